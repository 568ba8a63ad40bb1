## The Seven Sages: what is said of a match.

seven-sages-title = The Seven Sages
seven-sages-blurb = Choose a role, bargain for allies, and fight with hidden hands for the crystals of the forest.

# Roles, cards, clearings, seats.

seven-sages-role-witch = Witch
    .the = the Witch
seven-sages-role-seer = Seer
    .the = the Seer
seven-sages-role-priestess = Priestess
    .the = the Priestess
seven-sages-role-magician = Magician
    .the = the Magician
seven-sages-role-healer = Healer
    .the = the Healer
seven-sages-role-alchemist = Alchemist
    .the = the Alchemist
seven-sages-role-druid = Druid
    .the = the Druid
seven-sages-suit-owl = Owl
seven-sages-suit-spell = Spell
seven-sages-some-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
seven-sages-some-spells = { $n ->
    [one] a spell
   *[other] { $n } spells
}
seven-sages-no-cards = no cards
seven-sages-no-crystals = none
seven-sages-tile-1 = Oak
    .the = the Oak
seven-sages-tile-2 = Birch
    .the = the Birch
seven-sages-tile-3 = Beech
    .the = the Beech
seven-sages-tile-4 = Ash
    .the = the Ash
seven-sages-tile-5 = Elm
    .the = the Elm
seven-sages-tile-6 = Lime
    .the = the Lime
seven-sages-tile-7 = Maple
    .the = the Maple
seven-sages-tile-8 = Yew
    .the = the Yew
seven-sages-tile-9 = Rowan
    .the = the Rowan
seven-sages-tile-10 = Alder
    .the = the Alder
seven-sages-tile-11 = Hazel
    .the = the Hazel
seven-sages-tile-finitum = Finitum
    .the = finitum
seven-sages-slot-bottom = bottom
seven-sages-slot-left = left
seven-sages-slot-right = right
seven-sages-place = { $tile } ({ $slot })
seven-sages-seat-role = { $seat } ({ $role })
seven-sages-side = alliance { $sign }
seven-sages-level = nobody leads
seven-sages-leads = { $side } leads by { $n }

seven-sages-spell-volensia = takes an owl played in this combat into your hand
seven-sages-spell-moventi = swaps two crystals of two clearings
seven-sages-spell-anulensa = discards a card played in this combat
seven-sages-spell-potentia = draws three power cards
seven-sages-spell-absentus = lets you pass for one turn and come back
seven-sages-spell-mutantus = swaps your role with that of an ally
seven-sages-spell-binensus = lets you play the cards of a second role too
seven-sages-spell-line = { $spell } { $effect }.

# Verbs: titles of menus, commands and their options.

seven-sages-verb-become = Choose a role
seven-sages-verb-invite = Invite
seven-sages-verb-withdraw = Withdraw an invitation
seven-sages-verb-accept = Accept
seven-sages-verb-answer = Answer
seven-sages-verb-ready = Ready
seven-sages-verb-show = Show picked cards
seven-sages-verb-play = Play a card
seven-sages-verb-cast = Cast a spell
seven-sages-verb-target = Choose the card
seven-sages-verb-swap = Swap crystals
seven-sages-verb-pass = Pass
seven-sages-verb-hand_on = Hand on
seven-sages-verb-gift = Hand on three
seven-sages-verb-take = Take a crystal
seven-sages-verb-move = Move the pawn
seven-sages-verb-prefer = Roles I prefer
seven-sages-verb-wish = With or against
seven-sages-verb-plan = Answer ahead
seven-sages-verb-pick = Pick cards
seven-sages-verb-put = Put down for an ally
seven-sages-verb-standing = Standing orders
seven-sages-verb-play_next = Play next
seven-sages-verb-leave_for = Hand on the picked cards
seven-sages-verb-cancel = Cancel orders

seven-sages-command-become = become
seven-sages-command-invite = invite
seven-sages-command-withdraw = withdraw
seven-sages-command-accept = accept
seven-sages-command-answer = answer
seven-sages-command-ready = ready
seven-sages-command-show = show
seven-sages-command-play = play
seven-sages-command-cast = cast
seven-sages-command-target = target
seven-sages-command-swap = swap
seven-sages-command-pass = pass
seven-sages-command-hand_on = hand-on
seven-sages-command-gift = gift
seven-sages-command-take = take
seven-sages-command-move = move
seven-sages-command-order = order
seven-sages-command-prefer = prefer
seven-sages-command-wish = wish
seven-sages-command-plan = plan
seven-sages-command-pick = pick
seven-sages-command-put = put
seven-sages-command-standing = standing
seven-sages-command-play_next = play-next
seven-sages-command-leave_for = leave-for
seven-sages-command-cancel = cancel

