## Die Sieben Weisen: was über eine Partie gesagt wird.

seven-sages-title = Die Sieben Weisen
seven-sages-blurb = Wähl eine Rolle, handle Bündnisse aus und kämpf mit verdeckten Karten um die Kristalle des Waldes.

# Rollen, Karten, Lichtungen, Plätze.

seven-sages-role-witch = Hexe
    .the = die Hexe
seven-sages-role-seer = Seher
    .the = der Seher
seven-sages-role-priestess = Priesterin
    .the = die Priesterin
seven-sages-role-magician = Magier
    .the = der Magier
seven-sages-role-healer = Heilerin
    .the = die Heilerin
seven-sages-role-alchemist = Alchimist
    .the = der Alchimist
seven-sages-role-druid = Druide
    .the = der Druide
seven-sages-suit-owl = Eule
seven-sages-suit-spell = Zauber
seven-sages-some-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
seven-sages-some-spells = { $n ->
    [one] einen Zauberspruch
   *[other] { $n } Zaubersprüche
}
seven-sages-no-cards = keine Karten
seven-sages-no-crystals = keine
seven-sages-tile-1 = Eiche
    .the = zur Eiche
seven-sages-tile-2 = Birke
    .the = zur Birke
seven-sages-tile-3 = Buche
    .the = zur Buche
seven-sages-tile-4 = Esche
    .the = zur Esche
seven-sages-tile-5 = Ulme
    .the = zur Ulme
seven-sages-tile-6 = Linde
    .the = zur Linde
seven-sages-tile-7 = Ahorn
    .the = zum Ahorn
seven-sages-tile-8 = Eibe
    .the = zur Eibe
seven-sages-tile-9 = Eberesche
    .the = zur Eberesche
seven-sages-tile-10 = Erle
    .the = zur Erle
seven-sages-tile-11 = Hasel
    .the = zur Hasel
seven-sages-tile-finitum = Finitum
    .the = zum Finitum
seven-sages-slot-bottom = unten
seven-sages-slot-left = links
seven-sages-slot-right = rechts
seven-sages-place = { $tile } ({ $slot })
seven-sages-seat-role = { $seat } ({ $role })
seven-sages-side = Bündnis { $sign }
seven-sages-level = niemand führt
seven-sages-leads = { $side } führt mit { $n }

seven-sages-spell-volensia = nimmt eine in diesem Kampf gespielte Eule auf deine Hand
seven-sages-spell-moventi = vertauscht zwei Kristalle zweier Lichtungen
seven-sages-spell-anulensa = legt eine in diesem Kampf gespielte Karte ab
seven-sages-spell-potentia = zieht drei Kraftkarten
seven-sages-spell-absentus = lässt dich einen Zug lang passen und wiederkommen
seven-sages-spell-mutantus = tauscht deine Rolle mit der eines Verbündeten
seven-sages-spell-binensus = lässt dich auch die Karten einer zweiten Rolle spielen
seven-sages-spell-line = { $spell } { $effect }.

# Verben: Titel der Menüs, Befehle und ihre Angaben.

seven-sages-verb-become = Rolle wählen
seven-sages-verb-invite = Einladen
seven-sages-verb-withdraw = Einladung zurücknehmen
seven-sages-verb-accept = Annehmen
seven-sages-verb-answer = Antworten
seven-sages-verb-ready = Bereit
seven-sages-verb-show = Ausgewählte Karten zeigen
seven-sages-verb-play = Karte spielen
seven-sages-verb-cast = Zaubern
seven-sages-verb-target = Karte bestimmen
seven-sages-verb-swap = Kristalle vertauschen
seven-sages-verb-pass = Passen
seven-sages-verb-hand_on = Weitergeben
seven-sages-verb-gift = Drei weitergeben
seven-sages-verb-take = Kristall nehmen
seven-sages-verb-move = Spielfigur ziehen
seven-sages-verb-prefer = Rollen, die ich will
seven-sages-verb-wish = Mit oder gegen
seven-sages-verb-plan = Im Voraus antworten
seven-sages-verb-pick = Karten auswählen
seven-sages-verb-put = Hinlegen
seven-sages-verb-standing = Daueranweisungen
seven-sages-verb-play_next = Als Nächstes spielen
seven-sages-verb-leave_for = Auswahl weitergeben
seven-sages-verb-cancel = Anweisungen löschen

seven-sages-command-become = rolle
seven-sages-command-invite = einladen
seven-sages-command-withdraw = zurücknehmen
seven-sages-command-accept = annehmen
seven-sages-command-answer = antworten
seven-sages-command-ready = bereit
seven-sages-command-show = zeigen
seven-sages-command-play = spielen
seven-sages-command-cast = zaubern
seven-sages-command-target = bestimmen
seven-sages-command-swap = vertauschen
seven-sages-command-pass = passen
seven-sages-command-hand_on = weitergeben
seven-sages-command-gift = geben
seven-sages-command-take = nehmen
seven-sages-command-move = ziehen
seven-sages-command-order = anweisung
seven-sages-command-prefer = lieber
seven-sages-command-wish = wunsch
seven-sages-command-plan = voraus
seven-sages-command-pick = auswählen
seven-sages-command-put = hinlegen
seven-sages-command-standing = dauer
seven-sages-command-play_next = nächste
seven-sages-command-leave_for = hinterlassen
seven-sages-command-cancel = löschen

seven-sages-help = Die Sieben Weisen spielen
seven-sages-help-become = Deine Rolle für diese Runde wählen
seven-sages-help-invite = Jemanden zu einem Bündnis einladen, ungesehen von den anderen
seven-sages-help-withdraw = Eine Einladung zurücknehmen
seven-sages-help-accept = Ein Bündnis mit jemandem schließen, der dich eingeladen hat
seven-sages-help-answer = Kein Bündnis wollen, einem beitreten oder deins wählen
seven-sages-help-ready = Bereit sein, auszutauschen, was hingelegt ist
seven-sages-help-show = Die ausgewählten Karten jemandem zeigen
seven-sages-help-play = Eine Kraftkarte spielen
seven-sages-help-cast = Einen Zauberspruch spielen
seven-sages-help-target = Die Karte bestimmen, die dein Zauberspruch vom Tisch nimmt
seven-sages-help-swap = Die Kristalle wählen, die Moventi vertauscht
seven-sages-help-pass = Passen
seven-sages-help-hand_on = Eine Karte zum Weitergeben wählen
seven-sages-help-gift = Drei Karten auf einmal weitergeben
seven-sages-help-take = Einen Kristall nehmen
seven-sages-help-move = Die Spielfigur auf eine andere Lichtung ziehen
seven-sages-help-order = Geheime Anweisungen: was du tust, wenn es so weit ist
seven-sages-help-prefer = Geheim: eine Rolle, die du auf einer Lichtung willst
seven-sages-help-wish = Geheim: bei jemandem stehen, oder dagegen
seven-sages-help-plan = Geheim: was du antworten wirst
seven-sages-help-pick = Geheim: eine Karte zum Zeigen, Hinlegen oder Weitergeben auswählen
seven-sages-help-put = Geheim: die ausgewählten Karten jemandem hinlegen
seven-sages-help-standing = Geheime Anweisung, die gilt, bis du sie löschst
seven-sages-help-play_next = Geheim: die Karte, die du als Nächstes spielst
seven-sages-help-leave_for = Geheim: die ausgewählten Karten weitergeben
seven-sages-help-cancel = Geheime Anweisungen vergessen

