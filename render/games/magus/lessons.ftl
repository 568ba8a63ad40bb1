## The course of Magus: for each lesson its title, and what is said in it.

magus-lesson-action = A die is what you do
    .text = Five sources of mana lie in a circle, and whoever has the strongest Sorcerers around a source earns glory there. You roll three dice, and one of them chooses what you do: a 4 brings a group of three Apprentices, a 6 brings three single ones to three different sources, a 1 raises three of the powers beside the circle. An Apprentice, the least Sorcerer, counts 1. On Yellow ① you have one, your opponent three.
    .task = Be stronger than your opponent on Yellow.
    .why = 4 against 3. You may place where you have a Sorcerer already and on the sources beside it; with nobody in the circle, anywhere. A group always stays together.
    .ask = Your dice show 4 and 6. You want three Apprentices on one source. Which die?
    .right = The 4
    .false-1 = The 6
    .false-2 = Either does it
    .missed = You are not the stronger on Yellow. How many Apprentices does it take there at once?
    .wrong-choose-1 = The 1 raises powers and brings nobody to a source.
    .wrong-choose-6 = The 6 brings three Apprentices, but each to a different source: only one would come to Yellow.
    .wrong-place = Three strong Apprentices, but on another source.

magus-lesson-move = From here to there
    .text = A group may also move: from one source to a source beside it, all together. You need that when your reserve is empty, and where you have more than enough. All eight of your Apprentices stand in the circle: six of them on Green ①, where nobody is against you. Beside it, on Blue ②, your opponent leads with two.
    .task = Be stronger than your opponent on Blue, and stay first on Green.
    .why = 3 against 2 on Blue, and Green is still yours. To move wakes a source as placing does: then it can give you mana.
    .missed = You are not the stronger on both. How many Apprentices must go to Blue at once?
    .wrong-choose-1 = The 1 raises powers and moves nobody.
    .wrong-choose-6 = The 6 moves three Apprentices, but each to a different source: on Blue it would be 1 against 2.
    .wrong-move-apprentice-green-yellow = Three strong Apprentices more on Yellow, where nobody is against you.

magus-lesson-bonus-made = Four, two, one
    .text = Seven tracks show your powers. Power 2 ① changes a die by one, for one level of its track; 6 and 1 are neighbours. Your dice ② show 2, 4 and 6. If three of your dice show 4, 2 and 1, you may lower one power of an opponent by a level, once a turn and for nothing. Track 7 ③ cannot be used: its level is worth glory whenever glory is counted, and your opponent stands there at 4, you at 1.
    .task = Make a 421, and use it where it costs your opponent glory.
    .why = The 6 became a 1 for one level of power 2, which has to be raised again. You may use three different powers a turn, also after the action. On track 7 level 4 gives two glory, level 3 only one.
    .missed = Track 7 of your opponent is as high as before.
    .wrong-choose-6 = The 6 lies on your action now, and a die that is spent is changed no more. Change it first.
    .wrong-change-2 = You had a 2, and need it: of 4, 2 and 1 only the 1 was missing.
    .wrong-change-4 = You had a 4, and need it: of 4, 2 and 1 only the 1 was missing.
    .wrong-change-6-5 = A 5 is no part of 421. The 6 has another neighbour.
    .wrong-lower = That power is lower now. But look at the track that pays by itself.

magus-lesson-mana = The strongest drinks first
    .text = Where you place or move Sorcerers you wake the source, and once a turn you may take mana from one that you woke: 4 crystals if you are the strongest there, 2 if you are second, 1 if third (the 4 2 1 in the middle of the circle). You have placed on Yellow ① and Blue ②. Mana pays for potions.
    .task = Take four crystals.
    .why = On Blue you lead with 3 against 1. Whoever ends the turn without choosing is given what is most.
    .missed = You have not taken four crystals. Compare the two sources.
    .wrong-take-yellow = On Yellow you are second, with 2 against 4: two crystals, and that was your taking for this turn.

magus-lesson-bottles = What a bottle holds
    .text = In your turn you may buy potions from the row, for the crystals that stand on them; a colourless one stands for any colour. At its foot: 1× if it works only once, and its glory at the end with one, two, three of its colour (2-4-7). Your Blue 3 ① trades two crystals of a colour for one of another, once a turn. Yellow 5 ② costs two yellow and one violet, and once a turn shifts a level between your powers, say to 7 ③.
    .task = Buy Yellow 5, and shift a level to power 7, where it is worth glory.
    .why = Two green became what you lacked, and the colourless crystal paid for the rest. Both bottles can be used again in your next turn. Others work only once, but an empty one still counts for its family.
    .missed = No level has come to power 7. What do you lack for Yellow 5, and of what have you too much?
    .wrong-trade-green-blue = There is nothing blue in the price of Yellow 5. You lack yellow and violet.
    .wrong-trade-green-red = There is nothing red in the price of Yellow 5. You lack yellow and violet.
    .wrong-end = Your turn is over, and your crystals are still in the purse.