seven-sages-help = Play The Seven Sages
seven-sages-help-become = Choose your role of this round
seven-sages-help-invite = Invite a player to an alliance, unseen by the others
seven-sages-help-withdraw = Take an invitation back
seven-sages-help-accept = Form an alliance with a player who has invited you
seven-sages-help-answer = Say no deal, enter an alliance, or choose yours
seven-sages-help-ready = Be ready to exchange what is put down
seven-sages-help-show = Show the cards you have picked to a player
seven-sages-help-play = Play a power card
seven-sages-help-cast = Cast a spell
seven-sages-help-target = Choose the card that your spell takes off the table
seven-sages-help-swap = Choose the crystals that Moventi swaps
seven-sages-help-pass = Pass
seven-sages-help-hand_on = Choose a card to hand on
seven-sages-help-gift = Hand on three cards at once
seven-sages-help-take = Take a crystal
seven-sages-help-move = Move the pawn to another clearing
seven-sages-help-order = Secret orders: what you will do when it comes to it
seven-sages-help-prefer = Secret order: a role you want on a clearing
seven-sages-help-wish = Secret order: stand with a player, or against
seven-sages-help-plan = Secret order: what you will answer
seven-sages-help-pick = Secret order: pick a card to show, put down or hand on
seven-sages-help-put = Secret order: put the picked cards down for an ally
seven-sages-help-standing = Secret order that stands until you cancel it
seven-sages-help-play_next = Secret order: the card you play next
seven-sages-help-leave_for = Secret order: hand the picked cards on
seven-sages-help-cancel = Forget secret orders

seven-sages-arg-role = role
seven-sages-arg-seat = seat
seven-sages-arg-how = how
seven-sages-arg-suit = suit
seven-sages-arg-value = value
seven-sages-arg-spell = spell
seven-sages-arg-aim = aim
seven-sages-arg-one = one
seven-sages-arg-crystal = crystal
seven-sages-arg-other = other
seven-sages-arg-against = against
seven-sages-arg-slot = slot
seven-sages-arg-what = what
seven-sages-arg-whom = whom
seven-sages-arghelp-role = One of the roles
seven-sages-arghelp-seat = A player
seven-sages-arghelp-how = In which way
seven-sages-arghelp-suit = A role, Owl or Spell
seven-sages-arghelp-value = Face value or spell
seven-sages-arghelp-spell = One of your spells
seven-sages-arghelp-aim = At whom or what
seven-sages-arghelp-one = First clearing
seven-sages-arghelp-crystal = A crystal’s value
seven-sages-arghelp-other = Second clearing
seven-sages-arghelp-against = Its crystal’s value
seven-sages-arghelp-slot = A clearing
seven-sages-arghelp-what = Which order
seven-sages-arghelp-whom = For whom

seven-sages-option-window = Windows of negotiation close after
seven-sages-option-window-sixth = a sixth of a turn’s time
seven-sages-option-window-quarter = a quarter of a turn’s time
seven-sages-option-window-third = a third of a turn’s time
seven-sages-option-window-half = half a turn’s time
seven-sages-option-window-whole = a whole turn’s time

# Words of notation that stand for a phrase.

seven-sages-answer-no_deal = No deal: don’t wait for me
seven-sages-answer-enter = Enter alliance I
seven-sages-answer-stay_out = Stay out
seven-sages-answer-alone = Stand alone
seven-sages-answer-speak = Let the second speak
seven-sages-answer-join = Join the highest
seven-sages-answer-open = Let the third choose
seven-sages-answer-first = Stand in alliance I
seven-sages-answer-second = Stand in alliance II
seven-sages-ready-done = Ready
seven-sages-ready-again = Ready, and ask for another exchange
seven-sages-ready-nothing = Ready with nothing
seven-sages-pass-for_good = Pass for good
seven-sages-pass-for_now = Pass for now
seven-sages-gift-least = The three of least worth
seven-sages-gift-filed = The three you filed
seven-sages-wish-with = with
seven-sages-wish-against = against
seven-sages-standing-ready = Be ready as soon as the exchange begins
seven-sages-standing-gift = Always hand on the three of least worth
seven-sages-standing-highest = Always take the highest crystal
seven-sages-standing-pass = Pass at my next turn
seven-sages-standing-stuck = Pass when I have nothing to play
seven-sages-standing-lead = Pass when my alliance leads by { $n }
seven-sages-leave_for-allies = my allies
seven-sages-leave_for-foes = the other alliance
seven-sages-leave_for-all = everybody
seven-sages-cancel-picks = Put the picked cards back
seven-sages-cancel-offers = Take back all that is put down
seven-sages-cancel-prefer = Forget the roles I prefer
seven-sages-cancel-wish = Forget my wishes
seven-sages-cancel-plan = Forget what I answer ahead
seven-sages-cancel-ready = Do not be ready at once
seven-sages-cancel-gift = Ask me what to hand on
seven-sages-cancel-highest = Ask me which crystal
seven-sages-cancel-pass = Forget orders to pass
seven-sages-cancel-play = Forget the card to play next
seven-sages-aim-nothing = nothing in particular

# A whole action, as a button or a step of the turn.

