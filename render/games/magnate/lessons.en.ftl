## The course of Magnate: for each lesson its title, and what is said in it.

magnate-lesson-goal = Whom the throne waits for
    .text = The Grand Duke is dying. Whoever leads in more of his five provinces then follows him. You lead where the ranks of your cards add up to more than the other side’s: in two provinces so far. In the Harvest ① you have nothing against 4, at the Light Keeper ② nothing against 7.
    .task = Build a card so that you lead in a third province. The Forest ③ has rank 5, the Cave rank 7.
    .why = 5 beats 4, and by how much is of no matter: a province is won by a single point. Three of five are the throne.
    .missed = You do not lead in a third province yet. Look for one where a card of yours beats the sum that lies there.
    .wrong-build-cave-light-keeper = 7 against 7 is a tie, and a tie wins the province for nobody.
    .wrong-deed = A deed is only a claim. Until it is completed it counts nothing in its province.

magnate-lesson-build = Suits join, suits pay
    .text = A card fits where it shares a suit with the last card of your column, or in an empty province with the suits of its Pawn. To build it you pay its rank in tokens of its own suits, at least one of each. The Castle ① (7, Suns and Knots) fits only on the Discovery ②, which is of Suns as well.
    .task = Build the Castle, and pay so that two Suns are left to you.
    .why = 3 Suns and 4 Knots are 7. How you split a price is your choice, and what stays with you decides what you can do next.
    .missed = The Castle does not stand yet, or fewer than two Suns are left.
    .wrong-deed = That was the deed, a claim for later. You can afford the whole Castle now.
    .wrong-sell = The card of this turn is played: you play exactly one, and you sold it.
    .wrong-pay = The Castle stands, but fewer than two Suns are left to you.

magnate-lesson-end = The Duke’s last days
    .text = A match from its middle on. The pile has gone round once; when its eight cards are drawn, each of you has one turn left.
    .task = Play to the end against the computer, and lead in more provinces than it does.
    .why = You know Magnate now. A whole match is no more than this, from an empty duchy on.
    .note-1 = Count provinces, not points. Look for one where a single card turns the lead, and leave alone one that is lost by ten.
    .note-2 = Before you pay, look at what stays: a price split well leaves you the suits of the next card in your hand.
    .note-3 = An open deed shuts its province for you. Bring it to its end, or begin none.
    .note-4 = Spare tokens of one suit are in danger: a 1 on the dice takes all but one of a suit. Trade three of them, or lay them on a deed.
    .note-5 = It is the end now: what is not completed is lost, and a card in hand is worth nothing. Play what counts at once.
