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
reliability-how = Ein Zug ist pünktlich, wenn er endet, bevor seine Zeit um ist. Zeiten, Urlaub, Pausen und Zeitreserve zählen wie für die Uhr.
my-stats-in-time = Pünktlich: { $share } deiner letzten { $n } Züge mit anderen.
my-stats-few = { $n ->
    [one] Dein Anteil pünktlicher Züge steht hier nach { $n } weiteren Zug mit anderen.
   *[other] Dein Anteil pünktlicher Züge steht hier nach { $n } weiteren Zügen mit anderen.
}
my-stats-left = { $n ->
    [one] Verlassen: { $left } von { $n } Partie.
   *[other] Verlassen: { $left } von { $n } Partien.
}
error-least = Dieser Tisch verlangt { $least } % pünktliche Züge, und von deinen letzten { $n } hast du { $share } % pünktlich gespielt. Spiel vorerst an anderen Tischen: Jeder pünktliche Zug hebt deinen Anteil. { COMMAND("my stats") } zeigt ihn.
error-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