seven-sages-do-become = Become { $role }
seven-sages-do-invite = Invite { $who }
seven-sages-do-withdraw = Withdraw the invitation to { $who }
seven-sages-do-accept = Accept { $who }
seven-sages-do-answer-enter = Enter the alliance of { $names }
seven-sages-do-answer-stay_out = Stay out, against { $names }
seven-sages-do-answer-place = Stand in alliance { $side }, with { $names }
seven-sages-do-answer-alone = Stand alone, against { $names }
seven-sages-do-answer-speak = Leave the word to { $who }
seven-sages-do-answer-open = Stand against { $name }, and let { $who } choose
seven-sages-do-answer-join = Join { $who }, against { $name }
seven-sages-do-show = Show the picked cards to { $who }
seven-sages-do-play = Play { $card }
seven-sages-do-cast = Cast { $spell }
seven-sages-do-cast-role = Cast { $spell }: { $role }
seven-sages-do-cast-seat = Cast { $spell } with { $who }
seven-sages-do-target-owl = Take { $card } from { $who }
seven-sages-do-target-card = Discard { $card } played by { $who }
seven-sages-do-swap = { $crystal } of { $one } for { $against } of { $other }
seven-sages-do-hand_on = Hand on { $card }
seven-sages-do-discard = Discard { $card }
seven-sages-do-take = Take the { $n }
seven-sages-do-move = Move the pawn to { $place }
seven-sages-do-prefer = { $place }: { $role }
seven-sages-do-wish-with = with { $who }
seven-sages-do-wish-against = against { $who }
seven-sages-do-plan = Ahead: { $answer }
seven-sages-do-pick = Pick { $card }
seven-sages-do-put = Put the picked cards down for { $who }
seven-sages-do-put-back = Take back what lies for { $who }
seven-sages-do-play_next = Next: { $card }
seven-sages-do-leave_for = Hand the picked cards on to { $whom }

# What happened.

seven-sages-event-prepared = In play are { $roles }. { $first } chooses first.
seven-sages-event-dealt = You hold { $cards }.
seven-sages-event-laid = { $tile } is laid at the { $slot }, crystals: { $crystals }.
seven-sages-event-finitum = Finitum is laid at the { $slot }: one more combat, then the end or a last round.
seven-sages-event-became = { $name } becomes { $role }.
seven-sages-event-invited = { $name } invites { $to } to an alliance.
seven-sages-event-withdrew = { $name } withdraws the invitation to { $to }.
seven-sages-event-declined = { $name } says: no deal, don’t wait for me.
seven-sages-event-allied = { $to } and { $name } form an alliance.
seven-sages-event-no-alliance = Nobody agrees: the hierarchy decides.
seven-sages-event-stayed = { $name } stays out.
seven-sages-event-joined = { $name } enters the alliance.
seven-sages-event-spoke-alone = { $name } stands alone.
seven-sages-event-spoke-speak = { $name } lets the second speak.
seven-sages-event-spoke-join = { $name } joins the highest.
seven-sages-event-spoke-open = { $name } lets the third choose.
seven-sages-event-sided = { $name } stands in { $side }.
seven-sages-event-formed = Alliance I: { $one }. Alliance II: { $two }.
seven-sages-event-shown = { $name } shows { $to } { $cards }.
seven-sages-event-given = { $name } gives { $to } { $what }.
seven-sages-event-exchanged = { $side } has finished its exchange.
seven-sages-event-exchanged-again = { $side } has exchanged, and does so again.
seven-sages-event-began = The combat begins with { $name }.
seven-sages-event-began-bonus = The bonus is placed: { $lead }. { $name } is next.
seven-sages-event-played = { $name } plays { $card } ({ $points }): { $lead }.
seven-sages-event-cast = { $name } casts { $spell }.
seven-sages-event-cast-moot = { $name } casts { $spell }, without effect.
seven-sages-event-recalled = { $name } takes { $card }, played by { $owner }, into hand: { $lead }.
seven-sages-event-annulled = { $name } discards { $card }, played by { $owner }: { $lead }.
seven-sages-event-swapped = { $name } swaps the { $crystal } at the { $one } with the { $against } at the { $other }.
seven-sages-event-cancelled = The { $spell } of { $name } is cancelled.
seven-sages-event-traded = { $name } and { $ally } swap their roles.
seven-sages-event-doubled = { $name } takes { $role } as a second role.
seven-sages-event-waited = { $name } passes for now.
seven-sages-event-passed = { $name } passes.
seven-sages-event-received = { $name } hands { $to } { $cards }.
seven-sages-event-drew = { $name } draws { $cards }.
seven-sages-event-learned = { $name } draws { $spell }.
seven-sages-event-learned-one = { $name } draws a spell.
seven-sages-event-reshuffled = The discards are shuffled into a new pile.
seven-sages-event-reshuffled-spells = The discarded spells are shuffled into a new pile.
seven-sages-event-discarded = { $name } discards { $cards }, face down.
seven-sages-event-crushed = { $side } leads by { $n }: the combat is over.
seven-sages-event-won = { $side } wins the combat by { $n }.
seven-sages-event-tie = The combat is tied: the crystals go to { $names }.
seven-sages-event-took = { $name } takes a crystal worth { $n }.
seven-sages-event-left = Out of the game: crystal { $crystals }.
seven-sages-event-moved = { $name } moves the pawn to the { $slot }: { $tile }.
seven-sages-event-round = Round { $n }: { $first } chooses a role first.
seven-sages-event-hand = { $name } holds { $cards }; crystals: { $crystals }.
seven-sages-event-hand-none = { $name } holds no cards; crystals: { $crystals }.
seven-sages-event-counted = { $suit }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}: a small crystal for { $names }.
seven-sages-event-ended = The game is over.

