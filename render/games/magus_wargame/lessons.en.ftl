## The course of the wargame: for each lesson its title, and what is said in it.

magus-wargame-lesson-recruit = Where an army lands
    .text = You lead armies around a track, and whoever holds all four towers wins. In your turn two dice are rolled. Use both. Each moves a different army, by exactly its pips, in the direction you choose. An army that lands on a coloured space where no army stands takes the top creature of that deck. A banner’s number is its army’s size. Your army on 2 ① is three spaces from red 5 ②, and the Dragon lies on the red deck.
    .task = Move both armies, and recruit the Dragon.
    .why = The army reached red, and the Dragon, Force 7, joined it. Everybody sees the top creature of each deck. Only its owner sees what is in an army.
    .missed = The Dragon is not yours. Which die leads the army from 2 to a red space where no army stands?

magus-wargame-lesson-colours = Birds of a feather
    .text = An army is worth the Force of its creatures, and more for each colour: two of one colour give 1, three give 3, four give 6, five give 10. You have three red ones. With a single army you use only one of the two dice. On 2 ①, blue, the Storm Giant of Force 6 would join; on 5 ②, red, Trolls of Force 4.
    .task = Recruit the creature that makes your army the strongest.
    .why = Trolls bring 4, and the fourth red one 3 more: 7 against the 6 of the Giant. An army of one colour grows faster than one of giants.
    .missed = Count the Force of the newcomer, and what the colours of the army give with it.
    .wrong-move-1-2 = The Storm Giant brings 6, and blue stands alone in your army.
    .wrong-move-1-0 = A tower gives no creature.
    .wrong-move-1-45 = White gives another creature, and leaves your red ones three.

magus-wargame-lesson-battle = The one who must go
    .text = Where you land on an enemy you fight, and both armies are shown. First abilities work: your Warlock destroys one green creature. Then each side adds up Force and colours, and 3 each for having more Arrows (bow), more Flying (feather) and more Regeneration (heart) than the other. The lower side is destroyed completely. On 5 ① a Treant of Force 6, Pixies of 1 and Archers of 3 await you.
    .task = Attack, and win.
    .why = Without the Treant they were worth 7 against your 11. An ability at the right place decides more than Force. In a tie nobody more is destroyed, and the attacker goes back the way it came, to the first space where no army stands.
    .missed = You have not won. Which green creature makes them strong?
    .wrong-declare-warlock-pixies = The Pixies are gone, and the Treant has won the battle for them.

magus-wargame-lesson-card = A spell when it counts
    .text = After the abilities, before the count, you may play as many Magic cards as your creatures in this battle have spell points (the star): the Lich has three. A card’s letter says when: M before the dice, T after them, R when recruiting, B in battle, C to counter. Blasts destroy one creature of their colour, Powers strengthen all of yours. On 17 ① a Dragon of Force 7 leads the other army; as things are you would lose.
    .task = Attack, play the right card, and win.
    .why = Without the Dragon they had no flyer and too little Force. You draw a card at the start of each turn, and may take one where you land on Gold. A card once played does not come back to you.
    .missed = You have not won. Which of your cards reaches their strongest creature?
    .wrong-lay-red-blast-goblins = The Goblins are gone, but the Dragon still stands.
    .wrong-lay-white-power = You have no white creature that it could strengthen.

magus-wargame-lesson-answer = The last word
    .text = A battle goes in this order: abilities, the attacker’s cards, the defender’s cards, the attacker’s answer, the count. With that answer the attacker can only counter: your Spell Blast ① negates a card just played. Your Treant and your Druid attack on 16 ②. The other side has a card in hand, and a Necromancer with spell points for it.
    .task = Attack, wait for their card, and answer it so that you win.
    .why = Their Green Blast came to nothing, the Treant stayed, and 10 beat 9. A card in hand and a spell point left are a threat that the others must reckon with.
    .missed = You have not won. Play nothing at first, see what they play, and then answer.

magus-wargame-lesson-split = From one, two
    .text = Four towers want four armies. An army holds at most six creatures. After recruiting and before battles one that has more than five may put two of them on a free space beside it, once a turn, as an army of its own. On 11 ① stand six, and beside it, on 12 ②, is a tower that nobody holds.
    .task = Split so that one of your armies stands on the tower.
    .why = Two weak ones hold a tower as well as six strong ones, as long as nobody comes. So armies grow first and spread out later.
    .missed = None of your armies stands on 12.
    .wrong-split-11-10 = That is the other neighbour. The tower is on 12.
    .wrong-end = You have ended the turn, and nobody stands on the tower.

