## Ce que les joueurs lisent sur eux-mêmes : `/moi` et `/classement`.

command-my = moi
command-settings = réglages
command-waiting = attente
command-hours = horaires
command-vacation = vacances
command-stats = bilan
command-data = données
command-forget = oubli
command-leaderboard = classement
help-my = Ce qui ne concerne que vous : réglages, ce qui vous attend, ce qui est conservé
help-settings = La langue, l’apparence, et la façon dont vous apprenez que c’est à vous
help-waiting = Tout ce qui vous attend, sur tous les serveurs
help-hours = La partie de la journée où vos pendules tournent
help-vacation = Des jours où vos pendules sont arrêtées
help-stats = Ce que vous avez joué, et avec quel succès
help-data = Recevoir un fichier de tout ce qui est conservé sur vous
help-forget = Faire effacer tout ce qui est conservé sur vous
help-leaderboard = Les meilleurs joueurs d’un jeu sur ce serveur
arg-language = langue
arg-palette = palette
arg-theme = thème
arg-pictures = images
arg-confirm = demander
arg-page = page
arg-notify = avis
arg-quiet-from = calme-de
arg-quiet-to = calme-à
arg-digest = résumé
arg-zone = fuseau
arg-from = de
arg-until = à
arghelp-language = Dans quelle langue on vous répond
arghelp-palette = Les couleurs des images
arghelp-theme = Le fond des images
arghelp-pictures = Des images, ou la position en mots
arghelp-confirm = Demander ou non avant une étape sans retour
arghelp-page = Comment les pages de vos parties vous montrent à qui a leur lien, ou aucune page
arghelp-notify = Comment vous apprenez que c’est à vous
arghelp-quiet-from = Le début des heures sans aucune notification, 22:00
arghelp-quiet-to = Leur fin, 07:00 ; la même heure que le début : jamais
arghelp-digest = L’heure du résumé, 18:00
arghelp-zone = Votre fuseau horaire, Europe/Paris
arghelp-hours-from = Quand vos pendules se mettent à tourner chaque jour, 18:00
arghelp-hours-to = Quand elles s’arrêtent, 22:00 ; la même heure que le début : toute la journée
arghelp-vacation-from = Le premier jour, 2027-07-01
arghelp-vacation-to = Le dernier jour, 2027-07-14

my-settings-title = Vos réglages
my-settings-zone = Votre fuseau horaire n’est pas dans le menu ? Nommez-le avec { COMMAND("my settings") }.
my-settings-kept = Vos réglages sont enregistrés.
my-settings-unreached = Je ne peux pas vous écrire : d’après Discord, vos messages privés sont fermés. Tant qu’ils le sont, on vous mentionne dans le fil.
my-settings-reached = C’est ici que je vous écris quand c’est à vous.
my-set-locale = Langue
my-set-theme = Thème
my-set-palette = Palette
my-set-pictures = Plateau
my-set-confirm = Étapes finales
my-set-page = Pages des parties
my-set-notify = Votre tour
my-set-quiet = Heures calmes
my-set-digest = Heure du résumé
my-set-zone = Fuseau horaire
my-locale-discord = celle de Discord
my-theme-dark = sombre
my-theme-light = clair
my-palette-standard = standard
my-palette-contrast = contraste élevé
my-pictures-on = images
my-pictures-off = texte seul
my-confirm-off = faites aussitôt
my-confirm-on = à confirmer
my-page-name = par mon nom
my-page-seat = par ma place seulement
my-page-none = aucune de mes parties
my-notify-mention = une mention dans le fil
my-notify-dm = un message privé
my-notify-digest = un résumé par jour
my-notify-none = aucun avis
my-quiet-none = aucune

my-hours-none = Vos pendules tournent toute la journée. { COMMAND("my hours") } en choisit une partie.
my-hours-set = Vos pendules tournent chaque jour de { $start } à { $end } ({ $zone }).
my-hours-off = Toute la journée
my-vacation-none = Vous n’avez pas de vacances prévues. { COMMAND("my vacation") } en prévoit.
my-vacation-row = Vos pendules sont arrêtées du { $start } au { $end }.
my-vacation-left = { $n ->
    [one] Il reste { $n } jour sur { $most } en { $year }.
   *[other] Il reste { $n } jours sur { $most } en { $year }.
}
my-vacation-end = Je suis de retour
my-vacation-cancel = Y renoncer