# A turn in one sentence: what follows a name, then what stands by itself.

seven-sages-story-turn = { $name } { $did }.
seven-sages-story-became = became { $role }
seven-sages-story-became-first = became { $role }, the highest in this clearing
seven-sages-story-became-last = became { $role }, the lowest in this clearing
seven-sages-story-invited = invited { $to }
seven-sages-story-withdrew = took back the invitation to { $to }
seven-sages-story-declined = said: no deal, don’t wait for me
seven-sages-story-allied = accepted the offer of { $to }
seven-sages-story-stayed = stayed out of the alliance
seven-sages-story-joined = entered the alliance as the third
seven-sages-story-spoke = said: { $answer }
seven-sages-story-spoke-alone = needed nobody and stood alone
seven-sages-story-spoke-speak = let { $to } speak first
seven-sages-story-spoke-join = joined { $to }
seven-sages-story-spoke-open = left the choice to { $to }
seven-sages-story-sided = stood in { $side }
seven-sages-story-showed = showed { $to } { $what }
seven-sages-story-gave = gave { $to } { $what }
seven-sages-story-played = played { $card }{ $lead }
seven-sages-story-played-pair = played the second { $card } for { $points }{ $lead }
seven-sages-story-level = {" "}and drew level
seven-sages-story-leads = : { $side } leads by { $n }
seven-sages-story-takes = {" "}and took the lead for { $side }, by { $n }
seven-sages-story-behind = : { $side } is still { $n } behind
seven-sages-story-cast = cast { $spell }
seven-sages-story-cast-absentus = cast { $spell } and may now pass for a turn without leaving the combat
seven-sages-story-cast-moot = cast { $spell } in vain
seven-sages-story-cast-potentia = cast { $spell } for more cards
seven-sages-story-recalled = took { $card }, played by { $owner }, in hand{ $lead }
seven-sages-story-recalled-own = took { $card } back in hand{ $lead }
seven-sages-story-annulled = struck out { $card }, played by { $owner }{ $lead }
seven-sages-story-annulled-own = had to strike out { $card }, an own card{ $lead }
seven-sages-story-swapped = swapped the { $crystal } of the { $one } for the { $against } of the { $other }
seven-sages-story-traded = swapped roles with { $to }
seven-sages-story-doubled = took { $role } as a second role
seven-sages-story-waited = passed for now
seven-sages-story-passed = passed
seven-sages-story-passed-first = passed first
seven-sages-story-passed-last = passed last
seven-sages-story-discarded = discarded { $n ->
    [one] a card
   *[other] { $n } cards
} unseen
seven-sages-story-took = took the { $n }
seven-sages-story-moved = moved the pawn to { $tile }, { $place }
seven-sages-story-moved-for = moved the pawn to { $tile } ({ $place }), where the crystals { $crystals } lie
seven-sages-story-moved-finitum = moved the pawn to finitum
seven-sages-story-formed = The alliances stand: { $one } (I) against { $two } (II).
seven-sages-story-formed-for = The alliances stand: { $one } (I) against { $two } (II), for the crystals { $crystals }.
seven-sages-story-crushed = { $side } leads by { $n }: that ends the combat at once.
seven-sages-story-won = { $side } won the combat by { $n }; { $winners ->
    [one] a crystal for
   *[other] crystals for
} { $names }.
seven-sages-story-won-sums = { $side } won the combat { $mine } : { $other }; { $winners ->
    [one] a crystal for
   *[other] crystals for
} { $names }.
seven-sages-story-tied = The combat ended level; the crystals go to the highest, { $names }.
seven-sages-story-tied-at = The combat ended level at { $n }; the crystals go to the highest, { $names }.
seven-sages-story-finitum = Finitum was turned up: after one more combat the game may end.
seven-sages-story-gain = { $name } ({ $n })
seven-sages-story-ended = The game is over, and the hands were counted.
seven-sages-story-ended-count = The game is over. The best hand of each role brings a small crystal: { $gains }.

# The board and the hand.