seven-sages-arg-role = rolle
seven-sages-arg-seat = platz
seven-sages-arg-how = wie
seven-sages-arg-suit = sorte
seven-sages-arg-value = wert
seven-sages-arg-spell = zauber
seven-sages-arg-aim = ziel
seven-sages-arg-one = eine
seven-sages-arg-crystal = kristall
seven-sages-arg-other = andere
seven-sages-arg-against = gegen
seven-sages-arg-slot = lichtung
seven-sages-arg-what = was
seven-sages-arg-whom = wem
seven-sages-arghelp-role = Eine der Rollen
seven-sages-arghelp-seat = Eine Person am Tisch
seven-sages-arghelp-how = Auf welche Art
seven-sages-arghelp-suit = Eine Rolle, Eule oder Zauber
seven-sages-arghelp-value = Kartenwert oder Zauberspruch
seven-sages-arghelp-spell = Einer deiner Zaubersprüche
seven-sages-arghelp-aim = Auf wen oder was
seven-sages-arghelp-one = Erste Lichtung
seven-sages-arghelp-crystal = Wert eines Kristalls
seven-sages-arghelp-other = Zweite Lichtung
seven-sages-arghelp-against = Wert ihres Kristalls
seven-sages-arghelp-slot = Eine Lichtung
seven-sages-arghelp-what = Welche Anweisung
seven-sages-arghelp-whom = Für wen

seven-sages-option-window = Verhandlungen enden nach
seven-sages-option-window-sixth = einem Sechstel der Bedenkzeit
seven-sages-option-window-quarter = einem Viertel der Bedenkzeit
seven-sages-option-window-third = einem Drittel der Bedenkzeit
seven-sages-option-window-half = der halben Bedenkzeit
seven-sages-option-window-whole = der ganzen Bedenkzeit

# Wörter der Notation, die für einen Satz stehen.

seven-sages-answer-no_deal = Kein Bündnis: wartet nicht auf mich
seven-sages-answer-enter = Bündnis I beitreten
seven-sages-answer-stay_out = Draußen bleiben
seven-sages-answer-alone = Allein stehen
seven-sages-answer-speak = Rang zwei das Wort lassen
seven-sages-answer-join = Zu Rang eins gehen
seven-sages-answer-open = Rang drei wählen lassen
seven-sages-answer-first = In Bündnis I stehen
seven-sages-answer-second = In Bündnis II stehen
seven-sages-ready-done = Bereit
seven-sages-ready-again = Bereit, und noch einmal austauschen
seven-sages-ready-nothing = Bereit mit nichts
seven-sages-pass-for_good = Endgültig passen
seven-sages-pass-for_now = Vorerst passen
seven-sages-gift-least = Die drei niedrigsten
seven-sages-gift-filed = Die drei vorgemerkten
seven-sages-wish-with = mit
seven-sages-wish-against = gegen
seven-sages-standing-ready = Bereit, sobald der Austausch beginnt
seven-sages-standing-gift = Immer die drei niedrigsten weitergeben
seven-sages-standing-highest = Immer den höchsten Kristall nehmen
seven-sages-standing-pass = In meinem nächsten Zug passen
seven-sages-standing-stuck = Passen, wenn ich nichts spielen kann
seven-sages-standing-lead = Passen, wenn mein Bündnis mit { $n } führt
seven-sages-leave_for-allies = mein Bündnis
seven-sages-leave_for-foes = das andere Bündnis
seven-sages-leave_for-all = alle
seven-sages-cancel-picks = Ausgewählte Karten zurücklegen
seven-sages-cancel-offers = Alles Hingelegte zurücknehmen
seven-sages-cancel-prefer = Gewünschte Rollen vergessen
seven-sages-cancel-wish = Wünsche vergessen
seven-sages-cancel-plan = Antworten im Voraus vergessen
seven-sages-cancel-ready = Nicht sofort bereit sein
seven-sages-cancel-gift = Fragen, was ich weitergebe
seven-sages-cancel-highest = Fragen, welcher Kristall
seven-sages-cancel-pass = Anweisungen zum Passen vergessen
seven-sages-cancel-play = Die nächste Karte vergessen
seven-sages-aim-nothing = nichts Bestimmtes

# Eine ganze Handlung, auf einem Knopf oder als Schritt des Zuges.

seven-sages-do-become = { $role } werden
seven-sages-do-invite = { $who } einladen
seven-sages-do-withdraw = Einladung zurücknehmen: { $who }
seven-sages-do-accept = { $who } annehmen
seven-sages-do-answer-enter = Dem Bündnis von { $names } beitreten
seven-sages-do-answer-stay_out = Draußen bleiben, gegen { $names }
seven-sages-do-answer-place = In Bündnis { $side } stehen, mit { $names }
seven-sages-do-answer-alone = Allein stehen, gegen { $names }
seven-sages-do-answer-speak = Das Wort überlassen: { $who }
seven-sages-do-answer-open = Gegen { $name } stehen und wählen lassen: { $who }
seven-sages-do-answer-join = Zu { $who } gehen, gegen { $name }
seven-sages-do-show = Ausgewählte Karten zeigen: { $who }
seven-sages-do-play = { $card } spielen
seven-sages-do-cast = { $spell } spielen
seven-sages-do-cast-role = { $spell } spielen: { $role }
seven-sages-do-cast-seat = { $spell } spielen mit { $who }
seven-sages-do-target-owl = { $card } von { $who } nehmen
seven-sages-do-target-card = { $card } von { $who } ablegen
seven-sages-do-swap = { $crystal } von { $one } gegen { $against } von { $other }
seven-sages-do-hand_on = { $card } weitergeben
seven-sages-do-discard = { $card } ablegen
seven-sages-do-take = Die { $n } nehmen
seven-sages-do-move = Spielfigur ziehen: { $place }
seven-sages-do-prefer = { $place }: { $role }
seven-sages-do-wish-with = mit { $who }
seven-sages-do-wish-against = gegen { $who }
seven-sages-do-plan = Im Voraus: { $answer }
seven-sages-do-pick = { $card } auswählen
seven-sages-do-put = Ausgewählte Karten hinlegen: { $who }
seven-sages-do-put-back = Hingelegtes zurücknehmen: { $who }
seven-sages-do-play_next = Als Nächstes: { $card }
seven-sages-do-leave_for = Ausgewählte Karten weitergeben: { $whom }

