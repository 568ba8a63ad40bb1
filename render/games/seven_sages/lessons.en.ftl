## The course of The Seven Sages: for each lesson its title, and what is said in it.

seven-sages-lesson-play = Pull the marker over
    .text = Each round two alliances fight for the crystals of a clearing, and crystals win the game. Every card moves the marker towards your side by its value. You are the Witch: you may play Witch cards, as the one of 2 ①, and owls, as this 4 ②. All else is dead in your hand as long as you are the Witch. The others lead by 3.
    .task = Play one card that brings your alliance into the lead.
    .why = 4 against a lead of 3, and your side leads by 1. What matters is where the marker stands when all have left the combat; a lead of 25 ends it at once.
    .missed = Your alliance does not lead. Compare the value of your cards with the lead of 3.
    .wrong-play-witch = 2 is too little against a lead of 3.
    .wrong-pass = You have left the combat, and the others still lead.

seven-sages-lesson-ones = The twin ones
    .text = Every role has two cards of 1 ①. The first counts 1, but the second 10, if the same player plays both in the same combat (×2: you have both). All the others have left, and the other alliance leads by 9. You may go on alone, card after card, until you pass.
    .task = Win the lead back with two cards.
    .why = 1 and 10 are 11. Whoever seems beaten may hold the second 1: count on it before you leave a combat with a small lead.
    .missed = After two cards your side still does not lead.
    .wrong-play-witch-5 = That leaves 4 to make up, and no other card of yours is enough with it.
    .wrong-play-owl-3 = That leaves 6 to make up, and no other card of yours is enough with it.
    .wrong-pass = You have left the combat while you could still win it.

seven-sages-lesson-become = Who you are this time
    .text = At the start of each round everybody chooses a role that is still free; you choose first. Only cards of your role, and owls, can be played. Each clearing ranks the roles: the higher begins the combat and takes a crystal sooner. In this clearing ① the Seer is the highest.
    .task = Choose the role with which you can play the most.
    .why = Three Priestess cards and an owl: 17 points on the table, if you want. The order matters less than having something to play.
    .missed = Look at your hand: of which role do you hold the most points?
    .wrong-become-seer = As the Seer you begin and take first, but with 2 and an owl you win nothing to take.
    .wrong-become-druid = Of the Druid you hold one card, a 4. There is a role of which you hold three.

seven-sages-lesson-invite = Two against two
    .text = Now everybody looks for an ally. You invite whom you like, unseen, and may accept whoever invites you: the first two who agree are an alliance, and the other two the other. How many cards each player holds, everybody sees. All three others have invited you.
    .task = Form an alliance with the player who holds the most cards.
    .why = Nine cards are nine chances to have the right ones. Look also at who has few crystals and much to win, and at who lets you choose first.
    .missed = You are not allied with the player who holds the most cards.
    .wrong-accept = You have an ally, but another player holds more cards, and stands against you now.
    .wrong-answer = You have said that you see no deal, and lost three who wanted you.

seven-sages-lesson-give = What is dead for you lives for an ally
    .text = You are the Witch, your ally is the Priestess. Before the combat allies may give each other cards and spells, as many as they like and for nothing. Two of yours ① ② cannot be played by you, but by her. Pick cards, put them down for her, and say that you are ready: when the whole alliance is, the cards change hands.
    .task = Give your ally both Priestess cards, and nothing else.
    .why = 11 points that were nothing in your hand. Nobody has to give anything back, but next round she may remember.
    .missed = Your ally does not have exactly your two Priestess cards. Pick them, put them down for her, and then be ready.
    .wrong-ready = You are ready, but what changed hands were not your two Priestess cards alone.

