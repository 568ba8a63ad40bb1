## The course of the wargame: for each lesson its title, and what is said in it.

magus-wargame-lesson-landing = Where an army lands
    .text = You lead armies around a track, and whoever holds all four towers wins. In your turn you roll two dice and use both. Each moves a different army, by exactly its pips, in the direction you choose. An army that lands on a coloured space where no army stands takes the top creature of that deck. A banner’s number is its army’s size. Your army on 2 ① is three spaces from red 5 ②, and the Dragon lies on the red deck.
    .task = Roll (you hold no spells yet), move both armies, and recruit the Dragon.
    .why = The army reached red, and the Dragon, Force 7, joined it. Everybody sees the top creature of each deck. Only its owner sees what is in an army.
    .ask = You have several armies and rolled 3 and 5. What do you do with the dice?
    .right = Each moves a different army, by all its pips
    .false-1 = One army moves 8
    .false-2 = I use one, and may leave the other
    .missed = The Dragon is not yours. Which die leads the army from 2 to a red space where no army stands?

magus-wargame-lesson-one-colour = Birds of a feather
    .text = An army is worth the Force of its creatures, and more for each colour: two of one colour give 1, three give 3, four give 6, five give 10. You have three red ones. With a single army you use only one of the two dice. On 2 ①, blue, the Storm Giant of Force 6 would join; on 5 ②, red, Trolls of Force 4. Your card Metamorphosis can then turn one creature into the top one of any deck.
    .task = Recruit and transform, and make your army as strong as it can be.
    .why = With Trolls, and a Cyclops in place of the Zombies, five are red: Force 17, and 10 for the colour. With the Storm Giant and a Cosmic Horror it would have been 23. An army of one colour grows faster than one of giants.
    .ask = What do four creatures of one colour add to the Force of an army?
    .right = 6
    .false-1 = 4
    .false-2 = 10
    .missed = Count the Force of both newcomers, and what the colours of the army give with them.
    .wrong-move-1-2 = The Storm Giant brings 6, and blue stands alone in your army.
    .wrong-move-1-0 = A tower gives no creature.
    .wrong-move-1-45 = White gives another creature, and leaves your red ones three.
    .wrong-decline-5 = You have left the Trolls, who would have been your fourth red ones.

magus-wargame-lesson-battle = The one who must go
    .text = Where you land on an enemy you fight, and both armies are shown. First abilities work: your Warlock destroys one green creature. Then each side adds up Force and colours, and 3 each for having more Arrows (bow), more Flying (feather) and more Regeneration (heart) than the other. The lower side is destroyed completely. On 5 ① a Treant of Force 6, Pixies of 1 and Archers of 3 await you.
    .task = Attack, and win.
    .why = Without the Treant they were worth 7 against your 8. An ability at the right place decides more than Force. In a tie nobody more is destroyed, and the attacker goes back the way it came, to the first space where no army stands.
    .missed = You have not won. Which green creature makes them strong?
    .wrong-declare-warlock-pixies = The Pixies are gone, and the Treant has won the battle for them.

magus-wargame-lesson-full-army = Six, and who makes room
    .text = What is in your armies only you see, in your turn in the middle of the board; ×2, where room is short, means two of a kind. An army of six is full: whoever joins takes the place of another. Below your name lie two artifacts, open, all match long: your Eternal Flame gives each of your red creatures 3, your Celestial Sword each of yours 1 attacking. On 5 ① the Dragon, red, of Force 7, may join your six.
    .task = Take the Dragon for the creature that is worth least to this army.
    .why = Six red ones give 15 for the colour and 18 by the Flame; the Pixies, green, of Force 1, had part in neither. A discarded creature is gone for good.
    .missed = The Pixies are still there, or the Dragon is not. Which one has no part in the colour?
    .wrong-recruit-5-goblins = The Goblins are worth 2, 3 by the Flame, and their colour. The Pixies are worth 1.
    .wrong-decline-5 = You have left the Dragon to the next who lands on red.
    .wrong-end = Your turn has ended. A full army takes nothing by itself: you have to say who makes room.

magus-wargame-lesson-spell-and-fuel = A spell when it counts
    .text = After the abilities you may play as many Magic cards as your creatures in this battle have spell points (the star). A card’s letter says when: M before the dice, T after them, R when recruiting, B in battle, C to counter. Blasts destroy one creature of their colour, Powers strengthen all of yours that have it. Before your first spell Goblins may discard any one card to get 3. On 17 ① a Dragon leads the other army.
    .task = Attack, give your Goblins a card, play another, and win.
    .why = You came to 13 with the Goblins’ 3, and they to 11 without the Dragon. No card is useless to Goblins. You draw one at the start of each turn, and may take one where you land on Gold. A played card goes to the discards.
    .missed = You have not won. Which card reaches their strongest creature, and which one does nothing in a battle?
    .wrong-fuel-goblins-red-blast = The Goblins have grown, and nothing is left that reaches the Dragon.
    .wrong-lay-red-blast-minotaur = The Minotaur is gone, but the Dragon still stands.

magus-wargame-lesson-while-away = The answer before the question
    .text = While you are away, others cast spells and attack. Orders, below the picture, answer for you, and nobody sees them: if you are attacked, a plan plays a card; and Spell Blast negates spells that name you. On 8 ① stand a Titan and a Guardian Angel, each 3 stronger against red, and on 5 ② your only army. What you do not decline joins it as the turn ends: here Goblins, red, of Force 2.
    .task = Take nothing, give an order for each of your two cards, and end your turn.
    .why = Spell Blast negated the Forget that would have cost you your cards, and the plan played White Power: 15 beat 13. With the Goblins it would have been 17 against 19. An order stands until you change it, and betrays nothing.
    .missed = The battle on 5 was not won for you. What came at you, what did your army take in, and which order was wanting?
    .wrong-recruit-5 = The Goblins bring 2, and the Titan and the Angel get 3 each for it.

