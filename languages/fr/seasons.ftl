## Ligues et tournois.

error-season = Cette saison ne le permet pas.
error-season-closed = Cette saison est finie : personne n’y entre ni ne la quitte plus.
error-season-begun = Cette saison a commencé : personne n’y entre plus.
error-season-entered = Vous êtes déjà inscrit à cette saison.
error-season-not-entered = Vous n’êtes pas inscrit à cette saison, ou vous n’y êtes plus.
error-season-full = Ce tournoi est complet : { $most } inscrits.
error-season-was-out = Vous avez quitté cette saison. Vous pourrez entrer dans la suivante.
error-unknown-season = Il n’y a pas de saison « { $id } ».
error-season-elsewhere = Cette saison se joue sur un autre serveur : c’est là qu’on s’inscrit.
error-season-host = Seul celui qui a ouvert cette saison, ou qui gère le serveur, peut le faire.
error-seasons-many = Ce serveur a autant de saisons que permis ({ $most }). Il faut d’abord qu’une se termine.
error-season-match = Cette partie est d’une saison, qui garde sa fin : personne ne la suspend ni ne cède sa place. { COMMAND("my vacation") } arrête vos pendules un moment.
error-season-terms = { $what ->
    [seats] Ce jeu se joue de { $least } à { $most }.
    [size] Entre { $least } et { $most } joueurs peuvent s’inscrire.
    [once] Entre { $least } et { $most } parties à la fois sont possibles.
    [start] Une saison commence au plus tôt dans { $least } minutes, au plus tard dans { $most } jours. Écrivez le jour et l’heure comme 2026-12-24 18:00.
   *[other] Ce rythme n’existe pas.
}