magus-wargame-lesson-spell = Farther than the dice
    .text = After the roll, before or after the dice are used, spells can move one of your armies too: Haste by exactly 1, Wind Walk by 3, Fly by 4, in either direction. That costs the card, and neither spell points nor a die: an army may take a die and fly as well. Your army on 9 ① is three spaces from the tower on 12 ②; the dice show 2 and 5.
    .task = Bring the army onto the tower.
    .why = Exactly three spaces. Such cards are best kept for the turn in which the fourth tower is in reach, where nobody expects you.
    .missed = No army of yours stands on 12. Count the spaces, and take the card that goes as far.
    .wrong-cast-haste = Haste goes one space.
    .wrong-cast-fly = Fly goes four spaces, and past the tower.
    .wrong-move = The dice show 2 and 5. The tower is three spaces away.

magus-wargame-lesson-commune = Look before you fight
    .text = Outside battles you see of other armies only how many creatures they have, and what they recruited in the open. Commune looks at up to three of them. Three spaces from you, on 5 ① and on 11 ②, stand two armies of three.
    .task = Look at both of them before you roll.
    .why = On 5 there are a Dragon, a Titan and a Treant, on 11 Skeletons, Zombies and Elves. You know now where to go, and nobody else knows what you saw.
    .missed = You have not looked at both. Cast Commune, name the two armies one after the other, and end with “That is all”.
    .wrong-roll = The dice are rolled: the time for such spells is over in this turn.
    .wrong-cast-spell-lore = Three cards more, but you still do not know what the armies on 5 and 11 are made of.

magus-wargame-lesson-orders = The answer before the question
    .text = Spells outside battles can be negated too, by whoever holds Spell Blast. So that nobody has to wait for you, you answer in advance, under “Orders” below the picture. Nobody sees it, and you may do so without holding the card. You can also order how to answer when you are attacked. You hold Spell Blast ①.
    .task = Order that Spell Blast meets only spells that name you or your army.
    .why = From now on it answers by itself, and stays in your hand until something concerns you. An order stands until you change it, and betrays nothing.
    .missed = There is no such order yet. Look under “Orders”, below the picture.
    .wrong-roll = That was a move. An order is no move: you can give one at any time.
    .wrong-blast-always = Always spends the card on the very first spell, whomever it hits.
    .wrong-stance = That is an order for battles, and this one is for spells outside them.

magus-wargame-lesson-towers = Four towers at once
    .text = At the end of a turn a player with armies on all four towers, 0, 12, 24 and 36, has won. You hold three. Both dice must be used, each by another army, and whoever leaves a tower loses it. The dice show 2 and 5; the fourth tower ① is near your army on 34 ②, and on 40 ③ you have one more.
    .task = Win in this turn.
    .why = The 2 brought you the fourth tower, and the 5 was taken by the army that had nothing to hold. Always keep one free to move: when all stand on towers, the dice drive some of them off.
    .missed = You do not hold all four towers at the end of your turn.
    .wrong-move-0 = This army holds a tower. Now it stands beside it.
    .wrong-move-12 = This army holds a tower. Now it stands beside it.
    .wrong-move-24 = This army holds a tower. Now it stands beside it.
    .wrong-move-34-39 = The 5 is too far: the tower is two spaces away.
    .wrong-move-34-29 = That leads away from the tower.
    .wrong-move-40-42 = With that the 2 is used, and the army on 34 needs it.
    .wrong-move-40-38 = With that the 2 is used, and the army on 34 needs it.
    .wrong-move-34-32 = That leads away from the tower.

magus-wargame-lesson-end = The last rounds
    .text = A match from its later part on. After round 60 it is over; if nobody holds four towers by then, most towers win, then most armies.
    .task = Play to the end against the computer: hold four towers, or more than it does.
    .why = You know the wargame now. A whole match begins with one army of four creatures and two artifacts: they lie open and help you all the time, each as it says.
    .note-1 = Count towers first. An army that holds one need not move as long as two others can take the dice.
    .note-2 = Do not fight an army whose creatures you never saw, if you can do without. It may be one colour.
    .note-3 = Recruit towards one colour in each army. The fifth of a colour is worth four more than its Force.
    .note-4 = Keep a card and a spell point for battles that come to you. Who attacks does not know what you hold.
    .note-5 = Near the end a tower held by two weak creatures counts as much as any. Split, and stand on them.

magus-wargame-page =
    .goal = Have armies on all four towers at the end of a turn.
    .turn = Draw a Magic card. Roll two dice; each moves a different army by all its pips, either way. Landing on a free coloured space, it takes the top creature of that deck; on Gold, a card. An army of more than five may split off two. Landing on an enemy means battle: Forces, colours, abilities and spells add up, and the lower side is destroyed completely.
    .end = If nobody holds four towers by the last round, towers count, then armies.
    .wrong = Mixing colours: four of one colour add 6, five add 10.
    .point-1 = Your army, with how many creatures it has
    .point-2 = A tower: there are four, in the corners
    .point-3 = The dice: each moves another army
    .point-4 = A coloured space: creatures join you here
    .point-5 = The creature that comes next, by colour
    .point-6 = Its Force; the star: points for spells
    .point-7 = Your armies, which only you see
    .point-8 = Your Magic cards, for battle or journey