seven-sages-phase-roles = choice of roles
seven-sages-phase-negotiate = negotiation
seven-sages-phase-join = joining
seven-sages-phase-place = alliance choice
seven-sages-phase-trio = alliances
seven-sages-phase-exchange = exchange
seven-sages-phase-combat = combat
seven-sages-phase-gift = choice of cards
seven-sages-phase-reward = rewards
seven-sages-phase-over = the end
seven-sages-board-round = round { $n } of { $rounds }
seven-sages-board-round-at = { $round }: { $phase }
seven-sages-board-piles = Pile { $deck } · discards { $discards } · spells { $spells }, { $used } used · clearings left { $tiles }
seven-sages-board-goal = The highest sum wins
seven-sages-board-won = won
seven-sages-board-won-at = wins at +{ $n }
seven-sages-board-pile = pile
seven-sages-board-discards = discards
seven-sages-board-cards = { $n ->
    [one] card
   *[other] cards
}
seven-sages-board-spells = { $n ->
    [one] spell
   *[other] spells
}
seven-sages-board-most = most crystals
seven-sages-board-most-of = most
seven-sages-board-rank = rank: { $role }
seven-sages-board-bonus = bonus
seven-sages-board-crystals = { $n ->
    [one] crystal
   *[other] crystals
}
seven-sages-board-no-tile = no clearing
seven-sages-board-count = The highest sum of each role, or of the owls, in one hand earns a small crystal
seven-sages-board-finitum = Moving the pawn here ends the game.
seven-sages-board-stake = The combat is at { $place } for the crystals { $crystals }.
seven-sages-can-roles = Now: choose a role that is free.
seven-sages-can-negotiate = Now: invite an ally, accept, or say no deal.
seven-sages-can-join = Now: enter alliance I, or stay out.
seven-sages-can-side = Now: choose an alliance.
seven-sages-can-exchange = Now: put down cards for an ally, then be ready.
seven-sages-can-combat = Now: play a card, cast a spell, or pass.
seven-sages-can-target = Now: choose what { $spell } takes.
seven-sages-can-swap = Now: choose the two crystals that change places.
seven-sages-can-gift = Now: choose three cards to hand on.
seven-sages-can-discard = Now: discard three cards.
seven-sages-can-forced = Now: pass, the combat is over.
seven-sages-can-take = Now: take a crystal.
seven-sages-can-move = Now: move the pawn to the next clearing.
seven-sages-hand-crystals = Your crystals
seven-sages-hand-none = none yet
seven-sages-hand-worth = worth
seven-sages-hand-orders = Your secrets
seven-sages-hand-no-orders = No orders filed.
seven-sages-secret-picks = picked
seven-sages-secret-for = put down for
seven-sages-secret-with = stand with
seven-sages-secret-against = stand against
seven-sages-secret-prefer = { $place }: take
seven-sages-secret-holds = holds
seven-sages-secret-ready = ready at once
seven-sages-secret-gift = give the least
seven-sages-secret-highest = take the highest
seven-sages-secret-pass = pass next turn
seven-sages-secret-stuck = pass when stuck
seven-sages-secret-lead = pass at a lead of { $n }
seven-sages-secret-next = play next
seven-sages-secret-to = hand on to
seven-sages-secret-gift-now = hand on now
seven-sages-secret-invited = you invite
seven-sages-secret-invites-you = invites you
seven-sages-hand-can = { $role }: you can play { $cards }.
seven-sages-hand-leads = { $role }: under each card you can play is your alliance’s lead after it.
seven-sages-hand-later = { $role }: in the combat you can play { $cards }.
seven-sages-hand-can-none = { $role }: you have nothing to play.
seven-sages-hand-empty = Your hand is empty.

# The panel.

seven-sages-line-roles = Choose your role of this round. You keep it until the next one.
seven-sages-line-negotiate = Invite whom you like; only the two of you know. Two who agree form an alliance. “No deal” means: do not wait for me.
seven-sages-line-declined = You have said no deal: nobody waits for you. Until the window closes you may still invite and accept.
seven-sages-line-join = { $names } are alliance I. Enter, or stay out? Nobody sees your answer before its turn.
seven-sages-line-place = Nobody agreed. In which alliance do you stand?
seven-sages-line-trio = In which alliance do you stand?
seven-sages-line-exchange = Pick cards, put them down for an ally, then be ready. Everything changes hands at once.
seven-sages-line-ready = You are ready; the others are not yet.
seven-sages-line-combat = Play a card, cast a spell, or pass. { $lead }.
seven-sages-line-target = Choose what { $spell } takes.
seven-sages-line-swap = Choose the two crystals that change places.
seven-sages-line-gift = Choose three cards to hand on to the next who passes: { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
} to choose.
seven-sages-line-discard = You were the last to pass. Choose three cards to discard: { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
} to choose.
seven-sages-line-forced = The combat is over: pass.
seven-sages-line-take = Take one of the crystals of the clearing.
seven-sages-line-move = Move the pawn: the next combat is fought there, and you choose a role first.
seven-sages-line-wait = Waiting for { $names }. You may file orders meanwhile.
seven-sages-line-over = The match is over.
seven-sages-line-invites-you = { $name } invites you.
seven-sages-line-picks = Picked: { $cards }.
seven-sages-line-orders = Only you see your orders, and that you filed any.
seven-sages-panel-pick = Pick cards
seven-sages-panel-pick-left = { $n } held
seven-sages-panel-lead = { $how ->
    [ahead] then your alliance leads by { $n }
    [behind] then your alliance is { $n } behind
   *[level] then it is level
}
seven-sages-panel-partner = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}
seven-sages-panel-rank = rank { $n } of { $of }
seven-sages-panel-take = Take the { $n }: you would have { $sum }
seven-sages-panel-move = Pawn to { $place }, for { $crystals }
seven-sages-panel-move-finitum = Pawn to finitum: the game ends
seven-sages-panel-discard = Discard cards
seven-sages-panel-pass-first = Pass for good: draw { $n }
seven-sages-panel-pass = Pass for good: { $name } hands you three, draw { $n }

# A position in words.