# Was geschehen ist.

seven-sages-event-prepared = Im Spiel sind { $roles }. { $first } wählt zuerst.
seven-sages-event-dealt = Du hast { $cards }.
seven-sages-event-laid = { $tile } kommt nach { $slot }, Kristalle: { $crystals }.
seven-sages-event-finitum = Das Finitum kommt nach { $slot }: noch ein Kampf, dann das Ende oder eine letzte Runde.
seven-sages-event-became = { $name } wird { $role }.
seven-sages-event-invited = { $name } lädt { $to } zu einem Bündnis ein.
seven-sages-event-withdrew = { $name } nimmt die Einladung an { $to } zurück.
seven-sages-event-declined = { $name } sagt: kein Bündnis, wartet nicht auf mich.
seven-sages-event-allied = { $to } und { $name } schließen ein Bündnis.
seven-sages-event-no-alliance = Keine Einigung: die Rangfolge entscheidet.
seven-sages-event-stayed = { $name } bleibt draußen.
seven-sages-event-joined = { $name } tritt dem Bündnis bei.
seven-sages-event-spoke-alone = { $name } steht allein.
seven-sages-event-spoke-speak = { $name } lässt Rang zwei das Wort.
seven-sages-event-spoke-join = { $name } geht zu Rang eins.
seven-sages-event-spoke-open = { $name } lässt Rang drei wählen.
seven-sages-event-sided = { $name } tritt { $side } bei.
seven-sages-event-formed = Bündnis I: { $one }. Bündnis II: { $two }.
seven-sages-event-shown = { $name } zeigt { $to } { $cards }.
seven-sages-event-given = { $name } gibt { $to } { $what }.
seven-sages-event-exchanged = { $side } hat den Austausch beendet.
seven-sages-event-exchanged-again = { $side } hat ausgetauscht und tut es noch einmal.
seven-sages-event-began = Den Kampf beginnt { $name }.
seven-sages-event-began-bonus = Der Bonus ist gesetzt: { $lead }. { $name } ist dran.
seven-sages-event-played = { $name } spielt { $card } ({ $points }): { $lead }.
seven-sages-event-cast = { $name } spielt { $spell }.
seven-sages-event-cast-moot = { $name } spielt { $spell }, ohne Wirkung.
seven-sages-event-recalled = { $name } nimmt { $card } von { $owner } auf die Hand: { $lead }.
seven-sages-event-annulled = { $name } legt { $card } von { $owner } ab: { $lead }.
seven-sages-event-swapped = { $name } vertauscht die { $crystal } ({ $one }) mit der { $against } ({ $other }).
seven-sages-event-cancelled = { $spell } von { $name } gilt nicht mehr.
seven-sages-event-traded = { $name } und { $ally } tauschen die Rollen.
seven-sages-event-doubled = { $name } ist jetzt auch { $role }.
seven-sages-event-waited = { $name } passt vorerst.
seven-sages-event-passed = { $name } passt.
seven-sages-event-received = { $name } gibt { $to } { $cards } weiter.
seven-sages-event-drew = { $name } zieht { $cards }.
seven-sages-event-learned = { $name } zieht { $spell }.
seven-sages-event-learned-one = { $name } zieht einen Zauberspruch.
seven-sages-event-reshuffled = Die Ablage wird zu einem neuen Stapel gemischt.
seven-sages-event-reshuffled-spells = Die abgelegten Zaubersprüche werden zu einem neuen Stapel gemischt.
seven-sages-event-discarded = { $name } legt { $cards } verdeckt ab.
seven-sages-event-crushed = { $side } führt mit { $n }: der Kampf ist vorbei.
seven-sages-event-won = { $side } gewinnt den Kampf mit { $n }.
seven-sages-event-tie = Der Kampf endet unentschieden: die Kristalle gehen an { $names }.
seven-sages-event-took = { $name } nimmt einen Kristall vom Wert { $n }.
seven-sages-event-left = Aus dem Spiel: Kristall { $crystals }.
seven-sages-event-moved = { $name } zieht die Spielfigur { $tile } ({ $slot }).
seven-sages-event-round = Runde { $n }: { $first } wählt zuerst eine Rolle.
seven-sages-event-hand = { $name } hat { $cards }; Kristalle: { $crystals }.
seven-sages-event-hand-none = { $name } hat keine Karten; Kristalle: { $crystals }.
seven-sages-event-counted = { $suit }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}: ein kleiner Kristall für { $names }.
seven-sages-event-ended = Das Spiel ist zu Ende.

# Ein Zug in einem Satz: was einem Namen folgt, dann was für sich steht.

