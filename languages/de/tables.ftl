## Tische und wo sie stehen: eröffnen, eine erste Partie, verlorene Kanäle, Spieler, die gehen.

command-first = erste
command-invite = einladen
help-first = Startet eine erste Partie gegen den Computer, mit ein paar Notizen zwischendurch
help-invite = Lädt einen Spieler an deinen Tisch ein, bevor die Partie beginnt
arg-private = privat
arg-strict = streng
arg-reserve = reserve
arg-increment = zuschlag
arghelp-private = Ob nur Platz nehmen darf, wen du einlädst
arghelp-strict = Ob für den, dessen Zeit abläuft, ein harmloser Zug gespielt wird
arghelp-reserve = Zeitreserve für die ganze Partie, wenn ein Zug länger dauert
arghelp-increment = Was jeder Zug zur Zeitreserve dazugibt
arghelp-invite = Wen du einlädst; der Tisch ist dann den Eingeladenen vorbehalten
reserve-43200 = 12 Stunden
reserve-86400 = 1 Tag
reserve-172800 = 2 Tage
reserve-259200 = 3 Tage
reserve-604800 = 7 Tage
increment-3600 = 1 Stunde pro Zug
increment-21600 = 6 Stunden pro Zug
increment-43200 = 12 Stunden pro Zug
increment-86400 = 1 Tag pro Zug

lobby-private = Ein privater Tisch: nur Eingeladene dürfen Platz nehmen. Der Gastgeber lädt mit { COMMAND("match invite") } ein.
lobby-reserve = Zeitreserve für die Partie: { $reserve }
lobby-increment = Zuschlag zur Zeitreserve mit jedem Zug: { $increment }
lobby-opened-in = Der Tisch ist in { $where } offen, wo dieser Server seine Tische hat. (Partie { $id })
lobby-strict = Wenn die Zeit um ist
lobby-strict-no = Die anderen entscheiden
lobby-strict-yes = Ein harmloser Zug wird gespielt

arghelp-first-game = Welches Spiel; ohne Angabe Magnate
first-button = Erste Partie
first-opened = Deine erste Partie { $game } hat in { $where } begonnen (Partie { $id }). Damit sie kurz bleibt, haben Computer den Anfang für alle gespielt. Du übernimmst, solange offen ist, wer gewinnt, und hast noch mindestens { $n } eigene Züge. Ihr Thread zeigt das Brett und ruft dich: drück dort auf **Spielen**. Sie wartet auf dich, so lange du willst.
first-opened-here = Deine erste Partie { $game } hat begonnen (Partie { $id }). Damit sie kurz bleibt, haben Computer den Anfang für alle gespielt. Du übernimmst, solange offen ist, wer gewinnt, und hast noch mindestens { $n } eigene Züge. Gespielt wird hier: die Knöpfe sind an deiner Hand, und nach jedem Zug kommt das Brett. Sie wartet auf dich, so lange du willst.
first-opened-dm = Deine erste Partie { $game } hat in [deinen Direktnachrichten]({ $where }) begonnen (Partie { $id }). Damit sie kurz bleibt, haben Computer den Anfang für alle gespielt. Du übernimmst, solange offen ist, wer gewinnt, und hast noch mindestens { $n } eigene Züge. Die Knöpfe sind dort an deiner Hand, und nach jedem Zug kommt das Brett. Sie wartet auf dich, so lange du willst.
first-comes = Deine erste Partie wird vorbereitet; sie kommt hierher.
first-unreached = Ich kann dir nicht schreiben. Lass Direktnachrichten von Apps zu oder installiere mich für dein Konto; dann versuche es noch einmal.
guide-note = **Notiz { $n } von { $of }.**
guide-first = Dieses Bedienfeld siehst nur du; gespielt ist nichts, bis ein Schritt deinen Zug beendet, und **Rückgängig** nimmt einen Schritt zurück.
guide-standing = So stehst du: { $list }.
guide-others = Was die anderen vorhaben: { $text }
guide-moment = An deiner Stelle fände der Computer jetzt gut: { $step }.
guide-last = Das war die letzte Notiz. Tippe `/{ $group }` für die Befehle des Spiels; { COMMAND("match read rules") } beantwortet Fragen; { COMMAND("match new") } eröffnet einen Tisch für andere Spieler.
guide-draft = -# Das ist dein Zug bisher. Mach weiter, oder nimm ihn mit **Rückgängig** zurück. Der Schritt, der den Zug beendet, spielt alles, und im Thread wird das Brett neu gezeichnet.
guide-wait = -# Der Computer ist dran. Im Thread wirst du gerufen, wenn du dran bist.

