# “Zo spelen wij het”: onze spelregels. Niets hiervan staat in de doos.

how-intro = Het spelregelboekje in je doos gaat altijd voor. Waar dat niets zegt, doen wij het zo. Dat scheelt discussie aan tafel.
how-badge = Van ons, niet gedrukt
how-switch = Kun je bij het klaarzetten veranderen

how-box = De getallen op de kaarten
how-box-example = Prijzen, huren, sets en dobbelstenen staan op het spelmateriaal, niet in het boekje. We beginnen met voorbeeldwaarden; neem de jouwe één keer over bij “Jouw doos”, dan blijven ze onder hun naam bewaard.
how-box-keep = Een potje houdt de getallen waarmee het begon. Verbeter je later je doos, dan verandert er aan oude potjes niets.

how-coins = Munten en bediening
how-coins-register = Elke munt gaat er eerst één keer in; daarvoor doet de rest nog niets. Die eerste keer klinkt een piep en krijg je een rekening met de beginscore.
how-coins-one = Eén munt tegelijk. Met de joystick laat een tweede munt de bel gaan; met grote knoppen wisselt hij met een munt die niets doet, maar nooit midden in een keuze.
how-coins-order = Eerst de munt, dan een richting (daarmee zeg je wat je doet), dan scrollen naar de plek, dan de witte knop.
how-coins-pull = Verkeerde richting? Trek de munt eruit. Wat je aan het kiezen of bieden was is vergeten, er wordt niets geboekt.
how-coins-ring = Na elke richting kun je doorscrollen naar terugdraaien. Een plek die bij jouw richting niet kan, laat de bel gaan.
how-coins-button = De witte knop werkt als je hem binnen een seconde loslaat. Hou je hem langer vast, dan telt dat voor de reset van vijf seconden, met of zonder munt, maar nooit tijdens een GO-ronde. Een gereset potje kun je terughalen. Na het einde begint zo het volgende potje.
how-coins-twice = Twee keer tikken op dezelfde grote knop binnen 0,6 seconde telt één keer, voor als je vinger trilt. De joystick en de witte knop tellen elke druk.
how-coins-sleep = Zonder munt gaat het schermpje meteen uit, met munt na vijf stille minuten. Wat het wakker maakt, doet verder niets.

how-levels = Kopen en stelen
how-levels-buy = Joystick omhoog koopt een Level dat van niemand is en steelt er een dat van een ander is. Bij een Level van jezelf: knipperen en de bel.
how-levels-land = De bank ziet de pionnen niet. Wie er mag kopen, mag stelen of moet betalen, bepalen jullie aan tafel. Een Level waar je op komt en dat je niet koopt of niet kunt kopen, wordt geveild; zelf bied je gewoon mee.
how-levels-steal = Met grote knoppen is stelen een aparte knop, voor wie op een Power Pellet-vakje staat.
how-levels-steal-bank = Wou je stelen, maar kocht je van de bank? Eén knop verkoopt het Level meteen terug en jij gaat naar de gevangenis.
how-levels-set = Levels van een hele set zijn niet te stelen: knipperen en de bel.

how-auction = Veilingen
how-auction-bid = Joystick naar rechts veilt een Level dat van niemand is; is het van iemand, dan knippert het en gaat de bel. Het bod begint op 0. Omhoog doet er tien bij, omlaag haalt er tien af. Op 0 wordt de witte knop geweigerd.
how-auction-denied = Een winnend bod dat hoger is dan wat je hebt, wordt geweigerd. Het Level wordt opnieuw geveild, zonder jou.
how-auction-excluded = Dat geldt tot de veiling voorbij is: iemand koopt het Level, niemand biedt, of een andere munt boekt iets anders. Voor de gedrukte prijs kopen mag je altijd, en draai je de koop terug, dan geldt het weer.
how-auction-none = Biedt niemand, dan betaalt niemand en blijft het Level bij de bank.
how-auction-helper = De veilinghulp houdt je tegen bij je eigen score. Met de joystick kun je te ver gaan, en dan wordt het geweigerd.