seven-sages-story-turn = { $name } { $did }.
seven-sages-story-became = wird { $role }
seven-sages-story-became-first = wird { $role }, auf dieser Lichtung ganz oben
seven-sages-story-became-last = wird { $role }, auf dieser Lichtung ganz unten
seven-sages-story-invited = lädt { $to } ein
seven-sages-story-withdrew = nimmt die Einladung an { $to } zurück
seven-sages-story-declined = sagt: kein Bündnis, wartet nicht auf mich
seven-sages-story-allied = nimmt das Angebot von { $to } an
seven-sages-story-stayed = bleibt dem Bündnis fern
seven-sages-story-joined = tritt dem Bündnis als drittes Mitglied bei
seven-sages-story-spoke = sagt: { $answer }
seven-sages-story-spoke-alone = braucht niemanden und steht allein
seven-sages-story-spoke-speak = überlässt { $to } das Wort
seven-sages-story-spoke-join = geht zu { $to }
seven-sages-story-spoke-open = überlässt { $to } die Wahl
seven-sages-story-sided = tritt { $side } bei
seven-sages-story-showed = zeigt { $to } { $what }
seven-sages-story-gave = gibt { $to } { $what }
seven-sages-story-played = spielt { $card }{ $lead }
seven-sages-story-played-pair = spielt noch eine 1 ({ $card }) für { $points }{ $lead }
seven-sages-story-level = {" "}und gleicht aus
seven-sages-story-leads = : { $side } führt mit { $n }
seven-sages-story-takes = {" "}und bringt { $side } in Führung, mit { $n }
seven-sages-story-behind = : { $side } liegt noch { $n } zurück
seven-sages-story-cast = spielt { $spell }
seven-sages-story-cast-absentus = spielt { $spell } und darf jetzt einen Zug lang passen, ohne auszuscheiden
seven-sages-story-cast-moot = spielt { $spell } vergeblich
seven-sages-story-cast-potentia = spielt { $spell } für mehr Karten
seven-sages-story-recalled = nimmt { $card } von { $owner } auf die Hand{ $lead }
seven-sages-story-recalled-own = nimmt { $card } zurück auf die Hand{ $lead }
seven-sages-story-annulled = streicht { $card } von { $owner }{ $lead }
seven-sages-story-annulled-own = muss { $card } streichen, eine eigene Karte{ $lead }
seven-sages-story-swapped = vertauscht die { $crystal } ({ $one }) mit der { $against } ({ $other })
seven-sages-story-traded = tauscht die Rolle mit { $to }
seven-sages-story-doubled = ist jetzt auch { $role }
seven-sages-story-waited = passt vorerst
seven-sages-story-passed = passt
seven-sages-story-passed-first = passt zuerst
seven-sages-story-passed-last = passt zuletzt
seven-sages-story-discarded = legt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} verdeckt ab
seven-sages-story-took = nimmt die { $n }
seven-sages-story-moved = zieht die Spielfigur { $tile } ({ $place })
seven-sages-story-moved-for = zieht die Spielfigur { $tile } ({ $place }), wo die Kristalle { $crystals } liegen
seven-sages-story-moved-finitum = zieht die Spielfigur aufs Finitum
seven-sages-story-formed = Die Bündnisse stehen: { $one } (I) gegen { $two } (II).
seven-sages-story-formed-for = Die Bündnisse stehen: { $one } (I) gegen { $two } (II), um die Kristalle { $crystals }.
seven-sages-story-crushed = { $side } führt mit { $n }: das beendet den Kampf sofort.
seven-sages-story-won = { $side } gewinnt den Kampf mit { $n }; { $winners ->
    [one] ein Kristall für
   *[other] Kristalle für
} { $names }.
seven-sages-story-won-sums = { $side } gewinnt den Kampf { $mine } : { $other }; { $winners ->
    [one] ein Kristall für
   *[other] Kristalle für
} { $names }.
seven-sages-story-tied = Der Kampf endet unentschieden; die Kristalle gehen an die Höchsten: { $names }.
seven-sages-story-tied-at = Der Kampf endet unentschieden bei { $n }; die Kristalle gehen an die Höchsten: { $names }.
seven-sages-story-finitum = Das Finitum liegt aus: nach noch einem Kampf kann das Spiel enden.
seven-sages-story-gain = { $name } ({ $n })
seven-sages-story-ended = Das Spiel ist zu Ende, und die Hände sind gezählt.
seven-sages-story-ended-count = Das Spiel ist zu Ende. Die beste Hand jeder Rolle bringt einen kleinen Kristall: { $gains }.

# Brett und Hand.

seven-sages-phase-roles = Rollenwahl
seven-sages-phase-negotiate = Verhandlung
seven-sages-phase-join = Beitritt
seven-sages-phase-place = Bündniswahl
seven-sages-phase-trio = Bündnisse
seven-sages-phase-exchange = Austausch
seven-sages-phase-combat = Kampf
seven-sages-phase-gift = Kartenwahl
seven-sages-phase-reward = Belohnung
seven-sages-phase-over = Ende
seven-sages-board-round = Runde { $n } von { $rounds }
seven-sages-board-round-at = { $round }: { $phase }
seven-sages-board-piles = Stapel { $deck } · Ablage { $discards } · Zauber { $spells }, gespielt { $used } · Lichtungen { $tiles }
seven-sages-board-goal = Höchste Summe gewinnt
seven-sages-board-won = siegt
seven-sages-board-won-at = Sieg ab +{ $n }
seven-sages-board-pile = Stapel
seven-sages-board-discards = Ablage
seven-sages-board-cards = { $n ->
    [one] Karte
   *[other] Karten
}
seven-sages-board-spells = { $n ->
    [one] Zauber
   *[other] Zauber
}
seven-sages-board-most = meiste Kristalle
seven-sages-board-most-of = meiste
seven-sages-board-rank = Rang: { $role }
seven-sages-board-bonus = Bonus
seven-sages-board-crystals = { $n ->
    [one] Kristall
   *[other] Kristalle
}
seven-sages-board-no-tile = keine Lichtung
seven-sages-board-count = Die höchste Summe jeder Rolle und der Eulen auf einer Hand bringt einen kleinen Kristall
seven-sages-board-finitum = Zieht die Spielfigur hierher, endet das Spiel.
seven-sages-board-stake = Gekämpft wird hier: { $place }, um die Kristalle { $crystals }.
seven-sages-can-roles = Jetzt: eine freie Rolle wählen.
seven-sages-can-negotiate = Jetzt: einladen, annehmen oder kein Bündnis wollen.
seven-sages-can-join = Jetzt: Bündnis I beitreten oder draußen bleiben.
seven-sages-can-side = Jetzt: ein Bündnis wählen.
seven-sages-can-exchange = Jetzt: Karten für das Bündnis hinlegen, dann bereit sein.
seven-sages-can-combat = Jetzt: eine Karte oder einen Zauberspruch spielen oder passen.
seven-sages-can-target = Jetzt: bestimmen, was { $spell } nimmt.
seven-sages-can-swap = Jetzt: zwei Kristalle für den Tausch wählen.
seven-sages-can-gift = Jetzt: drei Karten zum Weitergeben wählen.
seven-sages-can-discard = Jetzt: drei Karten ablegen.
seven-sages-can-forced = Jetzt: passen, der Kampf ist vorbei.
seven-sages-can-take = Jetzt: einen Kristall nehmen.
seven-sages-can-move = Jetzt: die Spielfigur zur nächsten Lichtung ziehen.
seven-sages-hand-crystals = Deine Kristalle
seven-sages-hand-none = noch keine
seven-sages-hand-worth = Wert
seven-sages-hand-orders = Deine Geheimnisse
seven-sages-hand-no-orders = Keine Anweisungen.
seven-sages-secret-picks = ausgewählt
seven-sages-secret-for = hinlegen für
seven-sages-secret-with = verbünden mit
seven-sages-secret-against = kämpfen gegen
seven-sages-secret-prefer = { $place }: nehmen
seven-sages-secret-holds = hält
seven-sages-secret-ready = sofort bereit
seven-sages-secret-gift = die kleinsten geben
seven-sages-secret-highest = den höchsten nehmen
seven-sages-secret-pass = nächstes Mal passen
seven-sages-secret-stuck = ohne Karte passen
seven-sages-secret-lead = mit { $n } Vorsprung passen
seven-sages-secret-next = als Nächstes spielen
seven-sages-secret-to = weiter an
seven-sages-secret-gift-now = jetzt weitergeben
seven-sages-secret-invited = du lädst ein
seven-sages-secret-invites-you = lädt dich ein
seven-sages-hand-can = { $role }: du kannst { $cards } spielen.
seven-sages-hand-leads = { $role }: unter jeder spielbaren Karte steht, womit dein Bündnis danach führt.
seven-sages-hand-later = { $role }: im Kampf kannst du { $cards } spielen.
seven-sages-hand-can-none = { $role }: du hast nichts zu spielen.
seven-sages-hand-empty = Deine Hand ist leer.

