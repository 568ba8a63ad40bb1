## The course of The Seven Sages: for each lesson its title, and what is said in it.

seven-sages-lesson-play = Pull the marker over
    .text = Each round two alliances fight for the crystals of a clearing, and crystals win the game. Every card moves the marker, the knot on the rope, towards your side by its value. You are the Witch: you may play Witch cards, such as this 2 ①, and owls, such as this 4 ②. All else is dead in your hand as long as you are the Witch. The others, alliance II, lead by 3.
    .task = Play one card that brings your alliance into the lead.
    .why = 4 against a lead of 3, and your side leads by 1. What matters is where the marker stands when all have left the combat; a lead of 25 ends it at once.
    .missed = Your alliance does not lead. Compare the value of your cards with the lead of 3.
    .wrong-play-witch = 2 is too little against a lead of 3.
    .wrong-pass = You have left the combat, and the others still lead.

seven-sages-lesson-twins = The twin ones
    .text = Every role has two cards of 1 ①. The first counts 1, but the second 10, if the same player plays both in the same combat (×2: you have both). A lead of 25 ends the combat at once; then the winners take crystals, the highest of the clearing first: here you, the Witch. You lead by 17, but the Seer still fights, and holds seven cards.
    .task = End the combat with two cards, and take the more valuable crystal.
    .why = 1 and 10 are 11, and a lead of 25 leaves the Seer no answer. Whoever seems beaten may hold the second 1 too: count on it before you leave a combat with a small lead.
    .missed = The combat goes on. Which two of your cards count most together?
    .wrong-play-witch-5 = 5 is more than 1, but no card that follows it brings the lead to 25.
    .wrong-play-owl-3 = After that no card of yours brings the lead to 25.
    .wrong-pass = You have left when you could have ended it. Your ally has left too, and the Seer fights on alone.
    .wrong-take-2 = You have won, and taken the smaller crystal. Your ally thanks you.

seven-sages-lesson-become = Who you are this time
    .text = At the start of each round everybody chooses a role that is still free; you choose first. Only cards of your role, and owls, can be played. Each clearing ranks the roles: the higher begins the combat and takes a crystal sooner. In this clearing ① the Seer is the highest.
    .task = Choose the role with which you can play the most.
    .why = Three Priestess cards and an owl: 17 points on the table, if you want. The order matters less than having something to play.
    .missed = Look at your hand: of which role do you hold the most points?
    .wrong-become-seer = As the Seer you begin and take first, but with 2 and an owl you win nothing to take.
    .wrong-become-druid = Of the Druid you hold one card, a 4. There is a role of which you hold three.

seven-sages-lesson-ally = Two against two
    .text = Now everybody looks for an ally. You invite whom you like, unseen, and may accept whoever invites you: the first two who agree are an alliance, and the other two the other. You have invited the Seer, and the Priestess has invited you; but the Magician holds the most cards. Whoever says no deal is no longer waited for; invitations stay open.
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
    .text = In a match that lasts for days you do not want to be called for every trifle. Under Orders you say beforehand what is to happen, and nobody sees it. If no two agree, the highest is placed, then each below says on which side to stand; a wish answers for you then. You once wished to stand with the Seer, but it is the Priestess who holds the cards; and you have nothing to exchange.
    .task = Cancel your old wish, wish to stand with the Priestess, order to be ready as soon as the exchange begins; then say no deal.
    .why = Nobody agreed, you stand beside the Priestess, and the combat has begun, without a question to you. Such orders hold until the end of the round, and can be cancelled. Others pass for you, or take the highest crystal.
    .missed = You do not stand beside the Priestess, or you were still asked. Look what is filed under Orders, and what is not.
    .wrong-answer = You have said no deal before all orders were filed: the old wish gone, the new one there, and to be ready at once.

seven-sages-lesson-spells = One word, seven points
    .text = Once in each combat you may cast a spell instead of playing a card. Its effect comes at once. Anulensa ① discards a card that anybody has played in this combat; Potentia ② draws three cards. The others lead by 8, so it takes the spell and, in your next turn, your 2. Choosing the card to discard ends your turn: before that, say under Orders what you play next.
    .task = Cast Anulensa, order to play your 2 next, then discard the card without which your 2 brings you into the lead.
    .why = The 7 of the Seer was gone, and your 2 followed by itself. In between the Seer cast Moventi, which swaps crystals of two clearings: you win less now. Spells come to those who lose a combat; keep them for one that matters.
    .missed = Your alliance does not lead. Which card carries the other side most, and what do you play after it?
    .wrong-play = A 2 is not enough against a lead of 8. Begin with the spell.
    .wrong-pass = You have left the combat, and the spell is still in your hand.
    .wrong-cast-potentia = Three cards more, but the marker has not moved, and in this combat you cast no other spell.
    .wrong-target-3 = That card is gone, but with your 2 you only draw level. Which one carries them most?