how-paying = Betalen en verkopen
how-paying-down = Joystick omlaag verkoopt een eigen Level voor de gedrukte prijs en betaalt de huur van dat van een ander. Is het van niemand: knipperen en de bel.
how-paying-double = Wie de hele set heeft, krijgt dubbele huur. De bank rekent het uit.
how-paying-sell-first = Kun je niet betalen, maar heb je een Level? Knipperen, bel, geen betaling: verkoop eerst iets. Heb je precies genoeg, dan betaal je.
how-paying-rest = Geen Levels meer? Dan betaal je wat je hebt en vervalt de rest van de schuld. Bij 0 gaat alleen de bel.
how-paying-order = Twee schulden betaal je in de volgorde waarin ze kwamen: GO-ronde, spook waar je op komt, het vakje zelf, dan de zet van het spook.
how-paying-sell-why = Verkopen doe je alleen om een schuld te betalen. De joystick kan dat niet nagaan; grote knoppen vragen waarvoor het is, en het logboek tekent erbij aan als er geen betaling volgt.

how-maze = GO-rondes in het doolhof
how-maze-here = Een GO-ronde speel je hier op het scherm. Speel je liever op het kastje uit je doos, zet dit dan uit: dan vul je in wat de ronde opleverde, in tientallen, tot het maximum dat het doolhof van jouw doos kan geven.
how-maze-difficulty = Rustig, Arcade of Fel: hoe moeilijk het doolhof is, kiezen jullie voor het begin. Het is voor iedereen hetzelfde.
how-maze-map = Het doolhof hebben we zelf getekend. Dat van jullie ziet er misschien anders uit; wat alles waard is, blijft gelijk.
how-maze-clock = De 15 seconden beginnen als de muziek stopt. Daarvoor beweegt er niets, en een ronde valt nooit in slaap.
how-maze-eat = PAC-MAN eet eerst en komt dan pas spoken tegen. Gebeurt het tegelijk, dan telt wat hij at.
how-maze-rest = Pillen tellen per vijf. Blijven er minder dan vijf over, dan leveren die niets op.
how-maze-eyes = De ogen van een opgegeten spook gaan naar huis. Even later komt het weer gevaarlijk naar buiten, en alleen een volgende krachtpil maakt het blauw.
how-maze-early = Een ronde is alleen eerder voorbij als er niets meer te eten is, blauwe spoken ook niet, of als een spook je te pakken krijgt.
how-maze-coin = Trek je tijdens een ronde de munt eruit, dan is hij voorbij. Wat je at, telt.

how-undo = Terugdraaien en herstellen
how-undo-insertion = Terugdraaien pakt het laatste dat je boekte sinds je munt erin ging, daarna dat ervoor. Is het van een eerdere keer, dan gaat de bel.
how-undo-steal = Draai je stelen terug, dan gaat het Level terug en blijven de punten waar ze zijn. Een weigering is geen boeking; daar valt niets aan terug te draaien.
how-undo-maze = De uitslag van een GO-ronde staat vast, en alles wat daarvoor geboekt is ook.
how-undo-correction = Wat ouder is, herstel je in het logboek: een nieuwe boeking met een reden draait de oude om. Dat kan niet als een score onder 0 zou komen of een Level twee eigenaren zou krijgen.

how-end = Het einde
how-end-moment = Het potje is afgelopen zodra het zestiende Level gekocht is, voor de gedrukte prijs of op de veiling. Grote knoppen vragen eerst of alles betaald is. Daarna laten munten alleen nog scores zien; die laatste koop kun je nog terugdraaien zolang de munt erin zit.
how-end-reveal = Doe de munten er een voor een in: alleen bij een winnaar knippert en speelt het. Te nieuwsgierig? “Laat iedereen zien” is een knop.
how-end-tie = Gelijke score: wie de meeste Level-kaarten heeft, wint. Nog steeds gelijk: dan winnen ze allemaal.

how-table = Aan tafel (de hulp)
how-table-start = Voor de eerste beurt gooit iedereen. Wie samen het hoogst gooit, gooit opnieuw.
how-table-dice = PAC-MAN loopt beide dobbelstenen samen, het spook loopt zijn eigen dobbelsteen.
how-table-doubles = Dubbel gegooid: nog een beurt. Bij de derde keer dubbel beweegt er niets en ga je naar de gevangenis.
how-table-jail = Naar de gevangenis: geen GO-ronde en je beurt is voorbij. Je int er wel huur en biedt gewoon mee.
how-table-third = Eruit kom je door aan het begin van je beurt te betalen of door dubbel te gooien; dat geeft dit keer geen extra beurt. Bij een mislukte worp bewegen jij en het spook niet. Na de derde betaal je en loop je die worp; zonder punten en Levels ga je gratis.
how-table-ghost = In de gevangenis kost het spook je niets. Op bezoek wel.
how-table-ghost-all = Iedereen op het vakje van het spook betaalt. Jullie blijven staan, want een andere plek is niet gedrukt.
how-table-second = Een Power Up- of Maze-vakje kan een tweede landing geven, met onderweg een GO-ronde. Speel ze allebei.
how-table-remind = Huur vervalt als de eigenaar er niet om vraagt voor de volgende worp. De hulp houdt zijn mond daarover, tenzij je dat aanzet.

