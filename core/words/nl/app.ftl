# De app om de spellen heen: opsommingen, datums, begin, instellingen, navigatie.

list-last = { $firsts } en { $last }

when-today = vandaag, { $time }
when-yesterday = gisteren, { $time }
when-date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}, { $time }
when-date-year = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }, { $time }

## Navigatie en de onderdelen van de kast

app-name = Coinop
app-back = Terug
app-close = Sluiten
app-got-it = Oké
app-cancel = Toch niet
app-menu = Menu
app-settings = Instellingen
app-how = Zo spelen wij het
app-log = Logboek
app-loading = Momentje …
app-leave = Bewaren en naar het begin
app-rematch = Nog een keer
app-sound = Geluid
app-mute = Geluid uit
app-unmute = Geluid aan
app-skip = Direct naar het spel
app-unit = De bank
app-players = Spelers
app-buttons = Wat nu?
app-helper = Tafelhulp
app-ring = Levels en kosten
app-display = Schermpje
app-slot = Muntgleuf
app-joystick = Joystick
app-stick-up = Joystick omhoog
app-stick-down = Joystick omlaag
app-stick-left = Joystick naar links
app-stick-right = Joystick naar rechts
app-white-button = Witte knop
app-keys = De pijltjes bewegen de joystick, spatie of enter is de witte knop, met 1 tot en met 4 gaat een munt erin of eruit.
app-lost = De bank geeft geen antwoord
app-lost-text = Er ging iets mis in de app. Alles tot en met je laatste zet is bewaard.
app-lost-remedy = Probeer het nog eens. Helpt dat niet, sluit dan de app en open hem weer: je gaat verder waar je was.

## Begin

home-tagline = Wat er nog miste op je spelavond
home-heading = Welke doos staat er op tafel?
home-continue-heading = Ligt nog op tafel
home-continue = Verder spelen
home-continue-label = Verder met { $game }: { $text }. Laatst gespeeld: { $when }.
home-remove = Weggooien
home-remove-question = Dit potje weggooien?
home-remove-text = { $text }: de scores en het logboek zijn dan voorgoed weg.
home-remove-yes = Gooi maar weg
home-remove-no = Bewaren
home-practice = Oefen het doolhof
home-practice-text = Vijftien seconden, zonder bank
home-footnote = Gemaakt door een fan, niet officieel, met eigen beeld en geluid. Zonder internet, zonder account.

game-bank = Monopoly Arcade: Pac-Man
game-cards = Pac-Man: The Card Game
home-bank-text = Dit scherm is de elektronische bank: munten, joystick, witte knop.
home-bank-players = 2 tot 4 spelers
home-cards-text = Geef dit scherm rond: het deelt, houdt elke hand geheim en speelt mee.
home-cards-players = 1 tot 8 spelers, bots vullen aan

## Instellingen

settings-system = Zoals het systeem
settings-on = Aan
settings-off = Uit
settings-language = Taal
settings-language-text = Het systeem spreekt { $language }.
settings-theme = Uiterlijk
settings-night = Nacht
settings-day = Dag
settings-text-size = Tekstgrootte
settings-normal = Gewoon
settings-large = Groot
settings-huge = Extra groot
settings-volume = Volume
settings-volume-step = { $step } van { $most }
settings-no-sound = Geen geluidsapparaat gevonden, dus het blijft stil. Is er weer een, dan klinkt het vanzelf.
settings-muted = Stil
settings-muted-text = Helemaal geen geluid; het volume blijft staan.
settings-motion = Beweging
settings-motion-text = Rustig: er vliegt niets en er knippert niets.
settings-full = Alles
settings-reduced = Rustig
settings-left-handed = Linkshandig
settings-left-handed-text = De joystick en de witte knop wisselen van kant.
settings-drawing = Tekenen
settings-drawing-text = Nu: { $now }. Hapert het venster of blijft het leeg, probeer dan de andere. Dat gaat in bij de volgende start.
settings-drawing-auto = Automatisch
settings-fast = Snel
settings-safe = Veilig
