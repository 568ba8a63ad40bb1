## Zeit und Plätze: Erinnerungen, Abstimmungen, Vertretungen, Nachrücker, Zurücknehmen.

time-remind = { $name }, deine Zeit läuft { $when } ab.
time-late = Die Zeit von { $name } ist um; die Partie wartet.
time-choose = { $n ->
    [one] { $names } darf entscheiden, wie es weitergeht.
   *[other] { $names } dürfen entscheiden, wie es weitergeht; mehr als die Hälfte gibt den Ausschlag.
}
time-votes = Was soll aus dem Zug von { $name } werden? { $needed ->
    [one] Eine Stimme entscheidet.
   *[other] { $needed } gleiche Stimmen entscheiden.
}
time-vote = { $label }: { $names }
time-more = { $name } hat wieder Zeit für einen ganzen Zug.
time-one-turn = Der Computer spielt diesen Zug für { $name }.
time-stood-in = Bis { $name } zurück ist, spielt der Computer.
time-back = { $name } ist zurück und spielt weiter.
time-paused = Die Partie ist angehalten: ihre Uhren stehen, und sie nimmt keine Züge an.
time-resumed = Die Partie geht weiter, und ihre Uhren laufen wieder.
time-away = { $name } ist vom { $start } bis zum { $end } im Urlaub; so lange steht die Uhr still.
time-here = { $name } hat keinen Urlaub mehr geplant; die Uhr läuft wie sonst.
time-lost = { $game } { $id } war nicht mehr lesbar und wurde abgebrochen; niemand hat gewonnen.
time-voided = Die Partie wurde abgebrochen; niemand hat gewonnen.

relief-more = Mehr Zeit
relief-move = Computer spielt diesen Zug
relief-computer = Computer übernimmt den Platz
relief-replace = Ersatz suchen
relief-end = Partie beenden
vote-done = Deine Stimme zählt. Solange nichts entschieden ist, kannst du sie ändern.

seat-offered = { $game } { $id }: jemand wird gesucht, der { $where } für { $name } weiterspielt.
seat-offered-to = { $to }, magst du in { $game } { $id }, { $where }, für { $name } weiterspielen?
seat-wanted = { $names } Jemand wird gesucht, der für { $name } weiterspielt. Bis dahin bleibt der Platz, wie er ist.
seat-wanted-to = { $names } { $to } wird gebeten, für { $name } weiterzuspielen. Bis dahin bleibt der Platz, wie er ist.
seat-take = Platz übernehmen
seat-take-of = Für { $name } weiterspielen
seat-looked-for = Ich habe gefragt, wer weiterspielen möchte. Bis dahin bleibt der Platz, wie er ist.
seat-plays-on = { $name } spielt für { $old } weiter.
seat-host = { $name } ist jetzt Gastgeber.
seat-back = Ich bin zurück
seat-played = So lange spielt der Computer für dich.

undo-asked = { $name } möchte den letzten Zug zurücknehmen. { $names }: einverstanden? Das würde zurückgenommen:
undo-so-far = Einverstanden: { $names }. Noch gefragt: { $left }.
undo-closed-undone = Zurückgenommen, wie { $name } es wollte: alle waren einverstanden.
undo-closed-refused = { $name } wollte den letzten Zug zurücknehmen. Das wurde abgelehnt oder hat sich erledigt: alles bleibt, wie es ist.
undo-closed-past = { $name } wollte den letzten Zug zurücknehmen. Die Partie ist inzwischen weitergegangen: alles bleibt, wie es ist.
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-agreed = Du bist einverstanden; die anderen müssen noch antworten.
undo-sent = Ich habe die anderen gefragt. Zieht vorher jemand, geht die Partie weiter.
undo-refused = { $name } ist nicht einverstanden: alles bleibt, wie es ist.
undo-alone = Das würde zurückgenommen:
undo-yes = Zurücknehmen

error-match-paused = Diese Partie ist angehalten und nimmt gerade keine Züge an. Warum, wissen ihr Gastgeber und die Admins des Servers.
error-not-paused = Diese Partie ist nicht angehalten.
error-not-late = Für diesen Platz ist nichts zu entscheiden: seine Zeit ist nicht um, oder es ist schon geregelt.
error-no-vote = Das entscheidest nicht du: die anderen Spieler der Partie stimmen ab.
error-not-away = In dieser Partie spielt kein Computer für dich.
error-not-offered = Dieser Platz ist für dich nicht frei: es wird niemand gesucht, jemand anders ist gefragt, oder er gehört einem Computer oder jemandem, der aufgegeben hat.
error-no-undo = Dieser Zug lässt sich nicht zurücknehmen: seither wurde gewürfelt, wurden Karten gezogen oder Verdecktes gezeigt, oder er ist schon zurückgenommen.
error-nothing-played = Es gibt nichts zurückzunehmen: du hast noch nicht gezogen.
error-undo-open = Jemand anders möchte seinen letzten Zug zurücknehmen: antworte zuerst darauf, unter der Frage im Thread der Partie.
error-not-asked = Niemand fragt mehr danach: es ist beantwortet, oder jemand hat inzwischen gezogen.
error-not-willing = Dieser Spieler nimmt keine Einladungen von dir an.

command-back = zurück
command-undo = zurücknehmen
command-replace = ersetzen
command-kick = rauswerfen
command-host = gastgeber
help-back = Holt deinen Platz vom Computer zurück
help-undo = Fragt die anderen, ob du deinen letzten Zug zurücknehmen darfst
help-replace = Sucht jemanden, der für dich oder auf einem verlassenen Platz weiterspielt
help-kick = Nimmt einem Spieler seinen Platz an deinem Tisch, bevor die Partie beginnt
help-host = Macht einen anderen Spieler zum Gastgeber deines Tisches
arghelp-replaced = Wessen Platz, wenn nicht deiner
arghelp-newcomer = Wer gefragt wird; ohne Angabe alle
arghelp-kicked = Wessen Platz
arghelp-host = Wer Gastgeber sein soll
