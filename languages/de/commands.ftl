## Namen und Beschreibungen der Befehle; Namen klein geschrieben, höchstens 32 Zeichen.

command-match = partie
command-new = neu
command-join = mitspielen
command-leave = verlassen
command-start = starten
command-computer = computer
command-list = liste
command-board = brett
command-hand = hand
command-resign = aufgeben
command-status = stand
command-read = nachlesen
command-log = protokoll
command-card = karte
command-rules = regeln
command-export = export
command-help = hilfe

help-match = Partien eröffnen, mitspielen und ansehen
help-new = Eröffnet einen Tisch für eine Partie
help-join = Nimmt Platz an einem offenen Tisch
help-leave = Gibt deinen Platz frei, bevor die Partie beginnt
help-start = Startet die Partie an deinem Tisch
help-computer = Gibt einem Computer einen Platz an deinem Tisch
help-list = Zeigt deine Partien; die auf dich warten, stehen oben
help-board = Zeigt das Brett einer Partie
help-hand = Zeigt deine Hand und was du tun kannst
help-resign = Gibt eine Partie auf
help-status = Beschreibt die Stellung einer Partie in Worten
help-read = Über Partien und Regeln nachlesen
help-log = Erzählt, was in einer Partie geschehen ist
help-card = Zeigt eine Karte groß, mit ganzem Text und ihren Regeln
help-rules = Beantwortet eine Frage zu den Regeln eines Spiels
help-export = Schickt das Protokoll einer Partie als Datei, die jeder prüfen kann
help-help = Was Conclave ist und wie man spielt

arg-game = spiel
arg-pace = bedenkzeit
arg-with = mit
arg-with2 = mit2
arg-with3 = mit3
arg-with4 = mit4
arg-match = partie
arg-kind = art
arg-word = wort
arg-card = name
arg-words = worte
arghelp-game = Welches Spiel
arghelp-pace = Wie viel Zeit jeder Zug hat
arghelp-with = Wen du einlädst; der Tisch ist dann den Eingeladenen vorbehalten
arghelp-match = Welche Partie, wenn du mehrere spielst
arghelp-kind = Wie er spielt
arghelp-word = Ein Wort, das du zum Zufall der Partie beiträgst; alle sehen es am Tisch
arghelp-card = Der Name der Karte
arghelp-words = Eine Frage, Stichwörter, der Name einer Karte oder die Nummer einer Regel

pace-3600 = 1 Stunde pro Zug
pace-21600 = 6 Stunden pro Zug
pace-86400 = 1 Tag pro Zug
pace-172800 = 2 Tage pro Zug
pace-259200 = 3 Tage pro Zug
pace-604800 = 7 Tage pro Zug
pace-1209600 = 14 Tage pro Zug
computer-easy = leicht
computer-normal = normal
computer-strong = stark
computer-greedy = vernünftig
computer-random = zufällig

help-title = Conclave
help-text =
    Brettspiele per Post: ein paar Züge am Tag, in einem Thread, so lange es eben dauert.
    Eröffne mit { COMMAND("match new") } einen Tisch, nimm mit „Mitspielen“ Platz und hol einen Computer dazu, wenn niemand da ist. Bist du dran, wirst du einmal gerufen: Drück auf **Spielen**, stell deinen Zug zusammen, ohne dass es jemand sieht, nimm zurück, was du willst, und beende ihn. Deine Hand siehst nur du, per Direktnachricht oder mit **Meine Hand**.
help-more =
    { COMMAND("match list") } zeigt, was auf dich wartet, { COMMAND("match board") } das Brett, { COMMAND("match read rules") } beantwortet Fragen zu den Regeln, { COMMAND("match read card") } zeigt jede Karte groß, { COMMAND("match read analysis") } blickt auf eine beendete Partie zurück. In deinem Bedienfeld sagt **Erklären**, was jede Möglichkeit bewirkt; gegen lauter Computer nennt **Tipp** eine gute. Alles geht mit Knöpfen, mit den Befehlen des Spiels oder in der Direktnachricht.
help-install = Für dein Konto installiert, steht Conclave überall bereit, wo du schreibst: in Direktnachrichten, in Gruppen und auf Servern, die es nicht haben. Auf einem Server, der es hat, können alle spielen.
help-to-person = Für mich installieren
help-to-server = Auf einen Server holen
help-version = -# Conclave, Version { $version }

command-whisper = flüstern
command-whispers = geflüster
command-block = blockieren
help-whisper = Sagt einem anderen Spieler der Partie etwas unter vier Augen
help-whispers = Zeigt, was du unter vier Augen gesagt und gehört hast
help-block = Lehnt Geflüster und Einladungen eines Spielers ab oder nimmt sie wieder an
arg-to = an
arg-text = text
arg-player = spieler
arghelp-to = Ein Spieler der Partie
arghelp-text = Was du sagen willst
arghelp-player = Wen

command-note = notiz
help-note = Merkt sich für dich eine Zeile zu einer Partie; ohne Text wird sie gelöscht
arghelp-note = Was du dir merken willst
