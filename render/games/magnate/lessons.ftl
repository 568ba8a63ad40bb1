## The course of Magnate: for each lesson its title, and what is said in it.

magnate-lesson-goal = Whom the throne waits for
    .text = The Grand Duke is dying. Whoever leads in more of his five provinces then follows him. You lead where the ranks of your cards add up to more than the other side’s: in two provinces so far. In the Harvest ① you have nothing against 4, at the Light Keeper ② nothing against 7. In your hand are the Forest ③ of rank 5 and the Cave of rank 7.
    .task = Build a card so that you lead in a third province.
    .why = 5 beats 4, and by how much is of no matter: a single point wins a province, a tie wins it for nobody. Three of five are always enough.
    .ask = Who wins?
    .right = Whoever leads in more provinces
    .false-1 = Whoever has the highest sum of all ranks
    .false-2 = Whoever has the most tokens
    .missed = You do not lead in a third province yet. Look for one where a card of yours beats the sum that lies there.
    .wrong-build-cave-light-keeper = 7 against 7 is a tie, and a tie wins the province for nobody.
    .wrong-deed = A deed is only a claim. Until it is completed it counts nothing in its province.

magnate-lesson-build = Suits join, suits pay
    .text = A card fits where it shares a suit with the last card of your column, or, where that is empty, with the Pawn of the province; the Excuse takes any card. To build it you pay its rank in tokens of its own suits, at least one of each. The Castle ① (7, Suns and Knots) fits only on the Discovery ②, which is of Suns as well.
    .task = Build the Castle, and pay so that two Suns are left to you.
    .why = 3 Suns and 4 Knots are 7. How you split a price is your choice, and what stays with you decides what you can do next.
    .missed = The Castle does not stand yet, or fewer than two Suns are left.
    .wrong-deed = That was the deed, a claim for later. You can afford the whole Castle now.
    .wrong-sell = The card of this turn is played: you play exactly one, and you sold it.
    .wrong-pay = The Castle stands, but fewer than two Suns are left to you.

magnate-lesson-deed = A deed is a promise
    .text = Too dear to build? The deed of a card costs only one token of each of its suits. It holds the place and already earns a little; later you bring it to its rank, token by token. The Merchant ① costs 9. In the Harvest ②, whose Pawn has Leaves, the other side leads.
    .task = With one Leaf and one Knot, lay the Merchant as a deed.
    .why = Two tokens keep the place for a card of rank 9. It counts nothing yet, and until it is completed you can lay nothing else in that province.
    .ask = What does a deed count in its province?
    .right = Nothing, until it is completed
    .false-1 = The rank of its card
    .false-2 = The tokens that lie on it
    .missed = The deed of the Merchant is not laid.
    .wrong-sell = The card of this turn is played: sold, not laid.

magnate-lesson-develop = Keep the promise
    .text = Lay tokens on a deed in your own turn, in any mixture of its suits, as often as you like, before and after the card that you play. On the Merchant ① lie 6; it has rank 9. What you paid for the deed itself does not count towards it.
    .task = Complete the Merchant this turn.
    .why = With as many tokens as its rank the card is built, at once: 9 beats 5. The tokens go to the bank.
    .missed = The Merchant still lacks tokens.
    .wrong-end = Your turn is over, and the Merchant still counts nothing.

magnate-lesson-sell = One card, every turn
    .text = Each turn you play exactly one card: you build it, lay its deed, or sell it. Selling is always possible and brings one token of each of its suits, two for an Ace. The Penitent ① (6, Suns and Wyrms) lacks two tokens, and you have a single Sun.
    .task = Sell a card that lets you complete the Penitent, and complete it.
    .why = The Savage brought the Wyrm that was missing. A card that fits nowhere is not lost: it is two tokens.
    .missed = The Penitent still lacks tokens.
    .wrong-sell-market = The Market brought a Leaf and a Knot. On the Penitent lie only Suns and Wyrms.
    .wrong-sell-sailor = The Sailor brought a Wave and a Leaf. On the Penitent lie only Suns and Wyrms.

magnate-lesson-dice = What the dice pay
    .text = Every turn begins with two dice ①; the higher one pays both players. Each built card of its rank pays a token of each suit, a 10 a token for each Crown (below your tokens), two 1s pay the Aces. A deed pays a single token, and on your roll you choose its suit. Your Castle ② has rank 7: Sun or Knot?
    .task = Take the token with which you can build the Painter (3, Suns and Knots), and build it.
    .why = Look at your hand before you choose. On the other player’s roll the deed pays you too, the suit you have fewer of, unless you say otherwise. Cards of many different ranks are paid more often than cards of one.
    .missed = The Painter does not stand yet: 3 tokens, at least one of each of its suits.
    .wrong-collect-light-keeper-knots = Now you have four Knots and no Sun: the Painter needs one of each suit.
    .wrong-sell = The card of this turn is played: sold, not built.
    .wrong-deed = That is a deed. With the right token you can build the Painter outright.