seven-sages-text-head = The Seven Sages, round { $n }: { $phase }.
seven-sages-text-waiting = Waiting for { $names }.
seven-sages-text-result = { $told }: { $scores }.
seven-sages-text-score = { $name } { $n }
seven-sages-text-lead = Combat: { $lead }.
seven-sages-text-sum = { $side }: { $n } from cards
seven-sages-text-sum-bonus = { $side }: { $n } from cards and { $bonus } of bonus
seven-sages-text-changed = Last: { $story }
seven-sages-text-pawn = The pawn stands on { $place }, crystals: { $crystals }.
seven-sages-text-clearing = { $place }, crystals: { $crystals }.
seven-sages-text-ladder = From the highest: { $roles }.
seven-sages-text-player = { $name }: { $facts }.
seven-sages-text-plays = plays { $role }
seven-sages-text-second = and { $role }
seven-sages-text-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
seven-sages-text-spells = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
seven-sages-text-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
seven-sages-text-laid = { $name } has played { $cards }
seven-sages-text-laid-none = { $name } has played no cards
seven-sages-text-piles = Pile { $deck }, discards { $discards }; spells { $spells }, used { $used }; clearings left { $tiles }.
seven-sages-text-hand = Your hand: { $cards }. Your crystals: { $crystals }.
seven-sages-note-picks = Picked: { $cards }
seven-sages-note-offer = Put down for { $name }: { $cards }
seven-sages-note-prefer = { $place }: { $roles }
seven-sages-note-wishes = You wish to stand { $wishes }
seven-sages-note-plan = You will answer: { $answer }
seven-sages-note-standing = { $what }
seven-sages-note-playing = To play next: { $card }
seven-sages-note-leave = To hand on to { $whom }: { $cards }
seven-sages-note-gift = To hand on: { $cards }
seven-sages-note-known = { $name } holds { $cards }
seven-sages-note-invited = You invite { $name }
seven-sages-note-invites-you = { $name } invites you

# The end.

seven-sages-reason-finitum = The pawn has come to finitum.
seven-sages-reason-last_round = The last clearing has been fought for.
seven-sages-score-large = Large crystals
seven-sages-score-small = Small crystals
seven-sages-score-total = Sum
seven-sages-score-highest = Highest crystal

# Why something cannot be done.

seven-sages-why-over = The match is over.
seven-sages-why-turn = It is not your turn to play or choose an alliance.
seven-sages-why-roles-first = First everybody chooses a role.
seven-sages-why-role-turn = It is another player’s turn to choose a role.
seven-sages-why-roles-over = The roles of this round are chosen.
seven-sages-why-role-taken = { $role }: this role is taken in this round.
seven-sages-why-role-box = { $role }: this role is not in play in this match.
seven-sages-why-talk-over = Alliances are made before the combat; that time is over.
seven-sages-why-three = With three players nobody invites: the hierarchy speaks in turn.
seven-sages-why-agreed = The negotiation is over.
seven-sages-why-self = Choose a player other than yourself.
seven-sages-why-nobody = There is no such player.
seven-sages-why-invited-you = { $seat } has invited you: accept instead.
seven-sages-why-invited = You have invited { $seat } already.
seven-sages-why-withdrawn = You withdrew your invitation to { $seat }; it cannot be repeated in this round.
seven-sages-why-not-invited = You have no open invitation to { $seat }.
seven-sages-why-no-invitation = { $seat } has not invited you, or not any more.
seven-sages-why-answered = You have answered already.
seven-sages-why-answer-wrong = In the negotiation the only answer is “No deal: don’t wait for me”.
seven-sages-why-join-answers = Enter the alliance, or stay out.
seven-sages-why-in-alliance = You are in the alliance already.
seven-sages-why-place-answers = Say in which alliance you stand: I or II.
seven-sages-why-three-answers = That is not your answer to give: the highest stands alone or lets the second speak, the second joins, stands alone or leaves it open, the third chooses an alliance.
seven-sages-why-no-exchange = Cards are exchanged between the forming of alliances and the combat.
seven-sages-why-ready = You are ready already, or have nobody to exchange with.
seven-sages-why-nothing-down = You have put nothing down: just be ready.
seven-sages-why-show-when = Cards are shown between the choice of roles and the combat.
seven-sages-why-show-self = You know your own cards: name another player.
seven-sages-why-show-pick = First pick the cards that you want to show.
seven-sages-why-no-combat = There is no combat now.
seven-sages-why-out = You have passed, and do not come back into this combat.
seven-sages-why-gift-first = First choose the three cards.
seven-sages-why-crushed = The combat is over with a lead of 25: only passing is left.
seven-sages-why-target-first = First choose what { $spell } does.
seven-sages-why-no-card = There is no card { $suit } { $value }.
seven-sages-why-not-held = You do not hold { $suit } { $value }.
seven-sages-why-other-role = { $suit }: that is not your role now. Play cards of your own role, or owls.
seven-sages-why-spells-cast = Spells are cast, not played.
seven-sages-why-one-spell = One spell in each combat; you have cast yours.
seven-sages-why-spell-held = You do not hold { $spell }.
seven-sages-why-aim-ally = Name one of your allies; with nobody beside you, nothing.
seven-sages-why-aim-role = Name one of the roles that lie face up.
seven-sages-why-aim-none = { $spell } is cast at nothing in particular.
seven-sages-why-no-target = No spell of yours waits for a card.
seven-sages-why-target-table = { $seat } has no { $suit } { $value } on the table.
seven-sages-why-target-owl = Volensia takes owls only.
seven-sages-why-target-power = Anulensa strikes out power cards and owls, not spells.
seven-sages-why-no-swap = You have not cast Moventi just now.
seven-sages-why-swap-crystals = Name a crystal of one clearing and a crystal of another, in the order bottom, left, right.
seven-sages-why-absentus = Only a player whose Absentus is in force may pass for now.
seven-sages-why-absentus-last = All others have passed: play, or pass for good.
seven-sages-why-no-gift = You have no cards to choose now.
seven-sages-why-gift-card = You do not hold another { $suit } { $value }, or it is no power card.
seven-sages-why-gift-begun = You have begun to choose: go on card by card.
seven-sages-why-gift-filed = You have not filed three cards for everybody that you still hold.
seven-sages-why-no-crystal = You have no crystal to take now.
seven-sages-why-crystal-value = There is no { $crystal } on the clearing.
seven-sages-why-no-pawn = It is not for you to move the pawn now.
seven-sages-why-crystals-first = First the crystals are taken.
seven-sages-why-pawn-stay = The pawn must move to another clearing.
seven-sages-why-pawn-empty = There is no clearing at the { $slot } any more.
seven-sages-why-prefer-slot = No role will be chosen there next: { $slot }.
seven-sages-why-prefer-role = { $role }: this role is on your list already, or taken.
seven-sages-why-wish-when = Wishes are filed between the last choice of a role and the exchange.
seven-sages-why-wish-three = With three players there are no wishes: answer ahead instead.
seven-sages-why-wish-side = You stand in an alliance already: there is nothing left to wish.
seven-sages-why-wish-who = That wish is filed already, or is about yourself.
seven-sages-why-plan-when = You answer ahead only with three players, before you have spoken.
seven-sages-why-plan-what = That is planned already, or is not yours to answer.
seven-sages-why-pick-when = Cards are picked while alliances are made, and in the combat.
seven-sages-why-pick-spell = In the combat only power cards are handed on.
seven-sages-why-pick-passed = You have passed, and what you hand on is settled.
seven-sages-why-pick-card = You do not hold another { $suit } { $value } to pick.
seven-sages-why-pick-three = Three cards are picked already.
seven-sages-why-put-when = Cards are put down until you are ready.
seven-sages-why-put-who = { $seat } cannot be your ally.
seven-sages-why-put-pick = First pick the cards that you want to put down.
seven-sages-why-standing-ready = You can file to be ready at once while alliances are made, until you are ready.
seven-sages-why-standing-pass = Orders to pass are filed in the combat, until you have passed.
seven-sages-why-standing-same = That order stands already.
seven-sages-why-next-when = A card is played by order only in a combat you have not left.
seven-sages-why-next-same = { $suit } { $value } is already the card you play next.
seven-sages-why-leave-when = Cards are handed on in a combat.
seven-sages-why-leave-pick = First pick three power cards.
seven-sages-why-leave-who = That player has passed already, or you have already handed on your cards.
seven-sages-why-cancel-none = You have no such order.

