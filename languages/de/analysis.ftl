## Rückblick auf eine beendete Partie: die Chancen im Verlauf und die teuersten Züge.

command-analysis = analyse
help-analysis = Zeigt nach der Partie, wer wann wie gut stand und welche Züge am meisten gekostet haben

analysis-chances = Gewinnchance
analysis-chances-of = Gewinnchance
analysis-known = Wie es wirklich stand, nichts verdeckt.
analysis-numbers = Die Zahlen zeigen, wo es kippte.
analysis-rounds = Runde
analysis-each = { $name } { $share }
analysis-when = Runde { $n }
analysis-start = Anfang
analysis-end = Ende
analysis-standing = { $when }: { $chances }.

analysis-button = Analyse
analysis-title = { $game } { $id } · Analyse
analysis-begun = Ich gehe die Partie durch; das dauert ein, zwei Minuten. Was ich finde, bleibt gespeichert.
analysis-waits = { $n ->
    [one] Eine andere Partie ist
   *[other] { $n } andere Partien sind
} vorher dran, jeweils ein, zwei Minuten. Danach gehe ich diese durch.
analysis-done = Ich gehe die Partie durch: { $n } % geschafft.
analysis-later = Das dauert länger, als ich hier antworten kann. Frag in einer Weile noch einmal nach der Analyse.
analysis-turning = Wo es kippte
analysis-turned = Runde { $n }, { $name } { $before } → { $after }: { $told }
analysis-slips = Die teuersten Züge
analysis-slip = Runde { $n }, **{ $name }**: { $played } ({ $chance }). Besser: **{ $better }** (mindestens { $best })
analysis-no-slip = Ich habe keinen Zug eines Spielers gefunden, der eindeutig teuer war.
analysis-how = Die Prozente sind Gewinnchancen, wie ein Computer sie sieht: die Lage mit allem, was verdeckt war; ein Zug mit dem, was sein Spieler wissen konnte. Züge von Computern werden nicht beurteilt.

error-still-played = Eine Partie wird analysiert, wenn sie zu Ende ist.
error-called-off = Diese Partie wurde abgebrochen: was verdeckt war, bleibt verdeckt, und es gibt keine Analyse.
error-too-many-analyses = Ich analysiere schon so viele Partien, wie ich kann. Frag in ein paar Minuten noch einmal.
error-unfinished = Die Analyse ist nicht fertig geworden. Frag in einer Weile noch einmal danach.
