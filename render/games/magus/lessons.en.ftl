## The course of Magus: for each lesson its title, and what is said in it.

magus-lesson-action = A die is what you do
    .text = Five sources of mana lie in a circle, and whoever has the strongest Sorcerers around a source earns glory there. You roll three dice, and one of them chooses what you do: a 4 brings a group of three Apprentices, a 6 brings three single ones to three different sources, a 1 raises three powers. An Apprentice counts 1. On Yellow ① you have one, your opponent three.
    .task = Be stronger than your opponent on Yellow.
    .why = 4 against 3. You may place where you have a Sorcerer already and on the sources beside it, and a group always stays together.
    .missed = You are not the stronger on Yellow. How many Apprentices does it take there at once?
    .wrong-choose-1 = The 1 raises powers and brings nobody to a source.
    .wrong-choose-6 = The 6 brings three Apprentices, but each to a different source: only one would come to Yellow.
    .wrong-place = Three strong Apprentices, but on another source.

magus-lesson-move = From here to there
    .text = A group may also move: from one source to a source beside it, all together. You need that when your reserve is empty, and where you have more than enough. All eight of your Apprentices stand in the circle: six of them on Green ①, where nobody is against you. Beside it, on Blue ②, your opponent leads with two.
    .task = Be stronger than your opponent on Blue, and stay first on Green.
    .why = 3 against 2 on Blue, and Green is still yours. To move wakes a source as placing does.
    .missed = You are not the stronger on both. How many Apprentices must go to Blue at once?
    .wrong-choose-1 = The 1 raises powers and moves nobody.
    .wrong-choose-6 = The 6 moves three Apprentices, but each to a different source: on Blue it would be 1 against 2.
    .wrong-move-apprentice-green-yellow = Three strong Apprentices more on Yellow, where nobody is against you.

magus-lesson-mana = The strongest drinks first
    .text = Where you place or move Sorcerers you wake the source, and once a turn you may take mana from one that you woke: 4 crystals if you are the strongest there, 2 if you are second, 1 if third (the 4 2 1 in the middle of the circle). You have placed on Yellow ① and Blue ②. Mana pays for potions.
    .task = Take four crystals.
    .why = On Blue you lead with 3 against 1. Whoever ends the turn without choosing is given what is most.
    .missed = You have not taken four crystals. Compare the two sources.
    .wrong-take-yellow = On Yellow you are second, with 2 against 4: two crystals, and that was your taking for this turn.

magus-lesson-potion = What the bottle holds
    .text = In your turn you may buy potions from the row, for the crystals that stand on them. Each does something, and counts glory at the end, more if you have several of one colour. A colourless crystal stands for any colour. Yellow 4 ① costs two yellow and one blue, and raises three powers, once.
    .task = Buy a potion and raise three different powers with it.
    .why = The colourless crystal paid for the missing blue. The bottle stays with you, empty: it still counts for its family.
    .missed = You have not raised three powers. Which bottle in the row does so much, and can you pay for it?
    .wrong-buy-yellow-1 = That one raises two powers only.
    .wrong-end = Your turn is over, and your crystals are still in the purse.

magus-lesson-power = A little push for a die
    .text = Seven tracks show your powers. Power 2 ① changes a die by one, for one level of its track; you have two levels. You would like action 5, two groups of two Apprentices, but your dice ② show 2, 3 and 4.
    .task = Choose action 5.
    .why = The 4 became a 5 for one level of power 2. You may use three different powers a turn, also after the action. A level spent has to be raised again.
    .missed = You have not chosen action 5. A power can make a 5 of one of your dice.
    .wrong-choose = That action is chosen now, and there is only one a turn. Change the die first.

magus-lesson-creation = Three make one
    .text = Two equal dice create somebody greater: three of your Sorcerers on one source go home, and an Initiate (3) or a Mage (5) comes in their place. Three equal dice make an Archmage (7). On Green ① three of yours stand against three.
    .task = Create a Mage on Green.
    .why = 5 instead of 3: you are the stronger there now, and three Apprentices are free to come again. An Initiate would count only 3, but cannot be pushed and raises two powers.
    .missed = There is no Mage on Green. Two of your dice are equal.
    .wrong-create-3-initiate = An Initiate counts 3, as the three Apprentices did: on Green it is still a tie.
    .wrong-choose = That was your one action of the turn, and nobody was created.