# Roles, owls and spells to look up.

seven-sages-entry-role = A role with eight power cards: 1, 1, 2, 3, 4, 5, 6 and 7. Whoever has chosen it may play them in the combat. It has no ability of its own; its rank depends on the clearing.
seven-sages-entry-owl = A card of value 3, 4 or 5 that everybody may play, whatever their role.
seven-sages-entry-spell = A spell: it { $effect }.

# The glossary: a term, what it means, what people call it, and its clauses.

seven-sages-glossary-goal = goal
    .means = the highest sum of crystals
    .also = how to win, victory, aim, purpose, objective
    .clauses = 1.1 6.10
seven-sages-glossary-role = role
    .means = the sage that you are in a round; its cards are those you may play
    .also = character, class, pick a sage, person
    .clauses = 2.1 1.2
seven-sages-glossary-power-card = power card
    .means = a card of a role or an owl, with a value from 1 to 7
    .also = normal card, number card, what to play
    .clauses = 4.3 1.2
seven-sages-glossary-spell = spell
    .means = a card with an effect; one in each combat
    .also = magic, cast, special card, sorcery
    .clauses = 4.5 5.1
seven-sages-glossary-owl = owl
    .means = a power card that everybody may play, whatever their role
    .also = bird, joker, wild
    .clauses = 4.3
seven-sages-glossary-clearing = clearing
    .means = the place of a combat; it ranks the roles and holds the crystals
    .also = place, location, order of the roles, highest, lowest
    .clauses = 1.4
seven-sages-glossary-crystal = crystal
    .means = what a combat is fought for, worth 2 to 7
    .also = points, reward, prize, gem
    .clauses = 6.1 1.2
seven-sages-glossary-small-crystal = small crystal
    .means = a point at the end for the highest sum of a role, or of owls, in hand
    .also = bonus at the end, cards left in hand
    .clauses = 6.9
seven-sages-glossary-alliance = alliance
    .means = those who fight a combat together, against the other alliance
    .also = side, team, pact, deal, friends
    .clauses = 3.1 3.2
seven-sages-glossary-invite = invitation
    .means = an offer to stand with somebody; only the two of you know of it
    .also = invite, offer, proposal, take back, withdraw
    .clauses = 3.2 3.3