# Das Menü.

seven-sages-line-roles = Wähl deine Rolle für diese Runde. Du behältst sie bis zur nächsten.
seven-sages-line-negotiate = Lad heimlich ein, wen du willst. Zwei, die sich einig sind, sind ein Bündnis. „Kein Bündnis“: wartet nicht auf mich.
seven-sages-line-declined = Du willst kein Bündnis: niemand wartet auf dich. Bis die Verhandlung endet, darfst du noch einladen und annehmen.
seven-sages-line-join = { $names } sind Bündnis I. Beitreten oder draußen bleiben? Niemand sieht deine Antwort, bevor sie dran ist.
seven-sages-line-place = Es gab keine Einigung. In welchem Bündnis stehst du?
seven-sages-line-trio = In welchem Bündnis stehst du?
seven-sages-line-exchange = Wähl Karten aus, leg sie für dein Bündnis hin, dann sei bereit. Alles wechselt auf einmal.
seven-sages-line-ready = Du bist bereit; die anderen noch nicht.
seven-sages-line-combat = Spiel eine Karte oder einen Zauberspruch, oder passe. { $lead }.
seven-sages-line-target = Bestimm, was { $spell } nimmt.
seven-sages-line-swap = Wähl die zwei Kristalle, die den Platz tauschen.
seven-sages-line-gift = Wähl drei Karten für die Person, die als Nächstes passt: noch { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} zu wählen.
seven-sages-line-discard = Du hast als Letztes gepasst. Wähl drei Karten zum Ablegen: noch { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} zu wählen.
seven-sages-line-forced = Der Kampf ist vorbei: passe.
seven-sages-line-take = Nimm einen der Kristalle der Lichtung.
seven-sages-line-move = Zieh die Spielfigur: dort ist der nächste Kampf, und du wählst zuerst eine Rolle.
seven-sages-line-wait = Warten auf { $names }. Inzwischen kannst du Anweisungen geben.
seven-sages-line-over = Die Partie ist zu Ende.
seven-sages-line-invites-you = { $name } lädt dich ein.
seven-sages-line-picks = Ausgewählt: { $cards }.
seven-sages-line-orders = Deine Anweisungen siehst nur du, auch dass es welche gibt.
seven-sages-panel-pick = Karten auswählen
seven-sages-panel-pick-left = { $n } auf der Hand
seven-sages-panel-lead = { $how ->
    [ahead] dann führt dein Bündnis mit { $n }
    [behind] dann liegt dein Bündnis { $n } zurück
   *[level] dann steht es gleich
}
seven-sages-panel-partner = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} und { $crystals ->
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
}
seven-sages-panel-rank = Rang { $n } von { $of }
seven-sages-panel-take = Die { $n } nehmen: dann hättest du { $sum }
seven-sages-panel-move = Spielfigur: { $place }, um { $crystals }
seven-sages-panel-move-finitum = Spielfigur aufs Finitum: das Spiel endet
seven-sages-panel-discard = Karten ablegen
seven-sages-panel-pass-first = Endgültig passen: { $n } ziehen
seven-sages-panel-pass = Endgültig passen: { $name } gibt dir drei, { $n } ziehen

# Eine Stellung in Worten.

seven-sages-text-head = Die Sieben Weisen, Runde { $n }: { $phase }.
seven-sages-text-waiting = Warten auf { $names }.
seven-sages-text-result = { $told }: { $scores }.
seven-sages-text-score = { $name } { $n }
seven-sages-text-lead = Kampf: { $lead }.
seven-sages-text-sum = { $side }: { $n } aus Karten
seven-sages-text-sum-bonus = { $side }: { $n } aus Karten und { $bonus } Bonus
seven-sages-text-changed = Zuletzt: { $story }
seven-sages-text-pawn = Die Spielfigur steht auf { $place }, Kristalle: { $crystals }.
seven-sages-text-clearing = { $place }, Kristalle: { $crystals }.
seven-sages-text-ladder = Von oben: { $roles }.
seven-sages-text-player = { $name }: { $facts }.
seven-sages-text-plays = spielt { $role }
seven-sages-text-second = und { $role }
seven-sages-text-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
seven-sages-text-spells = { $n ->
    [one] { $n } Zauber
   *[other] { $n } Zauber
}
seven-sages-text-crystals = { $n ->
    [one] { $n } Kristall
   *[other] { $n } Kristalle
}
seven-sages-text-laid = { $name } hat { $cards } gespielt
seven-sages-text-laid-none = { $name } hat keine Karten gespielt
seven-sages-text-piles = Stapel { $deck }, Ablage { $discards }; Zauber { $spells }, gespielt { $used }; übrige Lichtungen { $tiles }.
seven-sages-text-hand = Deine Hand: { $cards }. Deine Kristalle: { $crystals }.
seven-sages-note-picks = Ausgewählt: { $cards }
seven-sages-note-offer = Für { $name } hingelegt: { $cards }
seven-sages-note-prefer = { $place }: { $roles }
seven-sages-note-wishes = Du willst stehen: { $wishes }
seven-sages-note-plan = Du wirst antworten: { $answer }
seven-sages-note-standing = { $what }
seven-sages-note-playing = Als Nächstes: { $card }
seven-sages-note-leave = Weitergeben ({ $whom }): { $cards }
seven-sages-note-gift = Weitergeben: { $cards }
seven-sages-note-known = { $name } hat { $cards }
seven-sages-note-invited = Du lädst { $name } ein
seven-sages-note-invites-you = { $name } lädt dich ein

# Das Ende.

seven-sages-reason-finitum = Die Spielfigur steht auf dem Finitum.
seven-sages-reason-last_round = Um die letzte Lichtung ist gekämpft.
seven-sages-score-large = Große Kristalle
seven-sages-score-small = Kleine Kristalle
seven-sages-score-total = Summe
seven-sages-score-highest = Höchster Kristall