magus-lesson-room = Three make one
    .text = Action 7 is no face of a die: it is creation, by equal dice. Three of your Sorcerers on one source go home, and for two equal dice an Initiate (counts 3) or a Mage (5) takes their place, for three an Archmage (7). Where several could make room you say who goes, but nobody of the same kind as the new one. On Green ① you have three Apprentices and an Initiate, 6 against 7.
    .task = Create a Sorcerer so that you are the stronger on Green.
    .why = A Mage beside your Initiate: 8 against 7, and three Apprentices are free to come again. A second Initiate would have counted only 3, but an Initiate cannot be pushed and raises two powers when it comes.
    .missed = You are not the stronger on Green. Two of your dice are equal: who is to come, and who can go?
    .wrong-create-3-initiate = An Initiate counts 3, as the three Apprentices did: on Green it is still 6 against 7.
    .wrong-replace-apprentice-apprentice-initiate = Your Initiate went home with two Apprentices: it is 6 against 7 again. Send home who counts least.
    .wrong-choose = That was your one action of the turn, and nobody was created.

magus-lesson-push-once = Move over, please
    .text = Power 6 pushes an Apprentice or a Mage of an opponent to a source beside. Initiates and Archmages stand firm. Your power 6 has no level left, but Red 8 ① does it for two of them, once. On Blue ② it is two against two, and a tie makes both second. What you have begun is finished before anything else; the part that you do not want you skip.
    .task = Be the stronger on Blue, on Green and on Violet when you have finished with Red 8.
    .why = A tie gave you the second place on Blue, now the first is yours. The second push would have made a tie beside it, so you left it. Look before glory is counted where a single push turns a source.
    .ask = On a source you are tied with one other for the first place. How much mana can it give you?
    .right = 2 crystals: a tie makes both second
    .false-1 = 4 crystals: both are first
    .false-2 = 3 crystals: the places are shared
    .missed = You are not the stronger on all three. Whoever is pushed stands somewhere else afterwards, and nobody says that it must be two.
    .wrong-end = Your turn is over, and on Blue it is still a tie.
    .wrong-push-seat-2-apprentice-blue-green = On Green it is one against one now. Which source beside Blue can bear one more of theirs?
    .wrong-power-1 = More dice are fine, but they move nobody away.
    .wrong-power-3 = One colourless mana. On Blue it is still a tie.

magus-lesson-left-over = What is left is not lost
    .text = At the end of your turn comes the Reliquat: each die left over that equals the one of your action raises the power of that number by a level. Your action was a 5, and 1 and 3 are left over. Dice that you have not spent can be changed or rolled again, even after the action: your Red 7 ① rolls up to three of them, once a turn.
    .task = End your turn so that a die left over raises a power.
    .why = A 5 fell to match the 5 of your action, and power 5 rose. To roll again what is left over costs you nothing, so try your luck. Equal dice are worth something even where you create nobody.
    .missed = No die that is left over equals the one of your action.
    .wrong-end = Neither the 1 nor the 3 equals your 5. But they need not stay what they are.

magus-lesson-count = Counted while you lead
    .text = Glory is counted three times. Whoever ends a turn with magic level 11, all Sorcerers together, brings the first count; 19 brings the second, 24 makes that round the last. Each source pays by its ring, the three numbers beside its name: Yellow ① 9 for the first and 6 for the second, Blue ② 7 and 4. Your magic level is 8.
    .task = Bring the first count while you are the strongest on Yellow.
    .why = With 11 you chose the moment: 6 against 5 on Yellow, and nobody against you on Blue. The power tracks gave each of you 14 more. Count only when it is good for you. The ring with the arrow pays levels of power instead of glory.
    .ask = When is glory counted for the first time?
    .right = When somebody ends a turn with magic level 11
    .false-1 = After round 11
    .false-2 = When somebody has 11 glory
    .missed = No count has come while you were the strongest on Yellow.
    .wrong-choose-3 = Two Apprentices bring you to 10. That is no count.
    .wrong-choose-6 = Only one of the three may go to Yellow, so there it is 4 against 5.
    .wrong-place-green = The count may come, but on Yellow it is still 3 against 5.
    .wrong-place-violet = The count may come, but on Yellow it is still 3 against 5.
    .wrong-place-red = The count may come, but on Yellow it is still 3 against 5.
    .wrong-place-blue = The count may come, but on Yellow it is still 3 against 5.

magus-lesson-ring = While you are away
    .text = When glory is counted, on every track the highest earns 3, the second 2, the third 1. Just before, the ring with the arrow ① pays levels: you are tied there, so two to each, on different tracks. On 6 ② and 7 ③ you are tied, elsewhere a level changes nothing. Your secret ranking of the tracks takes them for you, so that nobody waits; for what it does not name you are asked. It still says 1, then 3.
    .task = Under Orders, clear your ranking and begin a better one. Then end your turn, so that the count makes you first on 6 and 7.
    .why = A level where you are tied lifts you from 2 glory to 3. Your ranking would have taken it in another player’s turn, too. Look at it now and then: it stays until you clear it.
    .missed = You are not first on both tracks: your levels came elsewhere, where they change nothing.

magus-lesson-end = The last days of the contest
    .text = A match joined late, both of you at 0 glory: the first count has been, the last comes after round 30, or after the round in which somebody ends a turn with 24.
    .task = Play to the end against the computer, and have more glory.
    .why = You know Magus now. A whole match begins with one die in the first round, and an empty circle.
    .note-1 = Look at the rings first: where does one group lift you by a place?
    .note-2 = Each turn can bring mana: place or move to where you will be the strongest, for four crystals.
    .note-3 = Potions of one colour are a family: where there are two or three, each is worth the second or third figure at its foot.
    .note-4 = Every track pays in every count. A level where you are tied is worth more than one where you lead by far.
    .note-5 = The end is near. Spend your mana: what is left in the purse counts nothing. But the tracks pay once more.

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