seven-sages-lesson-spell = One word, seven points
    .text = Once in each combat you may cast a spell instead of playing a card. Its effect comes at once. Anulensa ① discards a card that anybody has played in this combat; Potentia ② draws three cards. The others lead by 4, and your best card is a 2.
    .task = Bring your alliance into the lead with a spell.
    .why = The 7 of the Seer does not count any more, and a lead of 4 became one of 3 for you. Spells come to those who lose a combat; keep them for one that matters.
    .missed = Your alliance does not lead yet.
    .wrong-play = A 2 is not enough against a lead of 4.
    .wrong-pass = You have left the combat, and the spell is still in your hand.
    .wrong-cast-potentia = Three cards more, but the marker has not moved, and in this combat you cast no other spell.
    .wrong-target = That card is gone, but the other side still leads. Which one carries them most?

seven-sages-lesson-leave = Lose at the right moment
    .text = Who passes has left the combat. The first to pass draws five cards; each later one gets three from who left before, and draws two. And whoever loses draws a spell. The other alliance leads by 19, you hold 18, and your ally has nothing to play: a fine hand, but not enough.
    .task = Keep your good cards for a round in which they win something.
    .why = Five new cards, a spell to come, and your 18 points are still there. Half the art of this game is to know which combat to lose.
    .missed = You have not left the combat.
    .wrong-play = That card is spent, and the combat is lost all the same.

seven-sages-lesson-gift = Presents for an enemy
    .text = You were the first to leave and drew five cards. For that you now choose three cards; whoever leaves next gets them. That may be the Seer or the Magician of the other alliance, who are still fighting. Owls ① can be played by everybody.
    .task = Choose three cards that neither of the two can play.
    .why = Nobody is Druid or Healer this round: for them those cards are paper. What you give away this round may come back in the next, when the roles change.
    .missed = Among your three is a card that one of the two can play.
    .wrong-gift = The three of least worth are not the three of least use: there may be one among them that one of the two can play.
    .wrong-hand-on-seer = The Seer would thank you for a Seer card.
    .wrong-hand-on-magician = The Magician would thank you for a Magician card.
    .wrong-hand-on-owl = An owl is played by whoever holds it.

seven-sages-lesson-pawn = The last shall be first
    .text = Here you rank lowest, and your side has lost. When you leave as the last you discard three cards; the winners take their crystals, you draw a spell. Then the lowest of all moves the pawn to one of the two other clearings, left ① or right ②, and chooses a role first there.
    .task = Leave the combat, discard the three cards of least worth, and move the pawn where the crystals are worth more.
    .why = 3 and 6 are 9, 2 and 5 are 7. To be the lowest is no disgrace: you choose what is fought for next, and who you will be.
    .missed = The pawn is not on the clearing with the more valuable crystals.
    .wrong-move-right = 2 and 5 lie there. The other clearing has more.

seven-sages-lesson-orders = Say it once, for later
    .text = In a match that lasts for days you do not want to be called for every trifle. Under Orders you can say beforehand what you will do; nobody sees it. You can name the role you want, be ready without an exchange, pass when you have nothing to play, take the highest crystal.
    .task = Order that you are ready as soon as the exchange begins.
    .why = When the alliances stand, the match goes on without waiting for you. An order holds until the end of the round, and you can cancel it.
    .missed = There is no such order yet. Look under Orders.
    .wrong-answer = That was a move: you have said that you see no deal. An order is given for later.

seven-sages-lesson-end = Before the forest grows dark
    .text = The end is near: only finitum is left of the pile, where nobody fights. It is laid after this combat. After the next one whoever ranks lowest may send the pawn there, and it is over, or to the last clearing, for one more round.
    .task = Play to the end against three computers, and have the highest sum of crystals.
    .why = You know The Seven Sages now. A whole match is some eight rounds, with friends who remember.
    .note-1 = Two cards of 1 are worth 11 to you in a single combat. A role for which you hold both is worth more than a high place.
    .note-2 = Seek the ally who wants the same crystals less than you do. The higher of the winners takes first.
    .note-3 = Do not spend your whole hand to win by twenty. A lead of 1 wins the same crystals.
    .note-4 = Watch who leaves first: five cards now are a strong round later. Only there may be no later.
    .note-5 = In the end each role, and the owls, give a small crystal to who still holds the highest sum of it. Now and then it decides.

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