how-card-turn = Het kaartspel: een beurt
how-card-players = Level 1 en Level 2 zijn voor twee tot vier spelers. Het Bonuslevel gebruikt beide stapels, voor twee tot acht.
how-card-start = De tafel kiest wie begint. Daarna gaat het naar links.
how-card-order = Je pakt hoogstens drie kaarten en bekijkt ze een voor een. Na elke kaart mag je je beurt afsluiten, doorgaan of stoppen.
how-card-must-act = In je beurt moet je iets doen: minstens één kaart pakken, of stoppen. Stoppen zonder ook maar één kaart mag.
how-card-secret = Elke kaart die je pakt blijft jouw geheim, punten net zo goed als spoken: ze klinken en voelen allemaal hetzelfde. Een gestopte hand blijft dicht tot het einde; een hand die eruit ligt, gaat open.
how-card-empty = Wie van een lege stapel moet pakken, is gestopt.
how-card-values = Wat kaarten waard zijn en hoeveel het er zijn, staat op je kaarten. We beginnen met voorbeeldwaarden; tel de jouwe één keer, dan worden ze bij naam bewaard. De plaatjes en namen van de actiekaarten zijn van ons.

how-card-out = Het kaartspel: spoken en het einde
how-card-check = Na elke kaart, elk cadeau, elke ruil, elke extra kaart en elk doorgeven kijken we of iemand drie spoken heeft.
how-card-last = Wie als laatste niet eruit ligt wint meteen, gestopt of niet. Is de ene gestopt en de andere niet, dan speelt die andere door.
how-card-tie = Aan het eind winnen de meeste punten, van wie gestopt is. Evenveel punten: ze delen de winst, ook bij nul. Er wint altijd iemand.
how-card-red = Een rood spook is één spook zoals de andere. Sommige tafels tellen het als twee; geef je het weg, dan blijft het één kaart.

how-card-power-ups = Het kaartspel: actiekaarten
how-card-play = Een actiekaart die je zelf pakt, speel je als het kan, en dan ligt hij open voor je; anders gaat hij weg.
how-card-whom = Een spookcadeau of overslaan is voor een ander. Een pakkeuze mag ook voor jezelf. Ruilen doen twee spelers die nog meedoen, met of zonder jou.
how-card-gift = Welk spook je weggeeft, kies jij. Wie het krijgt kan er meteen uit liggen; jouw beurt gaat door, behalve als je daarmee wint.
how-card-skip = Overslaan telt op en blijft bij die speler. Met nog twee spelers speelt wie de ander laat overslaan zelf weer.
how-card-draw-choice = Bij een pakkeuze pak je precies zoveel kaarten; extra kaarten tellen daar niet voor mee. Hij wacht zolang die speler overslaat, en een nieuwere vervangt een oudere. Raakt de stapel op, dan is de rest genoeg.
how-card-draw-first = Na een pakkeuze mag je nog altijd stoppen. Aan sommige tafels moeten eerst de kaarten gepakt worden.
how-card-extra = Een extra kaart gaat rond vanaf wie hem pakte, ook als die er daardoor uit ligt, en stopt als er nog maar één over is. Actiekaarten die zo komen gaan weg en doen niets.
how-card-pass = Doorgeven gaat naar de volgende die nog meedoet; met z’n tweeën ruil je. Iedereen kiest in het geheim, dan schuift alles tegelijk. Een lege hand krijgt een kaart en geeft niets. Doet er niemand anders meer mee, dan gebeurt er niets.

how-card-here = Het kaartspel: op dit scherm
how-card-back = Een stap kun je terugnemen tot iemand iets nieuws heeft gezien. Een gepakte kaart gaat nooit terug.
how-card-bots = Bots zien wat een speler op hun plek ziet, meer niet. Ze doen overal even lang over.