magus-wargame-lesson-last-word = The last word
    .text = A battle goes in this order: abilities, the attacker’s cards, the defender’s cards, the attacker’s answer, the count. With that answer the attacker can only counter: Spell Blast ① negates a card just played, for a spell point; each Priest negates one for nothing. You attack on 16 ②, and they hold two cards.
    .task = Attack, play nothing until you see their cards, and answer so that you win.
    .why = Their Green Blast and their Black Power came to nothing, and 11 beat 9. A card in hand and a spell point left are a threat that the others must reckon with.
    .missed = You have not won. Play nothing until you see what they play, and let none of it stand.

magus-wargame-lesson-looked-at = Look before you fight
    .text = Outside battles you see of other armies only how many creatures they have, and what they recruited in the open. Commune looks at up to three of them, before the dice. Three spaces from you, on 5 ① and on 11 ②, stand two armies of three.
    .task = Look at both of them before you roll.
    .why = On 5 there are a Dragon, a Titan and a Treant, on 11 Skeletons, Zombies and Elves. You know now where to go, and nobody else knows what you saw.
    .missed = You have not looked at both. Name the armies one after the other, and end with “That is all”.
    .wrong-roll = The dice are rolled: the time for such spells is over in this turn.
    .wrong-cast-spell-lore = Three cards more, but you still do not know what the armies on 5 and 11 are made of.

magus-wargame-lesson-what-answers = What answers for you
    .text = Two orders answer while you are away, and nobody sees them. One says when Spell Blast ① negates a spell outside battles: whatever names you, or the spells of a list. The other says whether you are asked for cards in a battle. You once ordered “no spells”; as long as that stands, it passes for you. And Scrye would show your hand.
    .task = Under Orders, let yourself be asked in battles again, and put Scrye on the list of your Spell Blast.
    .why = Whoever casts Scrye will see nothing, even while you sleep, and in a battle you decide yourself. Orders stand until you change them: look at them now and then.
    .missed = You are not asked in battles yet, or Scrye is not on the list.
    .wrong-roll = The turn goes on, and both orders are still missing.

magus-wargame-lesson-what-to-keep = Seven, and no more
    .text = Each turn brings a card, and whoever has more than seven before the dice discards down to seven. Forget makes you discard two of your choice: you still owe one, and pay it before you draw. What counts is what you hold, not how much. A Power strengthens only creatures of its colour. Your armies are green and red.
    .task = Pay, discard and roll, and keep every card that your armies can use.
    .why = You paid with a Power that helped nobody, drew Fly, and discarded the other one. Whoever gathers cards must let go of some in the end: play them while they are worth most.
    .missed = There still is a card in your hand that no creature of yours can use.
    .wrong-owe-random = Chance has paid for you, and it does not know what you need.

magus-wargame-lesson-farther = Farther than the dice
    .text = After the roll, before or after the dice are used, spells can move one of your armies too: Haste by exactly 1, Wind Walk by 3, Fly by 4, in either direction. That costs the card, and neither spell points nor a die. Time Shift rolls a die, and only then do you choose which way, or to stay. One spell may follow another. Your army on 7 ① is five spaces from the tower on 12 ②; the dice are used.
    .task = Bring the army onto the tower.
    .why = Two spaces and three. Such cards are best kept for the turn in which the fourth tower is in reach, where nobody expects you.
    .missed = No army of yours stands on 12. What is left to go once Time Shift’s die has fallen?
    .wrong-stop = The army has stayed, and without Time Shift your cards go four spaces.
    .wrong-end = You have ended the turn, and nobody stands on the tower.

magus-wargame-lesson-four-towers = Four towers at once
    .text = At the end of a turn a player with armies on all four towers, 0, 12, 24 and 36, has won. You hold two. Both dice, 2 and 5, must be used, each by another army, and whoever leaves a tower loses it. An army holds six creatures at most. After recruiting and before battles an army of more than five may put two on a free space beside it, once a turn, as an army of its own. The others you have stand on 34 ①, 23 ② and 40 ③.
    .task = Win in this turn.
    .why = A die and a split brought the towers, and the 5 went to the army that had nothing to hold: keep one free, or the dice drive you off your towers. Two weak ones hold a tower as well as six, as long as nobody comes. Grow first, spread out later.
    .ask = When has somebody won?
    .right = With armies on all four towers at the end of a turn
    .false-1 = As soon as an army comes onto the fourth tower
    .false-2 = With most towers after ten rounds
    .missed = You do not hold all four towers at the end of your turn.
    .wrong-move-0 = This army held a tower, and has left it.
    .wrong-move-12 = This army held a tower, and has left it.
    .wrong-move-23 = These six need no die: from 23, two of them can go onto the tower.
    .wrong-move-34-39 = The 5 is too far: the tower is two spaces away.
    .wrong-move-34-29 = That leads away from the tower.
    .wrong-move-34-32 = That leads away from the tower.
    .wrong-move-40-42 = With that the 2 is used, and the army on 34 needs it.
    .wrong-move-40-38 = With that the 2 is used, and the army on 34 needs it.
    .wrong-split-23-22 = That is the other neighbour. The tower is on 24.

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
