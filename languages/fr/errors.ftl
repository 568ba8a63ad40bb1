## Ce qui ne va pas, pour celui qui l’a causé.

error-game = C’est impossible.
error-illegal-action = Les règles ne le permettent pas maintenant.
error-final-inside = Une étape avant la dernière termine votre tour ; rien n’a été fait.
error-not-your-turn = Ce n’est pas à vous.
error-stale-decision = La position a changé depuis que ce bouton a été affiché.
error-already-begun = Cette partie a commencé : cela n’était possible qu’à sa table, avant le début.
error-match-closed = Cette partie n’est pas en cours : elle n’a pas encore commencé, ou elle est finie.
error-lobby-error = C’est impossible à cette table.
error-seat-taken = Vous êtes déjà à cette table.
error-bad-word = Un mot pour le hasard doit avoir une lettre ou un chiffre : « { $text } » n’en a pas. Rien n’a été fait.
error-lobby-full = Cette table est complète : { $most } joueurs.
error-not-seated = Vous n’avez pas de place dans cette partie.
error-not-host = Seul l’hôte de la table peut le faire.
error-seat-kept = Les places qui restent sont réservées aux joueurs invités.
error-not-invited = Cette table est réservée aux joueurs invités.
error-too-few-seats = Il faut { $least } joueurs, vous êtes { $seated }. Invitez quelqu’un ou ajoutez un ordinateur.
error-bad-option = « { $value } » n’est pas un choix possible.
error-bad-notation = « { $text } » n’est pas un coup de ce jeu. Choisissez parmi les propositions.
error-bad-export = Ce fichier n’est pas une partie exportée.
error-unknown-game = Il n’y a pas de jeu « { $key } ».
error-unknown-match = Il n’y a pas de partie « { $id } ».
error-unreadable = La partie { $id } est conservée sous une forme que cette version du bot ne sait pas lire. Rien n’en est perdu, et elle attend de pouvoir être lue.
unreadable-live = D’ici là, son hôte, ou qui gère le serveur (avec { COMMAND("admin void") }), peut l’annuler.
error-no-match = Aucune de vos parties ne correspond. Ouvrez une table avec { COMMAND("match new") }, ou nommez une partie.
error-malformed = Ce bouton ou ce menu ne vient pas de moi tel quel : rouvrez la partie avec « Jouer ».
error-which-game = Les règles de quel jeu ? Ce fil n’est pas celui d’une partie, et vous ne jouez à aucun jeu ou à plusieurs : choisissez-en un avec l’option « jeu ».
error-wanted-no-more = C’est déjà fait, ou c’était il y a trop longtemps : veuillez retaper la commande.
error-which-match = Vous jouez plusieurs parties. De laquelle s’agit-il ?
error-foreign-control = Ce bouton est celui du joueur de la place { $seat }.
error-open-rule = Règle { $number }
error-no-card = Il n’y a pas de carte « { $name } » dans ce jeu. Commencez à taper, et choisissez parmi celles proposées.
error-busy = Beaucoup de coups sont arrivés au même moment. Veuillez réessayer.
error-other-server = La partie { $id } se joue sur un autre serveur. D’ici, seuls ses joueurs peuvent la voir.
error-too-often = Vous avez souvent appelé d’autres personnes ces derniers temps. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, afin que personne ne soit submergé.
error-no-hint = Les indices sont réservés aux parties où tous les autres sont des ordinateurs.
error-asked-already = C’est déjà demandé. Rien de plus à faire avant la réponse.
error-too-many = Vous avez autant de tables ouvertes que permis ({ $most }). Finissez-en ou quittez-en une d’abord.
error-bug = Quelque chose a mal tourné de notre côté. Rien n’est perdu ; veuillez réessayer. ({ $token })
error-database = Je n’ai pas accès à mes notes pour le moment : elles sont occupées ou pleines. Rien n’est perdu ; veuillez réessayer dans une minute.
error-cut-off = J’ai redémarré avant d’avoir pu vous répondre. Ce qui était fait est conservé ; si votre action manque, veuillez recommencer.
error-forbidden = Il me manque une permission ici. Je dois voir le salon, envoyer des messages, joindre des fichiers, ouvrir des fils publics et y écrire.
error-no-place = Une table s’ouvre dans un salon d’un serveur, pas ici.
error-rule = Règle { $number } : { $text }
error-now = Vous pouvez maintenant : { $verbs }.

error-whispers-off = Les apartés sont désactivés ici.
error-whisper-refused = Vous ne pouvez pas parler en privé à ce joueur dans cette partie.
error-not-invitable = Personne de ceux que vous nommez n’accepte vos invitations.
error-leave-running = La partie a commencé : { COMMAND("match replace") } cherche quelqu’un qui joue pour vous, { COMMAND("match resign") } y met fin pour vous.
error-too-quick = Vous avez demandé beaucoup de choses qui sont encore en cours. Attendez ces réponses, puis continuez.
