## The course of Pangea: for each lesson its title, and what is said in it.

pangea-lesson-home = At home, and nowhere else
    .text = You lead the mauve people from the mauve tower, and win with amulets in that tower and with wealth. Wealth comes from your characters: each that stands face up on its favourite terrain gives 1 at the end of your turn. Face-down characters are drawn dark. Your third mountain character stands in the Desert ① and gives nothing; one step away lies your Mountain ②.
    .task = Walk it home, end the movement, and produce 3.
    .why = All three stand on the terrain they love, so all three gave 1. Each of your characters may take one step a turn.
    .missed = Fewer than three of yours produced. Look for the one that stands where it does not belong, and leave the others where they are.
    .wrong-done = You ended the movement without a step. Two produced; the third still stands in the desert.
    .wrong-move-mountain-mountain-3 = That one was at home already. Away from a mountain it gives nothing.

pangea-lesson-limit = One too many
    .text = The number of a tile is its limit. Four characters stand on Mountain 3 ①: it is overfull, and on an overfull tile everybody is face down and produces nothing. Towers do not count, characters of every people do.
    .task = Make room, end the movement, and produce 3.
    .why = Three on a tile of limit 3 is full, not overfull. The forest character gave nothing there anyway, so it was the one to go.
    .ask = Four characters stand on a tile of limit 3. How many of them produce?
    .right = None: all of them are face down
    .false-1 = Three: only the fourth does not count
    .false-2 = All four
    .missed = Fewer than three of yours produced. Who on this tile is of no use to you here?
    .wrong-done = The tile is still overfull: nobody there produced anything.
    .wrong-move-mountain-mountain-3-desert-2 = Now the tile is not overfull, but one of your three mountain characters stands in a desert, and the forest one gives nothing here.
    .wrong-move-mountain-mountain-3-moor-4 = Now the tile is not overfull, but one of your three mountain characters stands on a moor, and the forest one gives nothing here.

pangea-lesson-buy = An amulet, and who carries it
    .text = Each terrain has an amulet, the moor the circle; you have each kind only once. You buy it from a character of another people that stands face up on that terrain and carries nothing, on the same tile as one of yours. Your first costs 1, and 1 goes to the people that sells. A character carries one at most. Whoever carries an amulet neither produces nor sells. On the Moor ① are two of yours: a moor and a mountain one.
    .task = Buy the circle so that as many of yours produce afterwards as before.
    .why = Even face up, a carrier gives nothing until the amulet is home. Your mountain character gave nothing on a moor, so it costs you nothing to load it. A seller cannot refuse.
    .missed = You have no circle. The purchase is what this phase is for.
    .wrong-buy-moor-4-moor = You have the circle, but its carrier was at home on the moor and would have given 1 each turn. Carriers produce nothing.
    .wrong-done = You ended the purchases and bought nothing.

pangea-lesson-deliver = Only what is in the tower counts
    .text = A carried amulet is worth nothing yet. At the end of your movement whoever carries one and stands on the tile of your tower delivers it. Your circle stands in the Desert ①, your tower on the Mountain ②.
    .task = Bring the circle into your tower.
    .why = It is in the tower now and counts for victory. You have as many magic actions a turn as amulets there, but at least one. The next costs 2: one more than the tower holds; those carried do not count. Of every price the people that sells gets 1; the rest is lost.
    .ask = When does an amulet count for victory?
    .right = When it is in your tower
    .false-1 = As soon as it is bought
    .false-2 = When its carrier stands on its favourite terrain
    .missed = The circle is not in your tower. Its carrier has to stand beside the tower when the movement ends.
    .wrong-done = The movement is over, and the carrier did not stand with your tower.