magus-lesson-push = Move over, please
    .text = Power 6 pushes an Apprentice or a Mage of an opponent to the source beside. Initiates and Archmages stand firm. On Blue ① it is two against two, and a tie makes both second.
    .task = Be the stronger on Blue.
    .why = Two against one: a tie gave you the second place, now the first is yours. Look before a count where a single push turns a source.
    .missed = On Blue nobody of theirs has gone.
    .wrong-end = Your turn is over, and on Blue it is still a tie.
    .wrong-power-1 = More dice are fine, but they move nobody away.
    .wrong-power-3 = One colourless mana. On Blue it is still a tie.

magus-lesson-bonus = Four, two, one
    .text = If three of your dice ① show 4, 2 and 1, you may lower one power of an opponent by a level, once a turn and for nothing. Track 7 ② cannot be used like the others: it is worth glory in each count, and your opponent stands there at 4, you at 1.
    .task = Use your 421 where it costs your opponent glory.
    .why = 4 gives two glory in each count, 3 only one. And on every track the highest earns 3, the second 2, the third 1.
    .missed = Track 7 of your opponent is as high as before.
    .wrong-lower = That power is lower now, but it would have cost no glory: look at the track that pays by itself.
    .wrong-choose = You may act first, but the bonus is for this turn alone. Take it while you see it.

magus-lesson-reliquat = What is left is not lost
    .text = At the end of your turn comes the Reliquat: each die left over that equals the one of your action raises the power of that number by a level. Your dice ① show 1, 5 and 5. Action 5 brings two groups of two Apprentices.
    .task = End your turn so that a die left over raises a power.
    .why = One 5 was your action, the other raised power 5. So equal dice are worth something even where you create nobody.
    .missed = No die that is left over equals the one of your action.
    .wrong-choose-1 = The two fives are left over, but your action was a 1.

magus-lesson-count = Counted while you lead
    .text = Glory is counted three times. Whoever ends a turn with magic level 11, all Sorcerers together, brings the first count; 19 brings the second, 24 makes this round the last. Each source pays by its ring: Yellow ① 9 for the first and 6 for the second, Blue ② 7 and 4. You have 8.
    .task = Bring the first count while you are the strongest on Yellow.
    .why = With 11 you chose the moment: 6 against 5 on Yellow, and nobody against you on Blue. Count only when it is good for you. The ring with the arrow pays levels of power instead of glory.
    .missed = No count has come while you were the strongest on Yellow.
    .wrong-choose-3 = Two Apprentices bring you to 10. That is no count.
    .wrong-choose-6 = Only one of the three may go to Yellow, so there it is 4 against 5.
    .wrong-place-green = The count may come, but on Yellow it is still 3 against 5.
    .wrong-place-violet = The count may come, but on Yellow it is still 3 against 5.
    .wrong-place-red = The count may come, but on Yellow it is still 3 against 5.
    .wrong-place-blue = The count may come, but on Yellow it is still 3 against 5.

magus-lesson-end = The last days of the contest
    .text = A match from its later part on: the first count has been, the last comes after round 30, or after the round in which somebody ends a turn with 24.
    .task = Play to the end against the computer, and have more glory.
    .why = You know Magus now. A whole match begins with one die in the first round, and an empty circle.
    .note-1 = Look at the rings first: where does one more Apprentice lift you from second to first?
    .note-2 = Mana that you do not take is lost each turn. End where you are the strongest on a source that you woke.
    .note-3 = Potions of one colour are a family: the second and third are worth more than the first of another.
    .note-4 = Every track pays in every count. A level where you are tied is worth more than one where you lead by far.
    .note-5 = The end is near. Spend powers and mana: what is left in the purse counts nothing.

magus-page =
    .goal = Have the most glory after three counts. Glory comes from the sources where your Sorcerers are strongest, from power tracks, and at the end from potions.
    .turn = Put one die on the action of its number: it places or moves Apprentices, raises powers; equal dice create a greater Sorcerer. You place where you stand already, or beside it. Take mana from one source that you woke; it buys potions. Powers help for a level each.
    .end = Magic level 11 brings the first count, 19 the second, 24 or the last round the third.
    .wrong = Bringing a count while others lead: end a turn at 11 or 19 when it suits you.
    .point-1 = Your dice: one of them chooses your action
    .point-2 = Your Sorcerers at a source
    .point-3 = What first, second and third place get
    .point-4 = Magic level here: the highest is first
    .point-5 = Seven powers, and the level of each player
    .point-6 = A potion, its price in mana, its effect
    .point-7 = Your mana; below it your magic level
    .point-8 = The magic levels that bring the counts