post-gone = { $name } hat diesen Server verlassen und ist nicht zu erreichen. Die Partie läuft weiter und wartet; der Platz kann an jemand anders gehen.
dm-gone = { $name } hat den Server verlassen, auf dem du Gastgeber von { $game } { $id } bist, und ist nicht zu erreichen. Die Partie wartet. { COMMAND("match replace") } oder { COMMAND("admin replace") } sucht jemanden, der weiterspielt.
dm-trouble-gone = Den Kanal von { $game } { $id } gibt es nicht mehr. Die Partie wartet, und nichts davon ist verloren. Wer den Server verwaltet, kann sie mit { COMMAND("admin move") } in einen anderen Kanal verlegen.
dm-trouble-locked = Jemand hat den Thread von { $game } { $id } gesperrt ({ $where }); darum geht es im Kanal weiter. Wer den Server verwaltet, kann ihn entsperren oder mir „Threads verwalten“ erlauben; { COMMAND("admin move") } verlegt die Partie anderswohin.
post-moved = { $game } { $id } geht { $where } weiter.
picture-brake = Das war ein Bild zu viel für eine Minute; hier ist es in Worten.
picture-late = -# Das Bild kommt nach.
picture-busy = Gerade werden mehr Bilder verlangt, als sich zeichnen lassen; hier ist die Stellung in Worten.
picture-stopped = Ich werde gerade neu gestartet; hier ist die Stellung in Worten. Frag in einer Minute noch einmal nach dem Bild.

error-too-many-here = Dieser Server hat so viele Tische und Partien wie erlaubt ({ $most }). Beende oder verlasse erst eine.
error-may-not-host = Auf diesem Server eröffnet <@&{ $role }> die Tische. An jedem offenen darfst du mitspielen.
error-cannot-post = In <#{ $where }> kann ich nicht schreiben. { COMMAND("admin check") } sagt, was mir dort fehlt.

arg-where = ort
arghelp-where = Wo gespielt wird: in einem Thread dieses Servers oder in Direktnachrichten an alle
home-thread = In einem Thread
home-letters = Per Brief
lobby-letters = Gespielt wird per Brief: Alle haben das Brett, ihre Hand und die Knöpfe in einer Direktnachricht.
lobby-unreached = nicht erreichbar
lobby-opened-letters = Der Tisch ist eröffnet (Partie { $id }). Gespielt wird per Brief, in Direktnachrichten. Wer mit dir spielen soll, setzt sich mit { COMMAND("match join") } und diesem Namen dazu, oder du lädst mit { COMMAND("match invite") } ein.
lobby-opened-card = Der Tisch ist eröffnet (Partie { $id }). Seine Karte steht unten, für alle hier: Wer mitspielen will, drückt **{ lobby-join }**. Deine Züge kommen als Direktnachricht; du kannst sie auch hier mit **{ post-play }** spielen, und niemand sonst sieht deine Hand.
letter-closed = Du sitzt am Tisch, aber ich kann dir nicht schreiben, und dass du am Zug bist, erfährst du per Direktnachricht. Erlaube mir Direktnachrichten oder installiere mich für dich; drücke dann **{ letter-again }**.
letter-again = Noch einmal versuchen
letter-unreached = { $name } ist per Direktnachricht nicht erreichbar. Die Uhr läuft weiter; { COMMAND("match replace") } sucht jemanden, der weiterspielt.

post-look = Ansehen
card-foot = Stand { $when }. Wer einen Knopf drückt, sieht den neuesten.
hand-foot = Stand { $when }. Drück hier einen Knopf, dann kommt der neueste.
card-strangers = Die Knöpfe hier wirken für alle, die mich installiert haben: auf meinen Namen tippen, dann **App hinzufügen**.
card-moved = Diese Partie geht auf einer neueren Karte weiter.
card-anew = Hier ist eine neue Karte.
card-hidden = Diese Karte siehst nur du: Dein Server lässt dich Apps von anderswo nicht öffentlich benutzen. Wer ihn verwaltet, kann das erlauben („Externe Apps verwenden“) oder mich zum Server hinzufügen.

help-move-home = Lässt deine Partie per Brief oder in einem Thread dieses Servers weitergehen
arghelp-home = Wo sie weitergeht
home-in = in { $place }
home-by-letter = per Brief
error-no-thread-here = Ein Thread braucht einen Server: Benutze diesen Befehl in dem Kanal, in dem die Partie weitergehen soll.
error-not-shared = Auf diesem Server nicht zu finden: { $names }. Ein Thread ist nur für die, die hier sind. Spielt per Brief weiter, oder lade erst ein, wer fehlt.
error-already-there = Dort wird die Partie schon gespielt.
lobby-full-letters = Alle Plätze von { $game } { $id } sind besetzt: Du kannst beginnen.