# Warum etwas nicht geht.

seven-sages-why-over = Die Partie ist zu Ende.
seven-sages-why-turn = Du bist nicht dran: weder zu spielen noch ein Bündnis zu wählen.
seven-sages-why-roles-first = Zuerst wählen alle eine Rolle.
seven-sages-why-role-turn = Jemand anders ist dran, eine Rolle zu wählen.
seven-sages-why-roles-over = Die Rollen dieser Runde sind gewählt.
seven-sages-why-role-taken = { $role }: diese Rolle ist in dieser Runde vergeben.
seven-sages-why-role-box = { $role }: diese Rolle ist in dieser Partie nicht dabei.
seven-sages-why-talk-over = Bündnisse werden vor dem Kampf geschlossen; das ist vorbei.
seven-sages-why-three = Zu dritt lädt niemand ein: gesprochen wird nach der Rangfolge.
seven-sages-why-agreed = Die Verhandlung ist vorbei.
seven-sages-why-self = Wähl jemand anderen als dich selbst.
seven-sages-why-nobody = Diese Person gibt es nicht.
seven-sages-why-invited-you = { $seat } hat dich eingeladen: nimm stattdessen an.
seven-sages-why-invited = Du hast { $seat } schon eingeladen.
seven-sages-why-withdrawn = Deine Einladung an { $seat } hast du zurückgenommen; in dieser Runde geht sie nicht noch einmal.
seven-sages-why-not-invited = Du hast keine offene Einladung an { $seat }.
seven-sages-why-no-invitation = { $seat } hat dich nicht eingeladen, oder nicht mehr.
seven-sages-why-answered = Du hast schon geantwortet.
seven-sages-why-answer-wrong = In der Verhandlung ist „Kein Bündnis: wartet nicht auf mich“ die einzige Antwort.
seven-sages-why-join-answers = Tritt dem Bündnis bei, oder bleib draußen.
seven-sages-why-in-alliance = Du bist schon im Bündnis.
seven-sages-why-place-answers = Sag, in welchem Bündnis du stehst: I oder II.
seven-sages-why-three-answers = Diese Antwort hast du nicht: Rang eins steht allein oder lässt Rang zwei das Wort, Rang zwei geht mit, steht allein oder lässt es offen, Rang drei wählt ein Bündnis.
seven-sages-why-no-exchange = Karten werden ausgetauscht, wenn die Bündnisse stehen und bevor der Kampf beginnt.
seven-sages-why-ready = Du bist schon bereit, oder hast niemanden zum Austauschen.
seven-sages-why-nothing-down = Du hast nichts hingelegt: sei einfach bereit.
seven-sages-why-show-when = Karten werden zwischen Rollenwahl und Kampf gezeigt.
seven-sages-why-show-self = Deine Karten kennst du: nenn jemand anderen.
seven-sages-why-show-pick = Wähl zuerst die Karten aus, die du zeigen willst.
seven-sages-why-no-combat = Gerade wird nicht gekämpft.
seven-sages-why-out = Du hast gepasst und kommst in diesen Kampf nicht zurück.
seven-sages-why-gift-first = Wähl zuerst die drei Karten.
seven-sages-why-crushed = Der Kampf ist mit einem Vorsprung von 25 vorbei: du kannst nur noch passen.
seven-sages-why-target-first = Bestimm zuerst, was { $spell } tut.
seven-sages-why-no-card = Eine Karte { $suit } { $value } gibt es nicht.
seven-sages-why-not-held = Du hast { $suit } { $value } nicht.
seven-sages-why-other-role = { $suit }: das ist jetzt nicht deine Rolle. Spiel Karten deiner eigenen Rolle oder Eulen.
seven-sages-why-spells-cast = Dafür gibt es einen eigenen Befehl: zaubern.
seven-sages-why-one-spell = Ein Zauberspruch je Kampf; deinen hast du gespielt.
seven-sages-why-spell-held = Du hast { $spell } nicht.
seven-sages-why-aim-ally = Nenn jemanden aus deinem Bündnis; steht niemand bei dir, dann nichts.
seven-sages-why-aim-role = Nenn eine der Rollen, die offen liegen.
seven-sages-why-aim-none = { $spell } zielt auf nichts Bestimmtes.
seven-sages-why-no-target = Keiner deiner Zaubersprüche wartet auf eine Karte.
seven-sages-why-target-table = Vor { $seat } liegt keine { $suit } { $value }.
seven-sages-why-target-owl = Volensia nimmt nur Eulen.
seven-sages-why-target-power = Anulensa streicht Kraftkarten und Eulen, keine Zaubersprüche.
seven-sages-why-no-swap = Du hast nicht eben Moventi gespielt.
seven-sages-why-swap-crystals = Nenn einen Kristall einer Lichtung und einen einer anderen, in der Reihenfolge unten, links, rechts.
seven-sages-why-absentus = Nur wer einen gültigen Absentus hat, darf vorerst passen.
seven-sages-why-absentus-last = Alle anderen haben gepasst: spiel oder passe endgültig.
seven-sages-why-no-gift = Gerade gibt es für dich keine Karten zu wählen.
seven-sages-why-gift-card = Du hast keine weitere { $suit } { $value }, oder es ist keine Kraftkarte.
seven-sages-why-gift-begun = Du hast mit dem Wählen begonnen: mach Karte für Karte weiter.
seven-sages-why-gift-filed = Du hast nicht drei Karten für alle vorgemerkt, die du noch hast.
seven-sages-why-no-crystal = Gerade kannst du keinen Kristall nehmen.
seven-sages-why-crystal-value = Eine { $crystal } liegt nicht auf der Lichtung.
seven-sages-why-no-pawn = Du bist jetzt nicht dran, die Spielfigur zu ziehen.
seven-sages-why-crystals-first = Zuerst werden die Kristalle genommen.
seven-sages-why-pawn-stay = Die Spielfigur muss auf eine andere Lichtung.
seven-sages-why-pawn-empty = Dort liegt keine Lichtung mehr: { $slot }.
seven-sages-why-prefer-slot = Dort wird als Nächstes keine Rolle gewählt: { $slot }.
seven-sages-why-prefer-role = { $role }: diese Rolle steht schon auf deiner Liste oder ist vergeben.
seven-sages-why-wish-when = Wünsche gibst du zwischen der letzten Rollenwahl und dem Austausch ab.
seven-sages-why-wish-three = Zu dritt gibt es keine Wünsche: antworte stattdessen im Voraus.
seven-sages-why-wish-side = Du stehst schon in einem Bündnis: es bleibt nichts zu wünschen.
seven-sages-why-wish-who = Diesen Wunsch gibt es schon, oder er betrifft dich selbst.
seven-sages-why-plan-when = Im Voraus antwortest du nur zu dritt, bevor du gesprochen hast.
seven-sages-why-plan-what = Das ist schon vorgesehen, oder du hast diese Antwort nicht.
seven-sages-why-pick-when = Karten wählst du aus, solange Bündnisse geschlossen werden, und im Kampf.
seven-sages-why-pick-spell = Im Kampf werden nur Kraftkarten weitergegeben.
seven-sages-why-pick-passed = Du hast gepasst, und was du weitergibst, steht fest.
seven-sages-why-pick-card = Du hast keine weitere { $suit } { $value } zum Auswählen.
seven-sages-why-pick-three = Drei Karten sind schon ausgewählt.
seven-sages-why-put-when = Karten legst du hin, bis du bereit bist.
seven-sages-why-put-who = { $seat } kann nicht in deinem Bündnis sein.
seven-sages-why-put-pick = Wähl zuerst die Karten aus, die du hinlegen willst.
seven-sages-why-standing-ready = Sofort bereit zu sein kannst du anweisen, solange Bündnisse geschlossen werden und du noch nicht bereit bist.
seven-sages-why-standing-pass = Anweisungen zum Passen gibst du im Kampf, bis du gepasst hast.
seven-sages-why-standing-same = Diese Anweisung gilt schon.
seven-sages-why-next-when = Auf Anweisung wird nur in einem Kampf gespielt, in dem du noch bist.
seven-sages-why-next-same = { $suit } { $value } spielst du schon als Nächstes.
seven-sages-why-leave-when = Karten gibst du in einem Kampf weiter.
seven-sages-why-leave-pick = Wähl zuerst drei Kraftkarten aus.
seven-sages-why-leave-who = Diese Person hat schon gepasst, oder du hast deine Karten schon weitergegeben.
seven-sages-why-cancel-none = Eine solche Anweisung hast du nicht.

