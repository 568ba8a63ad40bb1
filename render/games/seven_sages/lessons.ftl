## The course of The Seven Sages: for each lesson its title, and what is said in it.

seven-sages-lesson-play = Pull the marker over
    .text = Each round two alliances fight for the crystals of a clearing, and crystals win the game. Every card moves the marker, the knot on the rope, towards your alliance by its value. You are the Witch: you may play Witch cards, such as this 2 ①, and owls, such as this 4 ②. All else is dead in your hand as long as you are the Witch. The others, alliance II, lead by 3.
    .task = Play one card that brings your alliance into the lead.
    .why = 4 against a lead of 3, and your alliance leads by 1. What matters is where the marker stands when all have left the combat; a lead of 25 ends it at once.
    .ask = You are the Witch. Which power cards can you play?
    .right = Witch cards and owls
    .false-1 = Witch cards only
    .false-2 = All cards: only the value counts
    .missed = Your alliance does not lead. Compare the value of your cards with the lead of 3.
    .wrong-play-witch = 2 is too little against a lead of 3.
    .wrong-pass = You have left the combat, and the others still lead.

seven-sages-lesson-twins = The twin ones
    .text = Every role has two cards of 1 ①. The first counts 1, but the second 10, if the same player plays both in the same combat (×2: you have both). A lead of 25 ends the combat at once; then the winners take crystals, the highest of the clearing first: here you, the Witch. You lead by 17, but the Seer still fights, and holds seven cards.
    .task = End the combat with two cards, and take the more valuable crystal.
    .why = 1 and 10 are 11, and a lead of 25 leaves the Seer no answer. Whoever seems beaten may hold the second 1 too. (Who leaves a combat draws cards, and hands three on to the next who leaves: more of that later.)
    .ask = You play both 1s of your role in one combat. What are they worth together?
    .right = 11
    .false-1 = 2
    .false-2 = 20
    .missed = The combat goes on. Which two of your cards count most together?
    .wrong-play-witch-5 = 5 is more than 1, but no card that follows it brings the lead to 25.
    .wrong-play-owl-3 = After that no card of yours brings the lead to 25.
    .wrong-pass = You have left when you could have ended it. Your ally has left too, and the Seer fights on alone.
    .wrong-take-2 = You have won, and taken the smaller crystal. Your ally thanks you.

seven-sages-lesson-become = Who you are this time
    .text = At the start of each round everybody chooses a role that is still free; you choose first. Only cards of your role, and owls, can be played. Each clearing ranks the roles: the higher takes a crystal sooner, and of four the highest begins the combat. In this clearing ① the Seer is the highest.
    .task = Choose the role with which you can play the most.
    .why = Three Priestess cards and an owl: 17 points on the table, if you want. The order matters less than having something to play.
    .missed = Look at your hand: of which role do you hold the most points?
    .wrong-become-seer = As the Seer you begin and take first, but with 2 and an owl you win nothing to take.
    .wrong-become-druid = Of the Druid you hold one card, a 4. There is a role of which you hold three.

seven-sages-lesson-ally = Two against two
    .text = Now everybody looks for an ally. You invite whom you like, unseen, and may accept whoever invites you: the first two who agree are an alliance, and the other two the other. You have invited the Seer, and the Priestess has invited you; but the Magician holds the most cards. “No deal” only means: don’t wait for me; invitations stay open.
    .task = Become the ally of the Magician: withdraw the invitation to the Seer, invite the Magician, then say no deal.
    .why = Nine cards are nine chances to have the right ones. An invitation is open until somebody accepts it, so take back what you no longer mean. Look also at who has few crystals and much to win.
    .missed = You are not allied with the player who holds the most cards.
    .wrong-accept = You have an ally, but another player holds more cards, and stands against you now.
    .wrong-answer = No deal comes last: at that moment the Magician alone should have your invitation.

seven-sages-lesson-give = What is dead for you lives for an ally
    .text = You are the Witch, your ally is the Priestess. Before the combat allies may give each other cards and spells, as many as they like and for nothing. Two of yours ① ② cannot be played by you, but by her. Pick cards, put them down for her, and say that you are ready: when the whole alliance is, the cards change hands.
    .task = Give your ally both Priestess cards, and nothing else.
    .why = 11 points that were nothing in your hand. Nobody has to give anything back, but next round she may remember.
    .missed = Your ally does not have exactly your two Priestess cards. Pick them, put them down for her, and then be ready.
    .wrong-ready = You are ready, but what changed hands were not your two Priestess cards alone.

