## Ligues et tournois.

error-season = Cette saison ne le permet pas.
error-season-closed = Cette saison est finie : personne n’y entre ni ne la quitte plus.
error-season-begun = Cette saison a commencé : personne n’y entre plus.
error-season-entered = Vous êtes déjà inscrit à cette saison.
error-season-not-entered = Vous n’êtes pas inscrit à cette saison, ou vous n’y êtes plus.
error-season-full = Ce tournoi est complet : { $most } inscrits.
error-season-was-out = Vous avez quitté cette saison. Vous pourrez entrer dans la suivante.