seven-sages-glossary-lonely = lonely player
    .means = with three players, the one who stands against the two others
    .also = alone, single, solo
    .clauses = 3.1 3.9
seven-sages-glossary-exchange = exchange
    .means = cards given to allies before the combat
    .also = give cards, trade cards, swap cards, gift
    .clauses = 3.11 3.13
seven-sages-glossary-marker = marker
    .means = shows which alliance leads, and by how much; 25 ends the combat
    .also = score, track, lead, difference, how far ahead
    .clauses = 4.3 4.12
seven-sages-glossary-pass = pass
    .means = to leave the combat; brings new cards
    .also = give up, stop, stay out, come back
    .clauses = 4.7 4.8 4.9
seven-sages-glossary-pawn = pawn
    .means = stands on the clearing that is fought for; the lowest player moves it
    .also = figure, next place
    .clauses = 6.6 1.4
seven-sages-glossary-finitum = finitum
    .means = the tile with which the match ends
    .also = end of the game, over, last round, final
    .clauses = 6.8
seven-sages-glossary-order = order
    .means = what you say beforehand, so that nobody waits for you
    .also = instruction, away, absent, automatic, in advance
    .clauses = 7.1 7.5

# How people ask for a clause, in words which it does not have.

seven-sages-asked =
    1.1: how to win, goal, story, what is it about
    1.2: which cards are there, how many cards, roles, crystals, how many crystals are there, how many spells are there
    1.3: how many roles with three, four or five players
    1.4: clearings, order of the roles, who is highest, ranking, setup, what does highest mean, low rank
    1.5: starting hand, how many cards at the beginning, start with, hand limit, hidden hands, maximum of cards, how many cards do I have, how many cards do I hold, cards in hand
    2.1: choose a role, who picks first, pick a sage, who starts, change my role, which role is best, same role as somebody
    3.1: how many are in an alliance, who is alone, promises, how many teams, who is on my side
    3.2: make an alliance, invite, negotiate, ask somebody, propose, how do I find a partner, ask for an ally
    3.3: take back an invitation, withdraw, cancel
    3.4: no deal, refuse everybody, decline an invitation, say no
    3.5: what do the two others do, the other team, who is against me
    3.6: five players, join the alliance of two, a third in our team, join a team
    3.8: nobody agrees, no alliance, nobody wants me
    3.9: three players, stand alone
    3.11: give cards to an ally, exchange with allies
    3.12: show cards to others, let others see
    3.13: give cards away, how many cards may I give, do I get something back for a gift, betray
    3.14: ready, when does the exchange happen, what do others see, what happens when I am ready
    3.15: how long are the windows open
    4.1: who begins the combat, who plays first, direction of play, bonus of the lonely player, bonus for fighting alone, head start
    4.2: what do I do in my turn, what can I do in a combat, how does a combat go, how does a fight work
    4.3: which cards may I play, how does the marker move, play an owl, value of a card
    4.4: two ones, play both ones, worth of the second 1
    4.5: how many spells may I cast, spells in a combat, two spells in a combat, magic
    4.6: cannot play anything, no card to play, must pass, I cannot play, no cards left in a combat
    4.7: come back after passing, return to the combat
    4.8: what do I get for passing, draw cards, how to get new cards, get more cards, new cards, when do I draw cards, refill my hand
    4.9: cards handed on, which cards to give to the next, give away when passing, do I lose cards when I pass
    4.10: last to pass
    4.11: empty pile, deck runs out, reshuffle, more cards in the pile
    4.12: lead of 25, win at once, far ahead, end of the combat, win a combat early
    4.13: remember cards I have seen
    5.1: how do spells work, must a spell have an effect, what do spells do, how long does a spell last
    5.3: take back an owl, take an owl away
    5.4: remove a card of an opponent, destroy a card
    5.5: wait one turn, skip one turn, pause
    5.6: change roles with an ally, swap roles
    5.7: two roles at once, second role
    5.8: draw three cards, more cards by a spell
    6.1: what do winners get, reward of the winner, take a crystal, are crystals secret, choose my crystal, which crystal do I take, see crystals of others
    6.2: crystals left over
    6.3: what do losers get, reward for losing, draw a spell, get a new spell, how do I get spells, when do I draw a spell
    6.4: tie in the combat, nobody leads, marker in the middle, draw
    6.5: choose a crystal
    6.6: who moves the pawn, next clearing, where does the next fight happen
    6.7: end of a round, clean up, what happens with played cards, cards after the fight, do I keep played cards
    6.8: when does the game end, last round, finitum, over, how many rounds, how long is the game
    6.9: cards in hand at the end, small crystals, bonus, are cards worth something at the end
    6.10: tie at the end, tie break, who wins with equal crystals, tiebreaker
    7.1: orders in advance, instructions, automatic play, while I am away
    7.2: order for roles
    7.3: wishes for allies
    7.5: pass automatically, hand on automatically
    8.1: out of time, too slow, too late, timeout, never answer, do not answer in time, no reply, afk, away
    8.2: value of a card for the computer
    8.3: leave, resign, quit, replaced by a computer

# What is compared where choices are explained.

seven-sages-tally = lead in the combat