seven-sages-lesson-wishes = Say it once, for later
    .text = In a match that lasts for days you do not want to be called for every trifle. Under Orders you say beforehand what is to happen, and nobody sees it. If no two agree, the highest is placed, then each below says in which alliance to stand; a wish answers for you then. You once wished to stand with the Seer, but it is the Priestess who holds the cards; and you have nothing to exchange.
    .task = Cancel your old wish, wish to stand with the Priestess, order to be ready as soon as the exchange begins; then say no deal.
    .why = Nobody agreed, you stand beside the Priestess, and the combat has begun, without a question to you. Such orders hold until the end of the round, and can be cancelled. Others pass for you, or take the highest crystal.
    .missed = You do not stand beside the Priestess, or you were still asked. Look what is filed under Orders, and what is not.
    .wrong-answer = You have said no deal before all orders were filed: the old wish gone, the new one there, and to be ready at once.

seven-sages-lesson-spells = One word, seven points
    .text = Once in each combat you may cast a spell instead of playing a card. Its effect comes at once. Anulensa ① discards a card that anybody has played in this combat; Potentia ② draws three cards. The others lead by 8: that takes the spell now, and your 2 in your next turn.
    .task = Cast Anulensa, discard the card without which your 2 brings you into the lead, and play the 2.
    .why = The 7 of the Seer was gone, and your 2 was enough. In between the Seer cast Moventi, which swaps crystals of two clearings: you win less now. Spells come to those who lose a combat; keep them for one that matters.
    .missed = Your alliance does not lead. Which card carries the other alliance most, and what do you play after it?
    .wrong-play = A 2 is not enough against that lead. The spell has to take the right card first.
    .wrong-pass = You have left the combat, and the spell or the 2 is still in your hand.
    .wrong-cast-potentia = Three cards more, but the marker has not moved, and in this combat you cast no other spell.
    .wrong-target-3 = That card is gone, but with your 2 you only draw level. Which one carries them most?

seven-sages-lesson-next-card = The next card, ordered
    .text = What you order, nobody sees. A card to play at your next turn is such an order: the combat goes on while you are away. It is asked for under Orders. Here the others lead by 8. You cast Anulensa, and choosing the card that goes ends your turn; so say before that what you play next.
    .task = Cast Anulensa, order your 2 as your next card, then discard the 7 of the Seer.
    .why = The Seer answered, and your 2 followed by itself. If it could not be played any more, you would have been asked.
    .missed = Your alliance does not lead. The order comes before the card to discard: it ends your turn.
    .wrong-play = A 2 is not enough against a lead of 8. Begin with the spell.
    .wrong-pass = You have left the combat, and the spell is still in your hand.
    .wrong-cast-potentia = Three cards more, but the marker has not moved, and in this combat you cast no other spell.
    .wrong-target-1 = That ended your turn, and nothing was ordered: you are asked again.

seven-sages-lesson-presents = Presents for the next round
    .text = Whoever passes has left the combat for good. The first to pass, here you, draws five cards; each later one gets three cards from the one who left before, and draws two. So all but the last hand three on to whoever leaves next, friend or enemy. Then comes a new round, in which everybody chooses a role anew; you mean to be the Priestess. Owls ① fit every role.
    .task = Hand on three cards, and keep what the Priestess can play.
    .why = Next round you can play three Priestess cards and an owl, 19 points, if nobody takes the Priestess before you. Two cards of one role are a better present than two of different ones: part them.
    .ask = You are the first to leave a combat. What happens?
    .right = I draw five cards, and hand three on to whoever leaves next
    .false-1 = I draw nothing, and keep my hand
    .false-2 = I draw two cards, and may come back later
    .missed = Among the cards handed on is one that you could have played as the Priestess.
    .wrong-gift = The three of least worth are not the three of least use: the 3 of the Priestess is among them.
    .wrong-hand-on-priestess = That is a card of the Priestess, and you mean to be her next.
    .wrong-hand-on-owl = Whoever holds an owl can play it, in every role.

seven-sages-lesson-for-allies = Three for a friend
    .text = You have left the combat first and choose what to hand on. Who leaves next, you do not know. Pick three cards, and an order keeps them for one player, for your allies or for the others; what you choose now goes to anybody else. Your ally means to be the Priestess again: three Priestess cards are picked (the ticks).
    .task = Under Orders, leave the picked cards for your allies; then choose three others to hand on, but not the owl.
    .why = If your ally leaves next, she gets 14 points for a new round, and will remember; if another does, the three that you chose. Nobody sees which it was.
    .missed = The picked cards should wait for your allies, and three others for anybody else.
    .wrong-gift = The three of least worth have a Priestess card among them: it was meant for your ally.
    .wrong-hand-on-priestess = That card was picked for your ally.
    .wrong-hand-on-owl = An owl is played by whoever holds it.
    .wrong-leave-for-foes = Now the others get the Priestess cards, if one of them leaves next.