pangea-lesson-shift = When the way is too long, move the land
    .text = Before you walk, you have magic. One magic action shifts a tile to a neighbouring cell of sea, with all that stands on it, tower and people too. Your circle waits in the Desert ①; from there no step leads to your tower ②. But the cell ③ between them is sea.
    .task = Bring the circle into your tower in this one turn.
    .why = Nobody walks over sea, but land moves: north, east, south or west. Characters and tiles can also cross the edge, and come in again on the opposite side. One shift can save two turns of walking.
    .missed = The circle is not in your tower. After your shift its carrier must be one step from the tower’s tile.
    .wrong-draw = A new character is welcome, but that was your only magic action, and the sea still lies between circle and tower.
    .wrong-summon = That was your only magic action, and the sea still lies between circle and tower.
    .wrong-lead = That was your only magic action, and the sea still lies between circle and tower.
    .wrong-done = You ended a phase too early: the circle is not home.

pangea-lesson-draw = More hands from the bag
    .text = Another magic action draws a character from your bag, by chance: of the mountain, the forest or the moor. It comes to the tile of your tower ①, even when that is full, and may walk in the same turn. Here three stand already where three may.
    .task = Draw a character, and let four of yours produce.
    .why = The fourth made your tile overfull for a moment, but what counts is how things stand when you produce. A step to its own terrain was good for it and for the three at home.
    .missed = Fewer than four produced. Look where the new one is at home, and that no tile is overfull.
    .wrong-summon = That called a character of a neutral people, and your only magic action is spent.
    .wrong-shift = The land moved, and your only magic action is spent. You have no fourth character.
    .wrong-lead = A neutral character walked, and your only magic action is spent. You have no fourth one.
    .wrong-done = You ended a phase before four of yours could produce.

pangea-lesson-market = The market comes to you
    .text = Peoples that nobody plays are neutral, and their characters sell like any others. By magic you can summon one, drawn by chance from its bag, to its people’s tower, and lead any of them a step. Two amulets in your tower give you two actions. The Forest ① has room for four; of the three yellow there none loves the forest. Your character waits in the Forest ②.
    .task = Buy the star of the forest.
    .why = The one you summoned loves the forest, so it was face up; led to your side, it sold. You could read your chance: the right column shows what is in each neutral bag. And what a neutral people earns helps nobody against you.
    .missed = You have no star. Somebody yellow who loves the forest must stand with your character, on a tile that is not overfull.
    .wrong-draw = The one you drew came to your own tower. For a call and a step to your side you now have too few actions.
    .wrong-summon-orange = An orange one came to the desert, far from your forest. For another call and a step you now have too few actions.
    .wrong-summon-blue = A blue one came to the grassland, far from your forest. For another call and a step you now have too few actions.
    .wrong-shift = The land moved. For a call and a step to your side you now have too few actions.

pangea-lesson-protect = What everybody forgets
    .text = Your circle ① is one step from your tower ② and will be home in your next turn, if nobody shifts your tower away before. At the end of your turn you may protect one tile: it cannot be moved until your next turn begins. Or one cell of sea: no tile can come there.
    .task = Make sure that your tower stays where it is.
    .why = A protected tile stays, whoever wants it gone. A turn that ends without protection is a gift to the others.
    .missed = Your tower can still be shifted away.
    .wrong-done = Nothing is protected: one shift, and your tower is a cell further off.
    .wrong-protect-tile-d3 = That tile could not move anyway: there is no sea beside it. Your tower’s has sea on two sides.
    .wrong-protect-tile = That tile is safe now. Your tower’s is not: two cells of sea lie beside it.
    .wrong-protect-sea = That cell is closed, but your tower’s tile has sea on its other side too.

pangea-lesson-victory = Enough is enough
    .text = A victory needs 5 amulets in the tower, or 4 and a wealth of 10, or 3 and a wealth of 20, when your turn ends. Then every other player has one more turn, and the highest victory wins: 5 before 4, and 4 before 3. You have 4 amulets and 12. In the Desert ① somebody would sell you the triangle for 5.
    .task = End your turn with a victory.
    .why = 4 amulets and at least 10 wealth are a victory, if you still have them when your turn ends. The last lap has begun.
    .ask = You have 4 amulets in the tower at the end of your turn. What else does a victory need?
    .right = A wealth of 10
    .false-1 = A wealth of 20
    .false-2 = A fifth amulet, even a carried one
    .missed = Your turn did not end with a victory.
    .wrong-buy = You paid 5 and produced 2: now you have 9 wealth, and a fifth amulet that is not in the tower. That is no victory, and the others have one more turn.

