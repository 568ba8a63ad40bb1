## Gegner finden: Züge in der Zeit, und wer Mitspieler sucht.

# Züge in der Zeit

arg-least = pünktlich
arghelp-least = Der Anteil pünktlicher Züge, den man braucht, um sich zu setzen; wer neu ist, darf es auch
least-80 = mindestens 80 % pünktlich
least-90 = mindestens 90 % pünktlich
least-95 = mindestens 95 % pünktlich
lobby-least = Wer sich setzt, hat mindestens { $share } der eigenen Züge pünktlich gespielt. Wer neu oder eingeladen ist, darf sich auch setzen.
reliability-share = { $share } pünktlich
reliability-new = neu
reliability-how = Ein Zug ist pünktlich, wenn er endet, bevor seine Zeit um ist. Spielzeiten, Urlaub, Pausen und Zeitreserve zählen wie für die Uhr.
my-stats-in-time = Pünktlich: { $share } deiner letzten { $n } Züge mit anderen.
my-stats-few = { $n ->
    [one] Dein Anteil pünktlicher Züge steht hier nach einem weiteren Zug mit anderen.
   *[other] Dein Anteil pünktlicher Züge steht hier nach { $n } weiteren Zügen mit anderen.
}
my-stats-left = { $n ->
    [one] Verlassen: { $left } von { $n } Partie.
   *[other] Verlassen: { $left } von { $n } Partien.
}
error-too-late = Dieser Tisch verlangt { $least } % pünktliche Züge, und von deinen letzten { $n } hast du { $share } % pünktlich gespielt. Spiel vorerst an anderen Tischen: Jeder pünktliche Zug hebt deinen Anteil. { COMMAND("my stats") } zeigt ihn.
error-bad-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.

# Wer Mitspieler sucht

command-seek = suchen
command-seeks = gesuche
help-seek = Sucht Mitspieler für eine Partie per Brief, höchstens eine Woche lang
help-seeks = Zeigt, wer Mitspieler sucht; setz dich dazu
arg-seats = plätze
arghelp-seats = Wie viele spielen, dich mitgezählt; so wenige, wie das Spiel erlaubt, wenn du nichts nennst
seek-title = Wer Mitspieler sucht
seek-none = Gerade sucht niemand Mitspieler. { COMMAND("match seek") } sagt, dass du mit jedem spielen würdest.
seek-open = **Du suchst Mitspieler, höchstens eine Woche lang.** Wer { COMMAND("match seeks") } benutzt, sieht deinen Namen, deine Wertungszahl und deinen Anteil pünktlicher Züge. Die Partie beginnt von selbst, wenn alle Plätze besetzt sind; gespielt wird per Brief, in Direktnachrichten.
seek-facts = { $pace } pro Zug · { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
seek-until = endet { $when }
seek-server = auf { $server }
seek-sit = Dazusetzen
seek-withdraw = Zurückziehen
seek-withdrawn = **Dort suchst du keine Mitspieler mehr.**
seek-seated = **Du sitzt an einem Tisch für { $game }.** { $n ->
    [one] Die Partie beginnt, wenn sich { $n } weiterer Spieler setzt.
   *[other] Die Partie beginnt, wenn sich { $n } weitere Spieler setzen.
} Du erfährst es.
seek-begins = **Du sitzt an einem Tisch für { $game }, und die Partie beginnt.** Dein Brief kommt als Direktnachricht.
seek-joined = **{ $name } setzt sich zu dir, um { $game } zu spielen.** { $n ->
    [one] Die Partie beginnt, wenn sich { $n } weiterer Spieler setzt.
   *[other] Die Partie beginnt, wenn sich { $n } weitere Spieler setzen.
}
seek-full = **{ $name } setzt sich zu dir, um { $game } zu spielen, und die Partie beginnt.** Dein Brief kommt hierher.
seek-over = Dein Tisch für { $game } ist geschlossen: Es haben sich nicht rechtzeitig genug Spieler gesetzt. { COMMAND("match seek") } sucht andere.
lobby-sought = Jeder darf sich setzen, mit { COMMAND("match seeks") }. Die Partie beginnt von selbst mit { $n } Spielern.
arg-listed = gezeigt
arghelp-server-listed = Ob alle, die einen Tisch suchen, die offenen dieses Servers sehen
server-listed = Offene Tische für alle sichtbar
server-listed-yes = ja
server-listed-no = nein
error-seek-gone = Jemand war schneller: Dieser Tisch ist voll. { COMMAND("match seeks") } zeigt, was jetzt offen ist.
error-unwilling = An diesen Tisch kannst du dich nicht setzen. { COMMAND("match seeks") } zeigt andere.
error-too-many-seeks = Du suchst schon an { $most } Tischen Mitspieler, mehr sind nicht erlaubt. Zieh einen zurück mit { COMMAND("match seeks") }.
error-too-many-sought = Gerade suchen zu viele Tische Mitspieler. Setz dich an einen davon: { COMMAND("match seeks") }.