magnate-lesson-preference = What you are not asked
    .text = On the other player’s roll your deeds pay you too, and nobody asks you: without a preference a deed pays the suit you have fewer of. On a deed you may say beforehand which one it shall be, under Orders; nobody else sees it. The deed of your Castle ① pays a Sun or a Knot. In your hand is the Betrayal (8, Wyrms and Knots).
    .task = Under Orders, set your preference for the Castle to what the Betrayal needs.
    .why = You have no Sun: without the order the Castle would have paid one. A preference stays until you change it or the card is complete; look at it when your hand has changed.
    .missed = You have not said what the Castle shall pay on the other player’s roll.
    .wrong-prefer-light-keeper-suns = The Betrayal takes Wyrms and Knots. A Sun does not help to pay for it.
    .wrong-end = The other player rolls now, and you are not asked: without a preference a deed pays the suit of which you have fewer tokens.

magnate-lesson-tax = The Duke’s tax
    .text = If a die shows a 1, a third die names a suit, and both players lose all their tokens of it but one. Four Suns ① are in danger whenever a turn begins, yours or the other player’s. Tokens on a deed are safe: the Castle ② lacks three.
    .task = Before your turn ends, bring it about that you have no more than one token of any suit.
    .why = What is built, and what lies on deeds, nobody taxes. Tokens are for spending.
    .ask = You have four Suns, and two more on a deed. The tax names Suns. What do you lose?
    .right = Three: one stays, and those on the deed are safe
    .false-1 = One Sun
    .false-2 = All of them, also those on the deed
    .missed = You still have more than one token of a suit.
    .wrong-end = See what the dice did to your Suns.
    .wrong-trade = Three for one leaves you two of that suit, and the Castle without them.

magnate-lesson-trade = Three for one
    .text = In your turn the bank gives you one token for three of another suit, as often as you like. It is dear, but it gets you the suit without which nothing goes. For the Mill ① (8, Waves and Leaves) you have seven Waves and no Leaf. See your tokens ②.
    .task = Build the Mill this turn.
    .why = Knots were of no use to this hand, and one Leaf was worth a card of rank 8.
    .missed = The Mill does not stand yet: it costs 8 tokens, at least one of each of its suits.
    .wrong-trade-waves = Those three Waves are missing now: four are left for the 8 tokens that the Mill costs.
    .wrong-sell = The card of this turn is played: sold, not built.

magnate-lesson-ace = What an Ace is worth
    .text = An Ace costs 3 tokens of its suit, and counts one point for each built card of its suit in your column there, itself included. The Ace of Wyrms ① fits at the Watchman ②, where you have one card of Wyrms, and in the Borderland ③, where you have two.
    .task = Lay the Ace so that you lead in a third province.
    .why = With the Savage and the Cave it is worth 3: 13 to 12. Early an Ace is worth 1; on a long column of one suit it turns a province.
    .missed = You do not lead in a third province yet. Count what the Ace is worth in each column.
    .wrong-build-ace-of-wyrms-watchman = Worth 2 there, with the Soldier: 7 against 10.
    .wrong-build-ace-of-wyrms-excuse = Alone it is worth 1, and 1 does not beat 3.
    .wrong-deed = A deed counts nothing until it is completed.
    .wrong-sell = You sold it, and no sum has changed.

magnate-lesson-last = The last card
    .text = When the pile runs out, the discards become a new one. When that is empty too, each player has one last turn, without drawing. Then deeds that are not completed are discarded with all that lies on them. This is your last turn. On the Forest ① lie 3 of 5.
    .task = Win the match: do what counts, and end your turn.
    .why = 5 to 4 in the Harvest, three provinces to two. Equal provinces are decided by the sum of all ranks, then by the tokens left.
    .missed = You have not won. Which province can still be turned with what you have?
    .wrong-deed = A deed that is not completed at the end is thrown away, with all the tokens on it.
    .wrong-end = The Duke is dead, and you do not lead in more provinces than the other side.

magnate-lesson-end = The Duke’s last days
    .text = A match from its middle on. The pile has gone round once; when its eight cards are drawn, each of you has one turn left.
    .task = Play to the end against the computer, and lead in more provinces than it does.
    .why = You know Magnate now. A whole match is no more than this, from an empty duchy on.
    .note-1 = Count provinces, not points. Look for one where a single card turns the lead, and leave alone one that is lost by ten.
    .note-2 = Before you pay, look at what stays: a price split well leaves you the suits of the next card in your hand.
    .note-3 = An open deed shuts its province for you. Bring it to its end, or begin none.
    .note-4 = Spare tokens of one suit are in danger: a 1 on the dice takes all but one of a suit. Trade three of them, or lay them on a deed.
    .note-5 = It is the end now: what is not completed is lost, and a card in hand is worth nothing. Play what counts at once.

magnate-page =
    .goal = Lead in more of the five provinces than the other player when the Duke dies. Whoever’s built cards there have the higher sum of ranks leads.
    .turn = The dice pay both players. Then play exactly one card: build it for its rank in tokens of its suits, buy its deed for one token of each and pay its rank later, or sell it. What you lay must share a suit with your last card there, at first with the Pawn. Draw a card.
    .end = Twice through the pile; then each has one last turn. Deeds not completed are thrown away.
    .wrong = Hoarding. A tax takes all your tokens of a suit but one; those on deeds are safe.
    .point-1 = A province: its Pawn and its suits
    .point-2 = Your column; the other one is above
    .point-3 = A card: its rank and its suits
    .point-4 = A deed: 4 of its 8 tokens are paid
    .point-5 = Your sum here: bright where you lead
    .point-6 = Your tokens, your Crowns, your hand
    .point-7 = The dice: the higher one pays its rank
    .point-8 = The pile, here for the second time