# Rollen, Eulen und Zaubersprüche zum Nachschlagen.

seven-sages-entry-role = Eine Rolle mit acht Kraftkarten: 1, 1, 2, 3, 4, 5, 6 und 7. Wer sie gewählt hat, darf sie im Kampf spielen. Sie hat keine eigene Fähigkeit; ihr Rang hängt von der Lichtung ab.
seven-sages-entry-owl = Eine Karte vom Wert 3, 4 oder 5, die alle spielen dürfen, in jeder Rolle.
seven-sages-entry-spell = Ein Zauberspruch: er { $effect }.

# Das Glossar: ein Begriff, was er heißt, wie man ihn sonst nennt, und seine Klauseln.

seven-sages-glossary-goal = Ziel
    .means = die höchste Summe an Kristallen
    .also = wie gewinnt man, Sieg, Spielziel, Zweck, worum geht es
    .clauses = 1.1 6.10
seven-sages-glossary-role = Rolle
    .means = wer du in einer Runde bist, einer der sieben Weisen; seine Karten darfst du spielen
    .also = Charakter, Klasse, Weiser, Person
    .clauses = 2.1 1.2
seven-sages-glossary-power-card = Kraftkarte
    .means = eine Karte einer Rolle oder eine Eule, mit einem Wert von 1 bis 7
    .also = normale Karte, Zahlenkarte, was spielen
    .clauses = 4.3 1.2
seven-sages-glossary-spell = Zauberspruch
    .means = eine Karte mit einer Wirkung; einer in jedem Kampf
    .also = Magie, zaubern, Sonderkarte, Hexerei, Zauber
    .clauses = 4.5 5.1
seven-sages-glossary-owl = Eule
    .means = eine Kraftkarte, die alle spielen dürfen, in jeder Rolle
    .also = Vogel, Joker
    .clauses = 4.3
seven-sages-glossary-clearing = Lichtung
    .means = der Ort eines Kampfes; sie gibt die Rangfolge der Rollen vor und trägt die Kristalle
    .also = Ort, Platz, Reihenfolge der Rollen, höchste, niedrigste
    .clauses = 1.4
seven-sages-glossary-crystal = Kristall
    .means = worum in einem Kampf gekämpft wird, 2 bis 7 wert
    .also = Punkte, Belohnung, Preis, Edelstein
    .clauses = 6.1 1.2
seven-sages-glossary-small-crystal = Kleiner Kristall
    .means = ein Punkt am Ende für die höchste Summe einer Rolle oder der Eulen auf der Hand
    .also = Bonus am Ende, Karten, die übrig sind
    .clauses = 6.9
seven-sages-glossary-alliance = Bündnis
    .means = wer einen Kampf gemeinsam führt, gegen das andere Bündnis
    .also = Seite, Team, Pakt, Abmachung, Freunde, Allianz
    .clauses = 3.1 3.2
seven-sages-glossary-invite = Einladung
    .means = ein Angebot, bei jemandem zu stehen; nur ihr zwei wisst davon
    .also = einladen, Angebot, Vorschlag, zurücknehmen
    .clauses = 3.2 3.3
seven-sages-glossary-lonely = Einzelgänger
    .means = zu dritt, wer allein gegen die beiden anderen steht
    .also = allein, einzeln, solo
    .clauses = 3.1 3.9
seven-sages-glossary-exchange = Austausch
    .means = Karten, die man vor dem Kampf seinem Bündnis gibt
    .also = Karten geben, Karten tauschen, Geschenk, verschenken
    .clauses = 3.11 3.13
seven-sages-glossary-marker = Zählstein
    .means = zeigt, welches Bündnis führt und um wie viel; 25 beendet den Kampf
    .also = Stand, Leiste, Vorsprung, Führung, Unterschied
    .clauses = 4.3 4.12
seven-sages-glossary-pass = Passen
    .means = den Kampf zu verlassen; bringt neue Karten
    .also = aufgeben, aufhören, draußen bleiben, wiederkommen
    .clauses = 4.7 4.8 4.9
seven-sages-glossary-pawn = Spielfigur
    .means = steht auf der Lichtung, um die gekämpft wird; die niedrigste Rolle zieht sie
    .also = Figur, nächster Ort
    .clauses = 6.6 1.4
seven-sages-glossary-finitum = Finitum
    .means = das Plättchen, mit dem die Partie endet
    .also = Spielende, aus, letzte Runde, Finale
    .clauses = 6.8
seven-sages-glossary-order = Anweisung
    .means = was du im Voraus sagst, damit niemand auf dich wartet
    .also = Befehl, weg, abwesend, automatisch, vorher
    .clauses = 7.1 7.5

