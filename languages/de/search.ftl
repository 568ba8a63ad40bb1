## Die Suche in den Regeln: Wörter, die nichts sagen, und Wörter, die dasselbe sagen.

search-idle = ein eine einen einem einer eines der die das den dem des ich mich mir mein meine
    meinen meinem meiner du dich dir dein deine deinen deinem deiner er ihn ihm sie es uns wir ihr
    euch ihre ihren ihrem unser sein seine seinen man dieser diese dieses diesen jener jene
    welcher welche welches welchen was wer wen wem wie wo woran womit wofür wozu warum wieso
    weshalb wann ob ist sind bin bist war waren wird werden wurde worden habe hast hat haben hatte
    kann kannst können könnt darf darfst dürfen dürft muss musst müssen soll sollen will wollen
    möchte wenn dann als und oder aber doch nicht nichts kein keine keinen so auch noch nur schon
    mal denn da dabei davon dafür dazu damit darauf in im ins an am auf aus bei beim mit nach von
    vom vor zu zum zur für über unter um durch bis seit pro je jeder jede jedes jeden alle alles
    etwas jemand jemanden jemandem gibt geht gehen passiert geschieht bedeutet bedeuten heißt
    erkläre erklären sagen wissen funktioniert funktionieren bitte regel regeln spiel eigentlich
    genau ganz machen mache macht tun tut sich bekomme bekommt bekommen kriege kriegt kriegen

search-alike-win = gewinnen gewinnt gewinne gewonnen gewinner sieg siegen siegt sieger ziel
search-alike-lose = verlieren verliert verliere verloren verlierer niederlage besiegt unterlegen unterlegene
search-alike-begin = beginnen beginnt beginn anfangen anfang anfängt fängt start starten erster zuerst
search-alike-end = ende enden endet aus vorbei fertig schluss aufhören letzter zuletzt
search-alike-tie = gleichstand unentschieden gleich gleichauf remis patt
search-alike-buy = kaufen kauft kaufe gekauft kauf erwerben
search-alike-cost = kosten kostet preis zahlen zahlt zahle bezahlen bezahlt teuer
search-alike-sell = verkaufen verkauft verkaufe verkauf verkäufer
search-alike-earn = verdienen verdient einkommen einnehmen ertrag einnahmen bringen bringt bringe einbringen
search-alike-trade = tauschen tauscht getauscht tausch handeln handel eintauschen
search-alike-build = bauen baut baue gebaut bau errichten
search-alike-move = bewegen bewegt bewege ziehen zieht gezogen bewegung laufen wandern reisen schieben schritt
search-alike-place = legen legt lege gelegt setzen setzt gesetzt stellen stellt einsetzen ablegen stehen
search-alike-opponent = gegner gegnerin feind feinde anderer anderen andere mitspieler gegenspieler
search-alike-player = spieler mitspieler leute
search-alike-friend = freund freunde verbündeter verbündete partner mitstreiter team
search-alike-pile = stapel nachziehstapel deck haufen
search-alike-empty = leer aufgebraucht alle verbraucht
search-alike-die = würfel würfeln
search-alike-roll = würfeln würfelt gewürfelt wurf werfen wirft geworfen
search-alike-money = geld reichtum münze münzen gold vermögen kohle
search-alike-choose = wählen wählt wähle gewählt wahl aussuchen auswählen entscheiden
search-alike-secret = geheim verdeckt versteckt verborgen heimlich
search-alike-see = sehen sieht sehe gesehen anschauen ansehen schauen zeigen zeigt offen
search-alike-give = geben gibt gebe gegeben weitergeben weitergibt schenken
search-alike-time = zeit uhr bedenkzeit spät langsam
search-alike-quit = aufgeben aufgegeben aussteigen verlassen verlässt aufhören
search-alike-skip = passen passt passe gepasst aussetzen auslassen überspringen
search-alike-score = punkte punkt wertung werten gewertet zählen zählt ruhm abrechnung
search-alike-worth = wert werte zählt
search-alike-strong = stark stärke stärkste kraft
search-alike-fight = kampf kämpfen kämpft kämpfe schlacht krieg angreifen angriff
search-alike-kill = töten tötet zerstören zerstört vernichten sterben stirbt tot
search-alike-most = höchstens maximum maximal obergrenze grenze höchste
search-alike-turn = zug züge runde runden dran reihe
search-alike-double = doppelt zweimal zwei beide verdoppeln
search-alike-colour = farbe farben
search-alike-again = wieder nochmal mehrmals erneut wiederholen öfter
search-alike-discard = abwerfen abgeworfen wirft ablegen ablage wegwerfen weglegen
search-alike-lead = führen führt führe führung vorn vorne
search-alike-long = lang lange länge dauert dauer dauern
search-alike-complete = vollenden vollendet fertig unfertig abschließen abgeschlossen fertigstellen
search-alike-near = benachbart nachbar nachbarn neben angrenzend angrenzende nächste
search-alike-ten = zehn 10
search-alike-role = rolle rollen weiser weise figur
search-alike-allowed = erlaubt verboten möglich unmöglich
