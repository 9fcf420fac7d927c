# Wat de app zegt als iets mislukt. Geen verwijt, geen code, één ding om te doen.

fault-refused = Nu niet
fault-refused-text = De regels staan dat hier niet toe. { $detail }
fault-refused-remedy = Kies iets anders; er is niets veranderd.
fault-other-game = Dat hoort bij een ander spel.
fault-only-frames = Het doolhof loopt op zijn eigen klok, beeld voor beeld.

fault-invalid = Dat is niet te lezen
fault-invalid-text = Er klopt iets niet: { $detail }
fault-invalid-remedy = Verbeter het en probeer het opnieuw; er is niets veranderd.

fault-no-match = Dat potje is hier niet
fault-no-match-text = Er is geen potje open, of het is verwijderd.
fault-no-match-remedy = Ga naar het beginscherm en kies er een.

fault-store-busy = De bewaarde potjes zijn bezet
fault-store-busy-text = Een ander programma houdt het bestand vast, misschien een back-up. De laatste zet is niet bewaard en telt niet.
fault-store-busy-remedy = Wacht even en doe het nog een keer.

fault-store-full = Geen ruimte meer
fault-store-full-text = Op dit apparaat is geen ruimte om te bewaren. De laatste zet is niet bewaard en telt niet.
fault-store-full-remedy = Maak wat ruimte vrij en doe het nog een keer.

fault-store-read-only = Hier kan niets bewaard worden
fault-store-read-only-text = Deze app kan niet schrijven in de map met bewaarde potjes: { $detail }
fault-store-read-only-remedy = Geef deze app toegang tot die map en probeer het opnieuw.

fault-store-blocked = Er ligt iets in de weg
fault-store-blocked-text = Waar deze app wil bewaren, ligt iets anders: { $detail }
fault-store-blocked-remedy = Verplaats het of geef het een andere naam, en probeer het opnieuw.

fault-store-damaged = Dit is niet meer te lezen
fault-store-damaged-text = Een deel van de bewaarde potjes is beschadigd. Al het andere is er nog.
fault-store-damaged-remedy = Ga naar het beginscherm; andere potjes gaan nog open.

fault-store-too-new = Bewaard door een nieuwere app
fault-store-too-new-text = De bewaarde potjes zijn geschreven door een nieuwere versie van deze app. Er is niets aangeraakt.
fault-store-too-new-remedy = Werk deze app bij en open hem opnieuw.

fault-store-foreign = Bewaard door een andere uitgave van deze app
fault-store-foreign-text = De bewaarde potjes zijn aangelegd door een uitgave van deze app die anders is dan deze, dus deze opent ze niet. Er is niets aangeraakt; ze staan nog in { $detail }
fault-store-foreign-remedy = Open ze met de app die je eerder gebruikte. Wil je hier opnieuw beginnen, verplaats die map dan eerst.

fault-store-in-use = De app is al open
fault-store-in-use-text = Een ander venster van deze app gebruikt de bewaarde potjes.
fault-store-in-use-remedy = Ga naar dat venster, of sluit het en open dit opnieuw.

fault-bug = Dat was onze fout
fault-bug-text = Er ging iets mis in de app. Alles tot en met je laatste zet is bewaard. { $detail }
fault-bug-remedy = Probeer het opnieuw. Blijft het zo, sluit de app dan en open hem opnieuw.

set-aside = De bewaarde potjes waren beschadigd
set-aside-text = Het beschadigde bestand is bewaard als { $file }. { $kept ->
    [0] Er was geen potje meer te lezen, dus je begint opnieuw.
    [one] 1 potje was nog te lezen en staat hier.
   *[other] { $kept } potjes waren nog te lezen en staan hier.
}
set-aside-remedy = Je kunt meteen spelen. Houd dat bestand als iemand het wil proberen te herstellen.

fault-retry = Probeer opnieuw

run-unreadable = Dat is geen bewaarde ronde
run-unreadable-text = Het bestand is geen ronde in het doolhof zoals deze app die bewaart, of niet helemaal.
run-unreadable-remedy = Kies een bestand dat met Bewaar gemaakt is, zoals het was; de naam eindigt op .jsonl.
run-too-long = Dat bestand is te lang
run-too-long-text = Een bewaarde ronde is nooit langer dan 1 MB.
run-too-long-remedy = Kies een bestand dat met Bewaar gemaakt is; de naam eindigt op .jsonl.
run-newer = Die ronde komt uit een nieuwere app
run-newer-text = Hij is gespeeld met regels die deze versie van de app nog niet kent.
run-newer-remedy = Werk de app bij en bekijk hem dan.
run-altered = Die ronde is veranderd
run-altered-text = Opnieuw gespeeld eindigt hij anders dan het bestand zegt.
run-altered-remedy = Vraag het bestand nog eens, zoals het bewaard is.