seven-sages-lesson-lose = Lose at the right moment
    .text = The others lead by 19; your Magician cards 7 and 6 and an owl of 5 make 18: not enough. Whoever passes plays no more. The last to pass, here you, discards three cards, hands none on and keeps the rest. Losers draw a spell. Then the lowest in the order, you again, moves the pawn to one of the other clearings, left ① or right ②, and chooses a role first there.
    .task = Keep your 18 points for the better crystals: pass, discard the three cards of least worth, move the pawn, and become the Magician.
    .why = 3 and 6 are 9, 2 and 5 are 7. You lost a combat that could not be won, and begin the next as the Magician, with all your good cards. Half the art of this game is to know which combat to lose.
    .missed = You are not the Magician on the clearing with the more valuable crystals.
    .wrong-play = That card is spent, and the combat is lost all the same.
    .wrong-move-right = 2 and 5 lie there. The other clearing has more.

seven-sages-lesson-role-ahead = A role, before you are asked
    .text = Under Orders you can say for each of the two other clearings which roles you want there: the first that is free is yours, and nobody waits for you. Here the combat is lost, you pass as the last, and as the lowest you move the pawn. Left ① lie the better crystals.
    .task = Order to be the Magician on the left clearing; then pass, discard the three cards of least worth, and move the pawn there.
    .why = You were the Magician without being asked. Such an order lasts until the clearing is gone; several roles can stand in it, the one you like most first.
    .missed = You are not the Magician on the left clearing.
    .wrong-play = That card is spent, and the combat is lost all the same.
    .wrong-move-right = Your order was for the left clearing.

seven-sages-lesson-three = Three players, or five
    .text = With three players nobody invites. The highest, here you, stands alone against two, or lets the second highest speak, who may join. Whoever stands alone begins the combat, with a lead of what the crystals are worth, here 7, but wins only one of them. Of your six cards you can play three, 13 points; the two others hold twelve cards.
    .task = Answer so that you may get an ally.
    .why = The Priestess has joined you: the Witch is alone, with a lead of 7. With five players two agree as usual, and each of the three others says, unseen, whether to join: the first who does makes it three against two.
    .missed = You have no ally.
    .wrong-answer-alone = You stand alone, against two who hold twelve cards.

seven-sages-lesson-answer-ahead = Shown and answered, unasked
    .text = With three players you can say ahead, under Orders, what you will answer; if you are asked already, it is given at once. You want the Priestess as an ally. Before that, show her a card ①: pick it, then show it. Only you two see it.
    .task = Pick your 7 under Orders, show it to the Priestess, and answer ahead, under Orders again, that you let the second speak.
    .why = She has seen the 7, and stands with you. Until the combat begins you may show cards to anybody, friend or enemy; promises bind nobody.
    .missed = The Priestess does not stand with you, or has not seen your 7.
    .wrong-answer-alone = You stand alone, against two who hold twelve cards.
    .wrong-plan-alone = You were asked already, so your order was done at once: you stand alone against two.
    .wrong-show-2 = That was the Witch, who speaks last. It is the Priestess who may join you.

seven-sages-lesson-end = Before the forest grows dark
    .text = The end is near: of the clearings still to come only finitum is left, where nobody fights. It is laid after this combat. After the next one whoever ranks lowest may send the pawn there, and it is over, or to the last clearing, for one more round. At the very end small crystals of 1 go to the best hand of each role, and of owls.
    .task = Play to the end against three computers, and have the highest sum of crystals.
    .why = You know The Seven Sages now. A whole match is some eight rounds, with friends who remember.
    .note-1 = Two cards of 1 are worth 11 to you in a single combat. A role for which you hold both is worth more than a high place.
    .note-2 = Seek an ally who ranks below you, if one crystal is much the better. The higher of the winners takes first.
    .note-3 = Do not spend your whole hand to win by twenty. A lead of 1 wins the same crystals.
    .note-4 = Watch who leaves first: five cards now are a strong round later. But there may be no later round.
    .note-5 = In the end each role, and the owls, give a small crystal to whoever still holds the highest sum of it. Now and then it decides.

seven-sages-page =
    .goal = Win the highest sum of crystals. Each round two alliances fight for those of one clearing.
    .turn = A round: choose a role; find an ally, in secret; give each other cards. In the combat you play, one by one, cards of your role or owls, and one spell, or you pass. Each card pulls the marker to your alliance. The first to pass draws five cards, others two; all but the last hand three on. Winners take crystals, losers a spell; the lowest moves the pawn.
    .end = The last clearing, finitum, ends it. Small crystals go to the best hands.
    .wrong = Spending everything on one combat: leaving first gives five cards.
    .point-1 = The pawn: the combat is in this clearing
    .point-2 = The crystals that the winners take
    .point-3 = The order of roles: the left takes crystals first
    .point-4 = One alliance, against the one beside it
    .point-5 = Cards played: their values pull
    .point-6 = The marker: who leads, and by how much
    .point-7 = A player: crystals, cards, spells
    .point-8 = A clearing where the pawn may go next