seven-sages-lesson-presents = Presents for friend and enemy
    .text = Whoever passes has left the combat. The first to pass, here you, draws five cards, then chooses three to hand on; each later one gets three from who left before, draws two, and chooses too. Who leaves next, you do not know. Your ally, the Priestess, could make 14 points of the three with a tick: they are picked, and an order leaves them for allies. What you choose now is for anybody else; owls ① are played by all.
    .task = Under Orders, hand the picked cards on to your allies, then choose three cards that neither the Seer nor the Magician can play.
    .why = Nobody is Druid or Healer this round: for the others those cards are paper. Your ally, if she leaves next, gets the three picked cards instead. What you give away may come back to you when the roles change.
    .missed = Your ally should get the three picked cards, and whoever else leaves next three that neither the Seer nor the Magician can play.
    .wrong-gift = The three of least worth are not the three of least use: there may be one among them that one of the two can play.
    .wrong-hand-on-seer = The Seer would thank you for a Seer card.
    .wrong-hand-on-magician = The Magician would thank you for a Magician card.
    .wrong-hand-on-owl = An owl is played by whoever holds it.
    .wrong-leave-for-foes = The others can do nothing with Priestess cards; but your ally could, and does not get them.

seven-sages-lesson-lose = Lose at the right moment
    .text = The others lead by 19; your Magician cards 7 and 6 and an owl of 5 make 18: not enough. Who passes keeps what is left (the last, here you, discards three), and whoever loses draws a spell. Here you rank lowest: when the winners have taken their crystals, the lowest of all moves the pawn to one of the two other clearings, left ① or right ②, and chooses a role first there, if you like by an order filed before.
    .task = Keep your 18 points for the better crystals: order to be the Magician there, pass, discard the three cards of least worth, and move the pawn.
    .why = 3 and 6 are 9, 2 and 5 are 7. You lost a combat that could not be won, and begin the next as the Magician, with all your good cards. Half the art of this game is to know which combat to lose.
    .missed = You are not the Magician on the clearing with the more valuable crystals.
    .wrong-play = That card is spent, and the combat is lost all the same.
    .wrong-move-right = 2 and 5 lie there. The other clearing has more.

seven-sages-lesson-three = One against two
    .text = With three players nobody invites. The highest, here you, stands alone against two, or lets the second highest speak, who may join. Who stands alone begins with a lead of what the crystals are worth. You want an ally: pick a card ① and show it to the Priestess; only you two see it. An answer can be ordered ahead; if you are asked already, it is given at once.
    .task = Pick your 7 under Orders, show it to the Priestess, and answer ahead, under Orders again, that you let the second speak.
    .why = She has seen the 7, and stands with you. Until the combat begins you may show cards to anybody, friend or enemy; promises bind nobody. The Witch is alone now, and begins with a lead of 7.
    .missed = The Priestess does not stand with you, or has not seen your 7.
    .wrong-answer-alone = You stand alone, against two who hold twelve cards.
    .wrong-plan-alone = You were asked already, so your order was done at once: you stand alone against two.
    .wrong-show-2 = That was the Witch, who speaks last. It is the Priestess who may join you.

seven-sages-lesson-end = Before the forest grows dark
    .text = The end is near: of the clearings still to come only finitum is left, where nobody fights. It is laid after this combat. After the next one whoever ranks lowest may send the pawn there, and it is over, or to the last clearing, for one more round.
    .task = Play to the end against three computers, and have the highest sum of crystals.
    .why = You know The Seven Sages now. A whole match is some eight rounds, with friends who remember.
    .note-1 = Two cards of 1 are worth 11 to you in a single combat. A role for which you hold both is worth more than a high place.
    .note-2 = Seek an ally who ranks below you, if one crystal is much the better. The higher of the winners takes first.
    .note-3 = Do not spend your whole hand to win by twenty. A lead of 1 wins the same crystals.
    .note-4 = Watch who leaves first: five cards now are a strong round later. But there may be no later round.
    .note-5 = In the end each role, and the owls, give a small crystal to whoever still holds the highest sum of it. Now and then it decides.

seven-sages-page =
    .goal = Win the highest sum of crystals. Each round two alliances fight for those of one clearing.
    .turn = A round: choose a role; find an ally, in secret; give each other cards. In the combat you play, one by one, cards of your role or owls, and one spell, or you pass. Each card pulls the marker to your side. Who passes early draws more cards, but hands three on. Winners take crystals, losers a spell; the lowest moves the pawn.
    .end = The last clearing, finitum, ends it. Small crystals go to the best hands.
    .wrong = Spending everything on one combat: leaving first gives five cards.
    .point-1 = The pawn: the combat is in this clearing
    .point-2 = The crystals that the winners take
    .point-3 = The order of roles: top begins, picks first
    .point-4 = One alliance, against the one beside it
    .point-5 = Cards played: their values pull
    .point-6 = The marker: who leads, and by how much
    .point-7 = A player: role, side, cards, spells, crystals
    .point-8 = A clearing where the pawn may go next