my-waiting-title = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
my-waiting-none = Rien ne vous attend.
my-wait-undo = quelqu’un demande à annuler
my-wait-vote = le temps de quelqu’un est écoulé : que faire ?
my-wait-offer = une place vous est proposée
my-wait-unreadable = elle est illisible pour le moment, et attend
my-wait-go = Ouvrir
my-digest-title = { $n ->
    [one] Aujourd’hui, une partie vous attend
   *[other] Aujourd’hui, { $n } parties vous attendent
}
my-page-before = Plus tôt
my-page-after = Plus tard
my-call-turn = { $name } : c’est à vous.
my-call-again = { $name } : votre temps touche à sa fin.
my-call-late = { $name } : votre temps est écoulé.
my-nudge-turn = C’est à vous dans { $link }.
my-nudge-again = Votre temps touche à sa fin dans { $link }.
my-nudge-late = Votre temps est écoulé dans { $link } ; tant que les autres n’en décident pas autrement, vous pouvez encore jouer.
my-invited = { $name } : une table vous est réservée, { $link }.
my-mute = Ne plus m’avertir ici
my-unmute = M’avertir de nouveau
my-hush = Ne plus être averti d’une partie, ou l’être de nouveau
my-hush-on = Ne plus m’avertir : { $match }
my-hush-off = M’avertir de nouveau : { $match }
my-muted = On ne vous avertit plus de cette partie, jusqu’à ce que vous appuyiez de nouveau sur le bouton.
my-unmuted = On vous avertit de nouveau de cette partie.

my-stats-title = Ce que vous avez joué
my-stats-learned = { $n ->
    [one] Cours achevé : { $games }.
   *[other] Cours achevés : { $games }.
}
my-stats-none = Vous n’avez encore fini aucune partie.
my-stats-matches = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
my-stats-wins = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
}
my-stats-rating = cote { $rating }
my-stats-unrated = { $n ->
    [one] cote après encore { $n } partie classée
   *[other] cote après encore { $n } parties classées
}
my-stats-how = Les parties avec un ordinateur ou un joueur remplacé ne sont pas classées. Qui quitte une partie la perd seul.
my-board-title = { $game } : les meilleurs de ce serveur
my-board-none = Personne n’a encore joué assez de parties classées.
my-board-soon = { $n ->
    [one] Vous y figurerez après encore { $n } partie classée ici.
   *[other] Vous y figurerez après encore { $n } parties classées ici.
}
my-board-how = Cote, parties et victoires sur ce serveur, à partir de { $n } parties classées. Une cote baisse lentement pendant une absence.

my-data = Tout ce qui est conservé sur vous. languages/fr/guides/privacy.md dit à quoi cela sert et combien de temps on le garde.
my-forget-title = Être oublié ?
my-forget-what = Votre nom, vos réglages, vos apartés et tout ce qui vous est dû sont effacés, et vous n’êtes plus dans aucun bilan. C’est sans retour.
my-forget-resigns = { $n ->
    [one] Vous abandonnez la partie que vous jouez.
   *[other] Vous abandonnez les { $n } parties que vous jouez.
}
my-forget-leaves = { $n ->
    [one] Vous quittez la table qui n’a pas commencé.
   *[other] Vous quittez les { $n } tables qui n’ont pas commencé.
}
my-forget-stays = Les parties finies restent pour les autres, avec « ancien joueur » à votre place. Leur journal scellé garde le numéro de votre compte : le hasard en a été tiré, et ne pourrait plus être vérifié sans lui. Ce qui a été publié sur Discord y reste.
my-forget-yes = M’oublier
my-forget-done = Vous êtes oublié. Si vous utilisez de nouveau Conclave, vous commencerez comme un inconnu.
my-former = ancien joueur

my-sure = C’est sans retour.
my-sure-pass = Ensuite, cela ne s’annule que si les autres sont d’accord.
my-sure-alone = Ensuite, cela s’annule tant que le hasard n’a rien décidé et que rien de caché n’est montré.
my-sure-yes = Confirmer

error-bad-zone = « { $zone } » n’est pas un fuseau horaire. Choisissez parmi ceux proposés pendant la saisie : Europe/Paris.
error-bad-time = « { $text } » n’est pas une heure. Écrivez-la ainsi : 18:30 ou 6:30 pm.
error-hours-short = Vos pendules doivent tourner au moins { $least } heures par jour.
error-hours-held = Vous avez réglé vos heures il y a moins d’un jour. Vous pourrez les changer à partir du <t:{ $until }:f> ; toute la journée est possible à tout moment. Rien n’a été changé.
error-bad-dates = « { $text } » n’est pas un jour. Écrivez-le ainsi : 2027-07-14.
error-vacation-past = Le { $day } est passé. Des vacances commencent aujourd’hui ou plus tard.
error-vacation-backwards = Des vacances finissent le jour de leur début ou après : le { $first } vient après le { $last }.
error-vacation-far = Le { $day } est trop loin. Des vacances se prévoient jusqu’au { $last }.
error-vacation-taken = Vous avez déjà prévu d’autres vacances pour certains de ces jours.
error-vacation-long = Cela ferait { $days ->
    [one] un jour
   *[other] { $days } jours
} de vacances en { $year }. Il vous en reste { $left } sur { $most }.
error-no-server = Un classement est celui d’un serveur : utilisez la commande là-bas.