# Wie man nach einer Klausel fragt, mit Wörtern, die sie nicht hat.

seven-sages-asked =
    1.1: wie gewinne ich, Ziel, Geschichte, worum geht es
    1.2: welche Karten gibt es, wie viele Karten, Rollen, Kristalle, wie viele Kristalle gibt es, wie viele Zaubersprüche gibt es
    1.3: wie viele Rollen zu dritt, zu viert oder zu fünft
    1.4: Lichtungen, Reihenfolge der Rollen, wer ist der Höchste, Rang, Aufbau, was heißt höchster, niedriger Rang
    1.5: Starthand, wie viele Karten am Anfang, womit beginne ich, Handlimit, verdeckte Hände, höchstens wie viele Karten, wie viele Karten habe ich auf der Hand, Handkarten
    2.1: Rolle wählen, wer wählt zuerst, Weisen wählen, wer fängt an, Rolle wechseln, welche Rolle ist die beste, dieselbe Rolle wie jemand
    3.1: wie viele sind in einem Bündnis, wer ist allein, Versprechen, wie viele Teams, wer ist auf meiner Seite, muss ich mein Wort halten
    3.2: Bündnis schließen, einladen, verhandeln, jemanden fragen, vorschlagen, wie finde ich Verbündete, um ein Bündnis bitten
    3.3: Einladung zurücknehmen, zurückziehen
    3.4: kein Bündnis, alle ablehnen, Einladung ablehnen, nein sagen
    3.5: was tun die beiden anderen, das andere Team, wer ist gegen mich
    3.6: zu fünft, einem Bündnis von zweien beitreten, ein Dritter in unserem Team, Team beitreten, sich zu fünft den ersten beiden anschließen, als Dritter dazukommen
    3.8: niemand ist sich einig, kein Bündnis, niemand will mich
    3.9: zu dritt, allein stehen
    3.11: Karten geben, mit Verbündeten tauschen
    3.12: Karten zeigen, andere sehen lassen
    3.13: Karten weggeben, wie viele Karten darf ich geben, bekomme ich etwas zurück, betrügen, verraten
    3.14: bereit, wann wird ausgetauscht, was sehen die anderen, was passiert, wenn ich bereit bin
    3.15: wie lange sind die Fenster offen
    4.1: wer beginnt den Kampf, wer spielt zuerst, Spielrichtung, Bonus des Einzelgängers, Bonus für Alleinkämpfen, Vorsprung am Anfang, Bonus, wenn man allein kämpft
    4.2: was tue ich in meinem Zug, was kann ich im Kampf tun, wie läuft ein Kampf
    4.3: welche Karten darf ich spielen, wie zieht der Zählstein, Eule spielen, Wert einer Karte
    4.4: zwei Einsen, beide Einsen spielen, Wert der zweiten 1
    4.5: wie viele Zaubersprüche darf ich spielen, Zauber im Kampf, zwei Zauber in einem Kampf, Magie
    4.6: nichts zu spielen, keine Karte zum Spielen, muss passen, ich kann nicht spielen, keine Karten mehr im Kampf, keine Karte spielen können
    4.7: nach dem Passen wiederkommen, in den Kampf zurück
    4.8: was bekomme ich fürs Passen, Karten ziehen, wie bekomme ich neue Karten, mehr Karten, neue Karten, wann ziehe ich Karten, Hand auffüllen
    4.9: weitergegebene Karten, welche Karten gebe ich weiter, beim Passen weggeben, verliere ich Karten, wenn ich passe
    4.10: als Letztes gepasst, letzte Person die passt
    4.11: Stapel leer, neu mischen, mehr Karten im Stapel
    4.12: Vorsprung von 25, sofort gewinnen, weit vorn, Ende des Kampfes, einen Kampf früh gewinnen
    4.13: an gesehene Karten erinnern
    5.1: wie wirken Zaubersprüche, muss ein Zauber wirken, was tun Zaubersprüche, wie lange wirkt ein Zauber
    5.3: Eule zurücknehmen, jemandem eine Eule nehmen
    5.4: Karte eines Gegners entfernen, Karte zerstören
    5.5: einen Zug warten, einen Zug aussetzen, Pause
    5.6: Rolle mit Verbündeten tauschen, Rollen wechseln
    5.7: zwei Rollen zugleich, zweite Rolle
    5.8: drei Karten ziehen, mehr Karten durch Zauber
    6.1: was bekommen die Sieger, Belohnung fürs Gewinnen, Kristall nehmen, sind Kristalle geheim, meinen Kristall wählen, welchen Kristall nehme ich, fremde Kristalle sehen
    6.2: Kristalle, die übrig bleiben, ein Kristall bleibt liegen
    6.3: was bekommen die Verlierer, Belohnung fürs Verlieren, Zauberspruch ziehen, neuer Zauberspruch, wie bekomme ich Zaubersprüche, wann ziehe ich einen Zauberspruch
    6.4: Gleichstand im Kampf, niemand führt, Zählstein in der Mitte, unentschieden, Kampf geht null zu null aus, Kampf endet bei null
    6.5: Kristall auswählen
    6.6: wer zieht die Spielfigur, nächste Lichtung, wo ist der nächste Kampf, wer bestimmt die nächste Lichtung, wo wird als Nächstes gekämpft
    6.7: Ende einer Runde, aufräumen, was passiert mit gespielten Karten, Karten nach dem Kampf, behalte ich gespielte Karten, nach dem Kampf, was wird nach dem Kampf aus den Karten
    6.8: wann endet das Spiel, letzte Runde, Finitum, aus, wie viele Runden, wie lange dauert das Spiel
    6.9: Handkarten am Ende, kleine Kristalle, Bonus, sind Karten am Ende etwas wert
    6.10: Gleichstand am Ende, Stichentscheid, wer gewinnt bei gleichen Kristallen, unentschieden, wer gewinnt bei Gleichstand
    7.1: Anweisungen im Voraus, automatisch spielen, während ich weg bin
    7.2: Anweisung für Rollen
    7.3: Wünsche für Verbündete
    7.5: automatisch passen, automatisch weitergeben
    8.1: Zeit abgelaufen, zu langsam, zu spät, Frist, nie antworten, nicht rechtzeitig antworten, keine Antwort, Urlaub, weg, verschlafen, was passiert mit meinem Zug, Zug verpasst
    8.2: Wert einer Karte für den Computer
    8.3: gehen, aufgeben, aussteigen, durch einen Computer ersetzt, verlassen, ausscheiden

# Was verglichen wird, wo Wahlen erklärt werden.

seven-sages-tally = Vorsprung im Kampf