pangea-lesson-first-tower = A tower for your people
    .text = A match begins with the towers: each player in turn puts the tower, and three characters drawn from the bag, on a tile without a tower. Where they are at home, they produce from the first turn on. Two of your three love the mountain, one the forest. The tile’s number is its limit: Mountain 2 ①, Mountain 3 ②.
    .task = Place your tower so that two of your three are face up.
    .why = Two of three are at home, and the tile is not overfull. The third finds its forest later. Mind the sea as well: a tower that can be shifted easily goes to markets, and others shift it away as easily.
    .missed = Fewer than two of yours are face up beside your tower.
    .wrong-place-mountain-2 = On Mountain 2 your three are one too many: all of them face down.
    .wrong-place-forest-3 = In the forest only one of your three is at home.

pangea-lesson-towers = A tower while you are away
    .text = A match begins with the towers: each player in turn puts the tower and three characters on a tile without a tower. While you wait you may rank tiles in secret; your tower then goes to the first of them that is free, and nobody waits for you. The green people chooses now. Two of your three love the mountain, one the forest, but your ranking holds only the Desert ①.
    .task = Drop that ranking and rank two tiles, so that two of yours are face up wherever the green tower goes.
    .why = Green took Mountain 4, so your tower went to Mountain 3, the next of your ranking. Had both been taken, you would have been asked. Of your ranking nobody else saw anything.
    .missed = Fewer than two of yours are face up beside your tower. Who ranks first decides: look at what stands at the top, and at what comes when it is taken.
    .wrong-rank-mountain-2 = On Mountain 2 your three would be one too many: all of them face down.

pangea-lesson-end = The race for the fourth
    .text = A match from its middle on. You have two amulets in the tower and a wealth of 5, the green people has one amulet and 6.
    .task = Play to the end against the computer: reach a victory first, or a higher one.
    .why = You know Pangea now. A whole match begins with a choice: on which tile do your tower and your first three characters stand? Best where most of them are at home.
    .note-1 = Count backwards from your victory: which amulet next, who sells it, who carries it, by which way does it come home?
    .note-2 = You have a magic action for each amulet in the tower. Two shifts in one turn can bring a whole market beside your tower.
    .note-3 = Sell willingly: whoever buys from you pays you 1 too. But do not stand where the leader needs a seller for the last amulet.
    .note-4 = Look at the others’ carriers before you end a turn. A tile shifted away in time costs them more than a purchase brings you.
    .note-5 = Near the end do not spend below 10 with four amulets, or below 20 with three. What is carried is not yet in the tower.

pangea-page =
    .goal = Bring amulets into your tower: five, or four and a wealth of 10, or three and a wealth of 20.
    .turn = Magic: draw a character, summon or lead a neutral, shift a tile. Then every character of yours may take one step. Buy amulets from other peoples’ characters that stand with yours. Each face-up character that carries nothing produces 1. Last, protect a tile or a sea.
    .end = Whoever has enough at the end of their turn brings the last lap: one more turn for each other player. The highest victory wins.
    .wrong = Leaving the tower’s tile unprotected: others shift it away from your carriers.
    .point-1 = Your tower: amulets must come here
    .point-2 = On its favourite terrain: produces, sells
    .point-3 = Face down: away from its terrain
    .point-4 = The tile’s limit: more people, no production
    .point-5 = Sea: nobody walks here, tiles can move here
    .point-6 = Which terrain sells which amulet
    .point-7 = Your amulets, wealth, gain a turn
    .point-8 = Wealth needed, by amulets in the tower
