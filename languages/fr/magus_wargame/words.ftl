# What is said of a match of the wargame.

magus-wargame-title = Magus : guerre fantastique
magus-wargame-blurb = Des armées cachées font le tour d’une piste, recrutent où elles s’arrêtent et se battent pour les quatre tours.

# Colours, decks, spaces.

magus-wargame-colour-black = Noir
magus-wargame-colour-blue = Bleu
magus-wargame-colour-white = Blanc
magus-wargame-colour-green = Vert
magus-wargame-colour-red = Rouge
magus-wargame-colour-gold = Or
magus-wargame-colour-tower = Tour
magus-wargame-deck-black = Pioche Noire
    .the = la pioche noire
magus-wargame-deck-blue = Pioche Bleue
    .the = la pioche bleue
magus-wargame-deck-white = Pioche Blanche
    .the = la pioche blanche
magus-wargame-deck-green = Pioche Verte
    .the = la pioche verte
magus-wargame-deck-red = Pioche Rouge
    .the = la pioche rouge
magus-wargame-deck-magic = Pioche Magie
    .the = la pioche Magie
magus-wargame-letter-black = N
magus-wargame-letter-blue = Bl
magus-wargame-letter-white = Bc
magus-wargame-letter-green = V
magus-wargame-letter-red = R
magus-wargame-letter-gold = Or
magus-wargame-letter-tower = T
magus-wargame-space = { $n } · { $what }
magus-wargame-nothing = rien
magus-wargame-nobody = personne
magus-wargame-random = au hasard
magus-wargame-copy = { $name } { $n }

# Creatures, and what is printed on them.

magus-wargame-unit-warlock = Sorcier noir
    .one = un Sorcier noir
    .the = le Sorcier noir
    .many = Sorciers noirs
magus-wargame-unit-necromancer = Nécromancien
    .one = un Nécromancien
    .the = le Nécromancien
    .many = Nécromanciens
magus-wargame-unit-lich = Liche
    .one = une Liche
    .the = la Liche
    .many = Liches
magus-wargame-unit-gargoyle = Gargouille
    .one = une Gargouille
    .the = la Gargouille
    .many = Gargouilles
magus-wargame-unit-skeletons = Squelettes
    .one = des Squelettes
    .the = les Squelettes
    .many = Squelettes
magus-wargame-unit-zombies = Zombies
    .one = des Zombies
    .the = les Zombies
    .many = Zombies
magus-wargame-unit-wraiths = Spectres
    .one = des Spectres
    .the = les Spectres
    .many = Spectres
magus-wargame-unit-vampire = Vampire
    .one = un Vampire
    .the = le Vampire
    .many = Vampires
magus-wargame-unit-pit_demon = Démon des Fosses
    .one = un Démon des Fosses
    .the = le Démon des Fosses
    .many = Démons des Fosses
magus-wargame-unit-cosmic_horror = Horreur Cosmique
    .one = une Horreur Cosmique
    .the = l’Horreur Cosmique
    .many = Horreurs Cosmiques
magus-wargame-unit-wizard = Magicien
    .one = un Magicien
    .the = le Magicien
    .many = Magiciens
magus-wargame-unit-sorcerer = Ensorceleur
    .one = un Ensorceleur
    .the = l’Ensorceleur
    .many = Ensorceleurs
magus-wargame-unit-pirate = Pirate
    .one = un Pirate
    .the = le Pirate
    .many = Pirates
magus-wargame-unit-siren = Sirène
    .one = une Sirène
    .the = la Sirène
    .many = Sirènes
magus-wargame-unit-doppelganger = Doppelganger
    .one = un Doppelganger
    .the = le Doppelganger
    .many = Doppelgangers
magus-wargame-unit-phantasms = Fantômes
    .one = des Fantômes
    .the = les Fantômes
    .many = Fantômes
magus-wargame-unit-ice_golems = Golems de Glace
    .one = des Golems de Glace
    .the = les Golems de Glace
    .many = Golems de Glace
magus-wargame-unit-djinn = Djinn
    .one = un Djinn
    .the = le Djinn
    .many = Djinns
magus-wargame-unit-storm_giant = Géant des Tempêtes
    .one = un Géant des Tempêtes
    .the = le Géant des Tempêtes
    .many = Géants des Tempêtes
magus-wargame-unit-titan = Titan
    .one = un Titan
    .the = le Titan
    .many = Titans
magus-wargame-unit-knight = Chevalier
    .one = un Chevalier
    .the = le Chevalier
    .many = Chevaliers
magus-wargame-unit-priest = Prêtre
    .one = un Prêtre
    .the = le Prêtre
    .many = Prêtres
magus-wargame-unit-cleric = Clerc
    .one = un Clerc
    .the = le Clerc
    .many = Clercs
magus-wargame-unit-paladin = Paladin
    .one = un Paladin
    .the = le Paladin
    .many = Paladins
magus-wargame-unit-cherubs = Chérubins
    .one = des Chérubins
    .the = les Chérubins
    .many = Chérubins
magus-wargame-unit-archers = Archers
    .one = des Archers
    .the = les Archers
    .many = Archers
magus-wargame-unit-pikemen = Piquiers
    .one = des Piquiers
    .the = les Piquiers
    .many = Piquiers
magus-wargame-unit-griffins = Griffons
    .one = des Griffons
    .the = les Griffons
    .many = Griffons
magus-wargame-unit-guardian_angel = Ange Gardien
    .one = un Ange Gardien
    .the = l’Ange Gardien
    .many = Anges Gardiens
magus-wargame-unit-archangel = Archange
    .one = un Archange
    .the = l’Archange
    .many = Archanges
magus-wargame-unit-pixies = Lutins
    .one = des Lutins
    .the = les Lutins
    .many = Lutins
magus-wargame-unit-elves = Elfes
    .one = des Elfes
    .the = les Elfes
    .many = Elfes
magus-wargame-unit-wolves = Loups
    .one = des Loups
    .the = les Loups
    .many = Loups
magus-wargame-unit-centaurs = Centaures
    .one = des Centaures
    .the = les Centaures
    .many = Centaures
magus-wargame-unit-unicorns = Licornes
    .one = des Licornes
    .the = les Licornes
    .many = Licornes
magus-wargame-unit-druid = Druide
    .one = un Druide
    .the = le Druide
    .many = Druides
magus-wargame-unit-ranger = Rôdeur
    .one = un Rôdeur
    .the = le Rôdeur
    .many = Rôdeurs
magus-wargame-unit-enchantress = Enchanteresse
    .one = une Enchanteresse
    .the = l’Enchanteresse
    .many = Enchanteresses
magus-wargame-unit-treant = Sylvanien
    .one = un Sylvanien
    .the = le Sylvanien
    .many = Sylvaniens
magus-wargame-unit-phoenix = Phénix
    .one = un Phénix
    .the = le Phénix
    .many = Phénix
magus-wargame-unit-cyclops = Cyclope
    .one = un Cyclope
    .the = le Cyclope
    .many = Cyclopes
magus-wargame-unit-chaos_warrior = Guerrier du Chaos
    .one = un Guerrier du Chaos
    .the = le Guerrier du Chaos
    .many = Guerriers du Chaos
magus-wargame-unit-shaman = Chaman
    .one = un Chaman
    .the = le Chaman
    .many = Chamans
magus-wargame-unit-goblins = Gobelins
    .one = des Gobelins
    .the = les Gobelins
    .many = Gobelins
magus-wargame-unit-barbarians = Barbares
    .one = des Barbares
    .the = les Barbares
    .many = Barbares
magus-wargame-unit-dwarves = Nains
    .one = des Nains
    .the = les Nains
    .many = Nains
magus-wargame-unit-trolls = Trolls
    .one = des Trolls
    .the = les Trolls
    .many = Trolls
magus-wargame-unit-minotaur = Minotaure
    .one = un Minotaure
    .the = le Minotaure
    .many = Minotaures
magus-wargame-unit-hydra = Hydre
    .one = une Hydre
    .the = l’Hydre
    .many = Hydres
magus-wargame-unit-dragon = Dragon
    .one = un Dragon
    .the = le Dragon
    .many = Dragons
magus-wargame-narrow-doppelganger = Doppel- ganger
magus-wargame-narrow-necromancer = Nécro- mancien
magus-wargame-narrow-enchantress = Enchan- teresse
magus-wargame-narrow-phantasms = Fan- tômes
magus-wargame-narrow-barbarians = Barba- res
magus-wargame-narrow-sorcerer = Ensor- celeur
magus-wargame-icon-arrows = Tir
magus-wargame-icon-flying = Vol
magus-wargame-icon-regenerate = Régénération
magus-wargame-ability-aura = { $colour } +1
magus-wargame-ability-priest = annule un sort
magus-wargame-ability-destroy = détruit 1 { $colour }
magus-wargame-ability-defend = +2 en défense
magus-wargame-ability-attack = +{ $n } en attaque
magus-wargame-ability-versus = +3 contre { $colour }
magus-wargame-ability-fuel = défausse 1 carte : +3
magus-wargame-ability-kin = +1 par autre Vert
magus-wargame-ability-negate = annule une Force
magus-wargame-ability-draw = pioche une carte
magus-wargame-ability-steal = vole une carte
magus-wargame-ability-copy = copie une créature
magus-wargame-figures = { $force } / { $points }

# Magic cards, with their effects, and artifacts.

magus-wargame-card-spell_lore = Savoir Magique
magus-wargame-effect-spell_lore = Piochez trois cartes Magie
magus-wargame-card-forget = Oubli
magus-wargame-effect-forget = Un adversaire défausse deux cartes
magus-wargame-card-death_spell = Sort de Mort
magus-wargame-effect-death_spell = Une créature au hasard d’une armée meurt
magus-wargame-card-scrye = Clairvoyance
magus-wargame-effect-scrye = Regardez la main d’un adversaire
magus-wargame-card-divination = Divination
magus-wargame-effect-divination = Regardez les dix premières cartes d’une pioche
magus-wargame-card-commune = Communion
magus-wargame-effect-commune = Regardez jusqu’à trois armées
magus-wargame-card-haste = Hâte
magus-wargame-effect-haste = Une armée avance de 1 case
magus-wargame-card-magic_steeds = Destriers Magiques
magus-wargame-effect-magic_steeds = Une armée avance de 2 cases
magus-wargame-card-wind_walk = Marche du Vent
magus-wargame-effect-wind_walk = Une armée avance de 3 cases
magus-wargame-card-fly = Envol
magus-wargame-effect-fly = Une armée avance de 4 cases
magus-wargame-card-teleport = Téléportation
magus-wargame-effect-teleport = Une armée avance de 5 cases
magus-wargame-card-magic_gate = Portail Magique
magus-wargame-effect-magic_gate = Une armée avance de 6 cases
magus-wargame-card-time_shift = Saut Temporel
magus-wargame-effect-time_shift = Une armée avance selon un dé
magus-wargame-card-land_shift = Glissement de Terrain
magus-wargame-effect-land_shift = Deux de vos armées échangent leurs places
magus-wargame-card-creature_switch = Échange de Créatures
magus-wargame-effect-creature_switch = Deux créatures changent d’armée
magus-wargame-card-black_summons = Invocation Noire
magus-wargame-effect-black_summons = Une créature Noire rejoint une armée
magus-wargame-card-blue_summons = Invocation Bleue
magus-wargame-effect-blue_summons = Une créature Bleue rejoint une armée
magus-wargame-card-white_summons = Invocation Blanche
magus-wargame-effect-white_summons = Une créature Blanche rejoint une armée
magus-wargame-card-green_summons = Invocation Verte
magus-wargame-effect-green_summons = Une créature Verte rejoint une armée
magus-wargame-card-red_summons = Invocation Rouge
magus-wargame-effect-red_summons = Une créature Rouge rejoint une armée
magus-wargame-card-metamorphosis = Métamorphose
magus-wargame-effect-metamorphosis = Remplacez une créature d’une armée
magus-wargame-card-black_blast = Foudre Noire
magus-wargame-effect-black_blast = Détruisez une créature Noire
magus-wargame-card-blue_blast = Foudre Bleue
magus-wargame-effect-blue_blast = Détruisez une créature Bleue
magus-wargame-card-white_blast = Foudre Blanche
magus-wargame-effect-white_blast = Détruisez une créature Blanche
magus-wargame-card-green_blast = Foudre Verte
magus-wargame-effect-green_blast = Détruisez une créature Verte
magus-wargame-card-red_blast = Foudre Rouge
magus-wargame-effect-red_blast = Détruisez une créature Rouge
magus-wargame-card-black_power = Puissance Noire
magus-wargame-effect-black_power = Vos créatures Noires ont +3
magus-wargame-card-blue_power = Puissance Bleue
magus-wargame-effect-blue_power = Vos créatures Bleues ont +3
magus-wargame-card-white_power = Puissance Blanche
magus-wargame-effect-white_power = Vos créatures Blanches ont +3
magus-wargame-card-green_power = Puissance Verte
magus-wargame-effect-green_power = Vos créatures Vertes ont +3
magus-wargame-card-red_power = Puissance Rouge
magus-wargame-effect-red_power = Vos créatures Rouges ont +3
magus-wargame-card-control_black = Contrôle Noir
magus-wargame-effect-control_black = Une créature Noire vous rejoint
magus-wargame-card-control_blue = Contrôle Bleu
magus-wargame-effect-control_blue = Une créature Bleue vous rejoint
magus-wargame-card-control_white = Contrôle Blanc
magus-wargame-effect-control_white = Une créature Blanche vous rejoint
magus-wargame-card-control_green = Contrôle Vert
magus-wargame-effect-control_green = Une créature Verte vous rejoint
magus-wargame-card-control_red = Contrôle Rouge
magus-wargame-effect-control_red = Une créature Rouge vous rejoint
magus-wargame-card-control = Contrôle
magus-wargame-effect-control = Une créature vous rejoint
magus-wargame-card-creature_kill = Mort d’une Créature
magus-wargame-effect-creature_kill = Détruisez une créature
magus-wargame-card-spell_blast = Contresort
magus-wargame-effect-spell_blast = Annulez un sort adverse
magus-wargame-card-nullify = Annulation
magus-wargame-effect-nullify = Annulez le pouvoir d’une créature
magus-wargame-artifact-helm_of_command = Heaume du Chef
magus-wargame-gift-helm_of_command = armées de sept
magus-wargame-artifact-celestial_sword = Épée Céleste
magus-wargame-gift-celestial_sword = +1 en attaque
magus-wargame-artifact-titans_armor = Armure des Titans
magus-wargame-gift-titans_armor = +1 en défense
magus-wargame-artifact-ring_of_the_magi = Anneau des Mages
magus-wargame-gift-ring_of_the_magi = deux cartes par tour
magus-wargame-artifact-crown_of_kings = Couronne des Rois
magus-wargame-gift-crown_of_kings = huit armées
magus-wargame-artifact-wand_of_orcus = Baguette d’Orcus
magus-wargame-gift-wand_of_orcus = Noir +3
magus-wargame-artifact-orb_of_illusions = Orbe des Illusions
magus-wargame-gift-orb_of_illusions = Bleu +3
magus-wargame-artifact-holy_shroud = Suaire Sacré
magus-wargame-gift-holy_shroud = Blanc +3
magus-wargame-artifact-oaken_shield = Bouclier de Chêne
magus-wargame-gift-oaken_shield = Vert +3
magus-wargame-artifact-eternal_flame = Flamme Éternelle
magus-wargame-gift-eternal_flame = Rouge +3

# Verbs: titles of menus, commands and their options.

magus-wargame-verb-cast = Lancer un sort
magus-wargame-verb-peek = Regarder une armée
magus-wargame-verb-stop = C’est tout
magus-wargame-verb-pick = Choisir deux créatures
magus-wargame-verb-replace = Remplacer une créature
magus-wargame-verb-shift = Avancer par Saut Temporel
magus-wargame-verb-discard = Défausser
magus-wargame-verb-owe = Payer l’Oubli
magus-wargame-verb-roll = Lancer les dés
magus-wargame-verb-move = Déplacer une armée
magus-wargame-verb-recruit = Recruter
magus-wargame-verb-decline = Refuser
magus-wargame-verb-split = Diviser une armée
magus-wargame-verb-end = Finir
magus-wargame-verb-fight = Bataille suivante
magus-wargame-verb-declare = Déclarer
magus-wargame-verb-fuel = Gobelins : défausser
magus-wargame-verb-lay = Jouer une carte
magus-wargame-verb-negate = Prêtre : annuler
magus-wargame-verb-done = Terminé
magus-wargame-verb-blast = Contresort hors des batailles
magus-wargame-verb-list = Contresort : liste de sorts
magus-wargame-verb-stance = Consignes pour les batailles
magus-wargame-verb-plan = Si on m’attaque, jouer
magus-wargame-command-cast = lancer
magus-wargame-command-peek = regarder
magus-wargame-command-stop = assez
magus-wargame-command-pick = choisir
magus-wargame-command-replace = remplacer
magus-wargame-command-shift = sauter
magus-wargame-command-discard = défausser
magus-wargame-command-owe = payer
magus-wargame-command-roll = dés
magus-wargame-command-move = déplacer
magus-wargame-command-recruit = recruter
magus-wargame-command-decline = refuser
magus-wargame-command-split = diviser
magus-wargame-command-end = finir
magus-wargame-command-fight = combattre
magus-wargame-command-declare = déclarer
magus-wargame-command-fuel = gobelins
magus-wargame-command-lay = jouer
magus-wargame-command-negate = annuler
magus-wargame-command-done = terminé
magus-wargame-command-blast = contresort
magus-wargame-command-list = liste
magus-wargame-command-stance = posture
magus-wargame-command-plan = plan
magus-wargame-help = Jouer à Magus, le jeu de guerre
magus-wargame-help-cast = Lancer un sort hors des batailles
magus-wargame-help-peek = Nommer une armée que Communion montrera
magus-wargame-help-stop = Ne plus nommer d’armée, ou laisser l’armée du Saut Temporel
magus-wargame-help-pick = Nommer les créatures d’un échange ou d’une nouvelle armée
magus-wargame-help-replace = Nommer la créature qui part et la pioche de la nouvelle
magus-wargame-help-shift = Faire avancer l’armée du Saut Temporel
magus-wargame-help-discard = Défausser une carte au-delà de sept
magus-wargame-help-owe = Défausser une carte due à l’Oubli
magus-wargame-help-roll = Finir la phase de Magie et lancer les dés
magus-wargame-help-move = Déplacer une armée d’un dé
magus-wargame-help-recruit = Prendre maintenant ce que donne l’arrêt d’une armée
magus-wargame-help-decline = Laisser ce que donne l’arrêt d’une armée
magus-wargame-help-split = Mettre une nouvelle armée près d’une de plus de cinq
magus-wargame-help-end = Passer aux batailles, ou finir le tour
magus-wargame-help-fight = Choisir la bataille suivante
magus-wargame-help-declare = Nommer la cible du pouvoir d’une créature
magus-wargame-help-fuel = Défausser une carte pour que des Gobelins aient +3
magus-wargame-help-lay = Jouer une carte Magie dans une bataille
magus-wargame-help-negate = Faire annuler une carte par un Prêtre
magus-wargame-help-done = Finir votre étape de la bataille
magus-wargame-help-blast = Donner la consigne : quand votre Contresort agit
magus-wargame-help-list = Mettre un sort sur la liste de votre Contresort, ou l’ôter
magus-wargame-help-stance = Donner la consigne : comment répondre dans les batailles
magus-wargame-help-plan = Donner la consigne d’une carte sur le plus fort si on vous attaque
magus-wargame-arg-card = carte
magus-wargame-arg-at = sur
magus-wargame-arg-to = vers
magus-wargame-arg-army = armée
magus-wargame-arg-first = première
magus-wargame-arg-second = seconde
magus-wargame-arg-drop = laisse
magus-wargame-arg-deck = pioche
magus-wargame-arg-creature = créature
magus-wargame-arg-target = cible
magus-wargame-arg-when = quand
magus-wargame-arg-how = comment
magus-wargame-arghelp-card = Une carte Magie
magus-wargame-arghelp-at = Une case, un joueur ou une pioche ; rien si la carte ne vise rien
magus-wargame-arghelp-to = Une case ; rien si la carte ne vise rien de plus
magus-wargame-arghelp-army = La case de l’armée
magus-wargame-arghelp-first = La première créature
magus-wargame-arghelp-second = La seconde créature
magus-wargame-arghelp-drop = La créature qui laisse sa place, ou personne
magus-wargame-arghelp-deck = Une pioche de recrues
magus-wargame-arghelp-creature = Votre créature
magus-wargame-arghelp-target = Une créature adverse, ou une carte
magus-wargame-arghelp-when = Quand le Contresort agit
magus-wargame-arghelp-how = Comment répondre
magus-wargame-option-limit = Manches
magus-wargame-option-limit-15 = 15
magus-wargame-option-limit-30 = 30
magus-wargame-option-limit-60 = 60
magus-wargame-option-limit-90 = 90
magus-wargame-option-limit-none = sans limite
magus-wargame-when-never = jamais
magus-wargame-when-mine = seulement les sorts qui visent mes armées ou moi
magus-wargame-when-listed = seulement les sorts de ma liste
magus-wargame-when-always = toujours
magus-wargame-how-ask = me demander
magus-wargame-how-quiet = pas de sorts
magus-wargame-how-plan = mon plan
magus-wargame-how-guard_with_spell_blast = contrer Contrôle et Mort par Contresort, sinon passer
magus-wargame-how-guard_with_priest = contrer Contrôle et Mort par un Prêtre, sinon passer

# A whole action, as a button or a step of the turn.

magus-wargame-do-cast = { $card }
magus-wargame-do-cast-at = { $card } : { $at }
magus-wargame-do-cast-to = { $card } : { $at } → { $to }
magus-wargame-do-peek = Regarder l’armée en { $army }
magus-wargame-do-stop = C’est tout
magus-wargame-do-pick = { $first } et { $second }
magus-wargame-do-replace = { $drop } → { $unit } ({ $deck })
magus-wargame-do-shift = Vers { $to }
magus-wargame-do-discard = Défausser { $card }
magus-wargame-do-owe = Payer { $card } à l’Oubli
magus-wargame-do-owe-random = Laisser le hasard payer l’Oubli
magus-wargame-do-roll = Lancer les dés
magus-wargame-do-move = { $army } → { $to }
magus-wargame-do-recruit = Recruter en { $army }
magus-wargame-do-recruit-unit = { $army } : recruter { $unit }
magus-wargame-do-recruit-drop = { $army } : { $drop } → { $unit }
magus-wargame-do-recruit-gold = { $army } : prendre une carte Magie
magus-wargame-do-decline = { $army } : ne rien prendre
magus-wargame-do-split = Diviser { $army } → { $to }
magus-wargame-do-end = Finir le tour
magus-wargame-do-end-battles = Aux batailles
magus-wargame-do-fight = Se battre en { $army }
magus-wargame-do-declare = { $creature } → { $target }
magus-wargame-do-fuel = { $creature } : défausser { $card }
magus-wargame-do-lay = { $card }
magus-wargame-do-lay-target = { $card } → { $target }
magus-wargame-do-lay-drop = { $card } → { $target }, sans { $drop }
magus-wargame-do-negate = { $creature } annule { $card }
magus-wargame-do-done = Terminé
magus-wargame-do-blast = Contresort : { $when }
magus-wargame-do-list-on = Liste : ajouter { $card }
magus-wargame-do-list-off = Liste : ôter { $card }
magus-wargame-do-stance = Batailles : { $how }
magus-wargame-do-plan = Si on m’attaque : { $card } sur le plus fort
magus-wargame-do-land-top = { $space }, dessus : { $unit }
magus-wargame-do-land-gold = { $space }, carte Magie
magus-wargame-do-land-foe = { $space }, contre { $name } ({ $n })

# The panel.

magus-wargame-line-over = La partie est finie.
magus-wargame-can-magic = À faire : lancer des sorts M, puis les dés.
magus-wargame-can-travel = À faire : déplacer une armée par dé : { $dice }.
magus-wargame-can-after = À faire : recruter, diviser, puis finir.
magus-wargame-can-fight = À faire : choisir la prochaine bataille.
magus-wargame-can-cards = À faire : jouer des cartes.
magus-wargame-can-choose = À faire : décider pour { $card }.
magus-wargame-can-divide = À faire : achever la division.
magus-wargame-can-discard = À faire : défausser jusqu’à sept cartes, puis lancer les dés.
magus-wargame-can-declare = À faire : nommer les cibles des pouvoirs.
magus-wargame-can-pay = À faire : payer { $n ->
    [one] une carte
   *[other] { $n } cartes
} à l’Oubli.
magus-wargame-line-wait = C’est à { $name } de jouer.
magus-wargame-line-out = Vous êtes hors jeu.
magus-wargame-line-debt = Oubli : vous devez { $n } de vos cartes. Choisissez, ou laissez faire le hasard.
magus-wargame-line-debt-later = Vous devez { $n ->
    [one] une carte
   *[other] { $n } cartes
} à l’Oubli. Vous pouvez payer maintenant ; il le faudra à votre tour ou dans une bataille.
magus-wargame-line-magic = Phase de Magie : lancez des sorts M, puis les dés.
magus-wargame-line-excess = Vous avez { $n } cartes : défaussez jusqu’à sept avant les dés.
magus-wargame-line-travel = Dés { $dice } : chacun déplace une armée différente. Sorts T à tout moment.
magus-wargame-line-last-die = Dé { $dice } : déplacez une autre armée. Sorts T à tout moment.
magus-wargame-line-lone = Dés { $dice } : déplacez votre armée selon l’un d’eux.
magus-wargame-line-spent = Plus de dé à utiliser. Voyagez encore par des sorts T, ou recrutez, lancez des sorts R, divisez, puis finissez. Ce qui n’est pas refusé est pris.
magus-wargame-line-spent-brief = Plus de dé : sorts T ou R, recruter, diviser, finir.
magus-wargame-line-after = Recrutez, lancez des sorts R, divisez, puis finissez. Ce qui n’est pas refusé est pris.
magus-wargame-line-after-brief = Recrutez, lancez des sorts R, divisez, finissez.
magus-wargame-line-split = Divisez des armées si vous voulez, puis finissez.
magus-wargame-line-fights = Quelle bataille d’abord ?
magus-wargame-line-open-commune = Communion : quelles armées, jusqu’à trois ?
magus-wargame-line-open-time_shift = Saut Temporel : le dé donne { $n }, où va l’armée ?
magus-wargame-line-open-creature_switch = Échange de Créatures : quelle créature de chaque armée ?
magus-wargame-line-open-metamorphosis = Métamorphose : qui part, et de quelle pioche vient l’autre ?
magus-wargame-line-open-summons = L’armée est pleine : qui laisse sa place ?
magus-wargame-line-open-split = Quelles deux créatures forment la nouvelle armée ?
magus-wargame-line-declare = Nommez d’abord les cibles de vos pouvoirs.
magus-wargame-line-step-a = Vous attaquez : jouez des cartes, puis Terminé. Il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} de sort.
magus-wargame-line-step-b = On vous attaque : jouez cartes et contres, puis Terminé. Il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} de sort.
magus-wargame-line-step-c = Vous pouvez encore contrer, puis la bataille se décide. Il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} de sort.
magus-wargame-line-totals = En l’état : { $one } { $a }, { $other } { $b }.
magus-wargame-line-orders = Les consignes agissent seules quand on vous interrogerait ; personne d’autre ne les voit.
magus-wargame-line-blast-now = Contresort hors des batailles : { $when }.
magus-wargame-line-list-now = Votre liste : { $cards }.
magus-wargame-line-stance-now = Batailles : { $how }.
magus-wargame-line-plan-now = Si on m’attaque : { $card } sur le plus fort.
magus-wargame-panel-idle = Sans effet : { $what }
magus-wargame-panel-orders = Consignes
magus-wargame-panel-card = { $card } …
magus-wargame-panel-moves = Déplacer deux armées : l’une par dé ({ $dice })
magus-wargame-panel-die = Dé { $die }

# What happened.

magus-wargame-event-dealt = { $name } part de { $space } avec quatre créatures ({ $colours }), { $artifacts }.
magus-wargame-event-dealt-own = Votre armée : { $creatures }.
magus-wargame-event-turn = Manche { $round } : { $name }.
magus-wargame-event-drew = { $name } pioche { $n ->
    [one] une carte Magie
   *[other] { $n } cartes Magie
}.
magus-wargame-event-drew-own = Vous piochez { $cards }.
magus-wargame-event-refilled = { $deck } : { $n ->
    [one] une carte défaussée en forme une nouvelle.
   *[other] { $n } cartes défaussées en forment une nouvelle.
}
magus-wargame-event-discarded = { $name } défausse { $cards }.
magus-wargame-event-cast = { $name } lance { $card }.
magus-wargame-event-cast-at = { $name } lance { $card } : { $at }.
magus-wargame-event-answered = { $by } annule { $card } par un Contresort.
magus-wargame-event-owes = { $name } doit { $n } cartes à l’Oubli.
magus-wargame-event-saw-hand = { $name } regarde la main { $whose }.
magus-wargame-event-saw-hand-own = { $victim } a { $cards }.
magus-wargame-event-saw-deck = { $name } regarde le dessus de { $deck }.
magus-wargame-event-saw-deck-own = { $deck }, depuis le dessus : { $cards }.
magus-wargame-event-saw-army = { $name } regarde l’armée { $whose } en { $space }.
magus-wargame-event-saw-army-own = { $victim } en { $space } : { $creatures }.
magus-wargame-event-rolled = { $name } lance { $dice }.
magus-wargame-event-shifted = Saut Temporel : le dé donne { $die } à l’armée en { $space }.
magus-wargame-event-moved = { $name } avance { $start } → { $to }.
magus-wargame-event-moved-foe = { $name } avance { $start } → { $to } et rencontre { $foe }.
magus-wargame-event-switched = { $name } échange deux créatures de { $first } et { $second }.
magus-wargame-event-switched-own = { $gave } → { $second }, { $took } → { $first }.
magus-wargame-event-exchanged = { $name } échange les places de ses armées en { $first } et { $second }.
magus-wargame-event-recruited = { $name } reçoit { $unit } en { $space }.
magus-wargame-event-lost = { $name } défausse { $unit } en { $space }.
magus-wargame-event-fell = { $name } perd { $unit } en { $space }.
magus-wargame-event-parted = { $name } divise { $space } : deux créatures vont en { $to }.
magus-wargame-event-parted-own = Vers { $to } : { $creatures }.
magus-wargame-event-battle = Bataille en { $space } : { $name } avec { $attackers } contre { $victim } avec { $defenders }.
magus-wargame-event-declared = { $name } envoie { $unit } contre { $named }.
magus-wargame-event-stolen = { $name } vole une carte à { $victim } grâce à un Pirate.
magus-wargame-event-stolen-copy = { $name } vole une carte à { $victim } grâce à un Doppelganger devenu Pirate.
magus-wargame-event-stolen-own = La carte prise à { $victim } par { $name } : { $card }.
magus-wargame-event-fuelled = { $name } défausse { $card } pour des Gobelins.
magus-wargame-event-fuelled-copy = { $name } défausse { $card } pour un Doppelganger devenu Gobelins.
magus-wargame-event-played = { $name } joue { $card }.
magus-wargame-event-played-at = { $name } joue { $card } sur { $target }.
magus-wargame-event-negated = { $name } annule { $card } par un Prêtre.
magus-wargame-event-negated-copy = { $name } annule { $card } par un Doppelganger devenu Prêtre.
magus-wargame-event-fought = { $winner } gagne en { $space }, { $a } à { $b }.
magus-wargame-event-fought-tie = Égalité entre { $name } et { $victim } en { $space }, à { $a }.
magus-wargame-event-fought-none = Les deux armées en { $space } sont détruites.
magus-wargame-event-retreated = { $name } recule { $start } → { $to }.
magus-wargame-event-gone = { $name } n’a plus d’armée en { $space }.
magus-wargame-event-out = { $name } est hors jeu.
magus-wargame-event-ended = La partie est finie à la manche { $round }.

# The board, a battle and the hand.

magus-wargame-board-round = manche { $n } sur { $limit }
magus-wargame-board-round-open = manche { $n }
magus-wargame-board-goal = Quatre tours gagnent
magus-wargame-board-goal-limit = ou le plus { $n ->
    [0] après cette manche
    [one] dans une manche
   *[other] dans { $n } manches
}
magus-wargame-board-phase-0 = une dette à l’Oubli
magus-wargame-board-phase-1 = phase de Magie
magus-wargame-board-phase-2 = phase de Magie
magus-wargame-board-phase-3 = phase de Voyage
magus-wargame-board-phase-4 = phase de Recrutement
magus-wargame-board-phase-5 = phase de Division
magus-wargame-board-phase-6 = phase de Bataille
magus-wargame-board-phase-7 = la fin
magus-wargame-board-towers = { $n ->
    [one] tour
   *[other] tours
}
magus-wargame-board-armies = { $n ->
    [one] armée
   *[other] armées
}
magus-wargame-board-cards = { $n ->
    [one] carte
   *[other] cartes
}
magus-wargame-board-empty = vide
magus-wargame-board-magic = Pioche Magie : { $n }
magus-wargame-board-spent = défausse { $cards } · tombés { $creatures }
magus-wargame-board-owes = doit { $n ->
    [one] une carte
   *[other] { $n } cartes
}
magus-wargame-board-out = hors jeu
magus-wargame-board-battle = Bataille en { $space }
magus-wargame-board-attacks = { $name } attaque
magus-wargame-board-defends = { $name } défend
magus-wargame-board-side-0 = attaque
magus-wargame-board-side-1 = défend
magus-wargame-board-creatures = { $n ->
    [one] créature
   *[other] créatures
}
magus-wargame-board-points = points de sort { $spent }/{ $points }
magus-wargame-board-step-0 = l’attaquant choisit
magus-wargame-board-step-1 = le défenseur répond
magus-wargame-board-step-2 = l’attaquant contre
magus-wargame-board-destroyed = détruit
magus-wargame-board-turned = change de camp
magus-wargame-board-void = sans effet
magus-wargame-board-line-force = Force
magus-wargame-board-line-own = { $what }
magus-wargame-board-line-aura = Aura : { $what }
magus-wargame-board-line-colour = { $what } ensemble
magus-wargame-board-line-icon = Majorité : { $what }
magus-wargame-board-sum-abilities = Pouvoirs
magus-wargame-board-sum-colours = Couleurs et icônes
magus-wargame-board-sum-artifacts = Artefacts
magus-wargame-board-sum-cards = Cartes Magie
magus-wargame-board-rest = Pouvoirs, cartes, artefacts
magus-wargame-legend-m = avant les dés
magus-wargame-legend-t = après les dés
magus-wargame-legend-r = au recrutement
magus-wargame-legend-b = en bataille
magus-wargame-legend-c = contre, en bataille
magus-wargame-legend-points = points de sort
magus-wargame-board-foot-start = { $name } commence.
magus-wargame-board-foot-dice = { $name } a lancé { $dice }.
magus-wargame-board-foot-phase = { $name } : { $phase }.
magus-wargame-board-hand-debt = Vous devez { $n ->
    [one] une carte
   *[other] { $n } cartes
} à l’Oubli.

# A position in words.

magus-wargame-text-head = Magus : guerre fantastique, { $round }, { $phase }
magus-wargame-text-seat = { $name } : { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
magus-wargame-text-out = { $name } : hors jeu
magus-wargame-text-artifacts = Artefacts : { $list }
magus-wargame-text-owed = Doit { $n ->
    [one] une carte
   *[other] { $n } cartes
} à l’Oubli
magus-wargame-text-army = { $space } : { $n ->
    [one] une créature
   *[other] { $n } créatures
}
magus-wargame-text-army-known = { $space } : { $list }
magus-wargame-text-dice = Dés : { $dice }.
magus-wargame-text-decks = Dessus des pioches : { $list }.
magus-wargame-text-deck = { $colour } { $unit } ({ $n })
magus-wargame-text-deck-empty = { $colour } rien
magus-wargame-text-magic = Pioche Magie { $n }, défausse : { $list }.
magus-wargame-text-hand = Votre main : { $list }.
magus-wargame-text-battle = Bataille en { $space } : { $one } ({ $ones }) { $a }, { $other } ({ $others }) { $b }.
magus-wargame-text-learned = Connu en { $space } ({ $name }) : { $list }
magus-wargame-text-changed = Depuis la dernière image : { $story }
magus-wargame-text-result = Victoire : { $names }.

# The end.

magus-wargame-reason-towers = Des armées tiennent les quatre tours.
magus-wargame-reason-last = Il ne reste qu’un joueur.
magus-wargame-reason-limit = La dernière manche est jouée.
magus-wargame-score-out = Élimination
magus-wargame-score-towers = Tours
magus-wargame-score-armies = Armées
magus-wargame-score-force = Force imprimée
magus-wargame-end-towers = Tours : { $n }
magus-wargame-end-armies = Armées : { $n }, à tours égales
magus-wargame-end-force = Force imprimée : { $n }, à tours et armées égales

# Why something cannot be done.

magus-wargame-why-over = La partie est finie.
magus-wargame-why-out = Vous êtes hors jeu : vous n’avez plus d’armée.
magus-wargame-why-turn = Seul le joueur dont c’est le tour agit maintenant.
magus-wargame-why-step = À cette étape de la bataille, l’autre camp choisit.
magus-wargame-why-order-same = Vos consignes sont déjà ainsi.
magus-wargame-why-list-empty = Votre liste de sorts est vide : mettez-y d’abord un sort.
magus-wargame-why-plan-card = Un plan demande une carte B ; { $card } n’en est pas une.
magus-wargame-why-plan-how = Pour la consigne d’un plan, nommez sa carte.
magus-wargame-why-debt-first = Payez d’abord { $count ->
    [one] la carte due
   *[other] les { $count } cartes dues
} à l’Oubli.
magus-wargame-why-debt-none = Vous ne devez rien à l’Oubli.
magus-wargame-why-debt-random = Le hasard ne paie que lorsqu’on vous attend ; d’ici là, choisissez la carte.
magus-wargame-why-hand = Vous n’avez pas { $card }.
magus-wargame-why-open = Finissez d’abord { $card }.
magus-wargame-why-open-none = Rien n’attend ce choix.
magus-wargame-why-split-open = Nommez d’abord les deux créatures de la nouvelle armée.
magus-wargame-why-battle-card = { $card } ne se joue que dans les batailles.
magus-wargame-why-timing-m = { $card } se lance en phase de Magie, avant les dés.
magus-wargame-why-timing-t = { $card } se lance en phase de Voyage, après les dés.
magus-wargame-why-timing-r = { $card } se lance en phase de Recrutement.
magus-wargame-why-aim-nothing = { $card } ne vise rien.
magus-wargame-why-aim-seat = { $card } vise un adversaire.
magus-wargame-why-aim-deck = { $card } vise une pioche non vide.
magus-wargame-why-aim-army = { $card } vise un joueur et la case d’une de ses armées.
magus-wargame-why-aim-own = { $card } vise une de vos armées.
magus-wargame-why-aim-two = { $card } vise deux de vos armées, la case la plus petite d’abord.
magus-wargame-why-aim-one = { $card } ne vise pas cela.
magus-wargame-why-aim-steps = { $card } déplace une armée d’exactement { $steps ->
    [one] une case
   *[other] { $steps } cases
}.
magus-wargame-why-deck-empty = Il n’y a aucune créature à piocher pour { $card }.
magus-wargame-why-discard = On ne défausse que d’une main de plus de sept cartes, avant les dés.
magus-wargame-why-excess = Vous avez { $count } cartes : défaussez d’abord jusqu’à sept.
magus-wargame-why-excess-begun = Vous défaussez déjà jusqu’à sept cartes : { $card } se lançait avant.
magus-wargame-why-roll-first = Lancez d’abord les dés.
magus-wargame-why-rolled = Les dés de ce tour sont lancés.
magus-wargame-why-no-dice = Il ne reste aucun dé pour avancer.
magus-wargame-why-no-army = Vous n’avez pas d’armée en { $space }.
magus-wargame-why-same-army = Chaque dé déplace une armée différente.
magus-wargame-why-distance = On avance exactement d’un dé restant, dans un seul sens.
magus-wargame-why-friend = Une de vos armées est en { $space }.
magus-wargame-why-keep-die = Après ce déplacement, l’autre dé ne pourrait servir ; un autre le laisse jouable.
magus-wargame-why-dice-first = Utilisez d’abord les dés.
magus-wargame-why-recruit-none = L’armée en { $space } n’a rien à recruter.
magus-wargame-why-recruit-room = L’armée en { $space } a de la place : aucune créature n’a à partir.
magus-wargame-why-recruit-full = L’armée en { $space } est pleine avec { $count } : nommez qui laisse sa place.
magus-wargame-why-recruit-drop = Aucune créature de ce nom dans l’armée en { $space } : { $creature }.
magus-wargame-why-split-late = La phase de Division est finie.
magus-wargame-why-split-once = L’armée en { $space } s’est divisée ce tour-ci.
magus-wargame-why-split-small = L’armée en { $space } a { $count ->
    [one] une créature
   *[other] { $count } créatures
} ; il en faut plus de cinq pour la diviser.
magus-wargame-why-split-token = Vos { $count } armées sont toutes sur le plateau.
magus-wargame-why-split-beside = Une nouvelle armée se place à côté de { $space }.
magus-wargame-why-split-space = Une armée est en { $space }.
magus-wargame-why-fight-first = Livrez d’abord vos batailles.
magus-wargame-why-fight-later = Les batailles viennent après les divisions : finissez d’abord ces phases.
magus-wargame-why-fight-where = Vous n’avez pas de bataille en { $space }.
magus-wargame-why-no-battle = Il n’y a pas de bataille maintenant.
magus-wargame-why-in-battle = Une bataille est en cours : déclarez, jouez, ou terminez.
magus-wargame-why-declare-first = Nommez d’abord la cible d’un pouvoir : { $creature }.
magus-wargame-why-creature = Aucune créature de ce nom de ce côté : { $creature }.
magus-wargame-why-declared = Rien à déclarer maintenant pour cette créature : { $creature }.
magus-wargame-why-muted = Annulation vise { $creature } : contrez d’abord cette carte.
magus-wargame-why-target = La créature { $creature } ne peut viser { $target }.
magus-wargame-why-same-kind = { $creature } : aucune différence avec une créature égale, nommée avant. Nommez celle-là.
magus-wargame-why-fuel-none = Aucune carte ne se défausse maintenant pour cette créature : { $creature }.
magus-wargame-why-fuel-late = Les Gobelins prennent leurs cartes avant le premier sort de leur camp.
magus-wargame-why-points = { $count ->
    [0] Votre armée n’a aucun point de sort.
    [one] Le seul point de sort de votre armée est utilisé.
   *[other] Les { $count } points de sort de votre armée sont utilisés.
}
magus-wargame-why-counters-only = Seuls des contres se jouent maintenant ; { $card } n’en est pas un.
magus-wargame-why-outside-card = { $card } ne se joue pas dans les batailles.
magus-wargame-why-lay-nobody = { $card } ne vise personne.
magus-wargame-why-lay-target = { $card } ne peut viser cela.
magus-wargame-why-lay-counter = { $card } vise une carte Magie jouée par l’autre camp.
magus-wargame-why-lay-ability = La créature { $creature } n’a pas de pouvoir à annuler.
magus-wargame-why-lay-drop = Qui laisse sa place pour { $card } ne se nomme que pour une armée pleine.
magus-wargame-why-lay-lacks = { $creature } n’est pas dans votre armée et ne peut laisser sa place.
magus-wargame-why-priest = La créature { $creature } ne peut rien annuler maintenant.
magus-wargame-why-negate-card = { $card } n’est pas une carte jouée par l’autre camp.

# Créatures, cartes Magie et artefacts que l’on peut chercher.

magus-wargame-entry-unit = Créature, { $colour }. Force { $force }, points de sort { $points }. { $printed }.
magus-wargame-entry-card = Carte Magie, { $phase }. { $effect }.
magus-wargame-entry-artifact = Artefact : { $gift }.
magus-wargame-entry-phase-m = phase de Magie
magus-wargame-entry-phase-t = phase de Voyage
magus-wargame-entry-phase-r = phase de Recrutement
magus-wargame-entry-phase-b = batailles
magus-wargame-entry-phase-c = contre

# Le glossaire : un terme, ce qu’il veut dire, comment on l’appelle, et ses clauses.

magus-wargame-glossary-goal = but
    .means = des armées sur les quatre tours à la fin d’un tour
    .also = comment gagner, victoire, objectif, but du jeu
    .clauses = 1.1 8.1
magus-wargame-glossary-army = armée
    .means = jusqu’à six créatures (sept avec le Heaume) sous un pion, cachées aux autres
    .also = groupe, troupe, combien de créatures
    .clauses = 1.7
magus-wargame-glossary-creature = créature
    .means = une carte qui combat : Force, points de sort et ce qui y est imprimé
    .also = monstre, unité, soldat, nouvelles créatures
    .clauses = 1.3 5.1
magus-wargame-glossary-tower = tour
    .means = l’un des quatre coins de la piste ; les quatre donnent la victoire
    .also = coin, château, base
    .clauses = 1.2 8.1
magus-wargame-glossary-force = Force
    .means = ce qu’une créature ajoute au total de son camp dans une bataille
    .also = puissance, valeur d’attaque, calcul d’une bataille, total
    .clauses = 7.14
magus-wargame-glossary-points = points de sort
    .means = combien de cartes Magie un camp peut jouer dans une bataille
    .also = mana, limite de sorts, nombre de sorts, points de magie
    .clauses = 7.2
magus-wargame-glossary-magic = carte Magie
    .means = un sort dans votre main ; sa lettre dit dans quelle phase on le joue
    .also = sort, lancer, sortilège
    .clauses = 3.1 2.3
magus-wargame-glossary-phase = phase
    .means = une partie d’un tour : Magie, Voyage, Recrutement, Division, Bataille
    .also = ordre d’un tour, déroulement d’un tour, étapes
    .clauses = 2.1
magus-wargame-glossary-travel = voyage
    .means = deux dés déplacent les armées autour de la piste
    .also = se déplacer, mouvement, marcher, sauter, passer
    .clauses = 4.1 4.3 4.4
magus-wargame-glossary-recruit = recruter
    .means = prendre la créature que donne le dernier arrêt
    .also = nouvelles créatures, avoir des monstres, renforts
    .clauses = 5.1
magus-wargame-glossary-gold = case Or
    .means = une case où une armée peut prendre une carte Magie
    .also = case jaune, dorée
    .clauses = 5.1
magus-wargame-glossary-split = division
    .means = mettre deux créatures d’une grande armée sur une case voisine
    .also = diviser, séparer, couper en deux, deux armées
    .clauses = 6.1
magus-wargame-glossary-battle = bataille
    .means = le combat là où une armée est sur la case d’un ennemi
    .also = combat, attaque, attaquer, guerre
    .clauses = 7.1 4.5
magus-wargame-glossary-tie = égalité
    .means = des totaux égaux dans une bataille : l’attaquant recule
    .also = nul, même force, ex aequo
    .clauses = 7.18
magus-wargame-glossary-counter = contre
    .means = une carte ou un Prêtre qui annule ce que l’autre camp a joué
    .also = réponse, annuler, bloquer un sort
    .clauses = 7.7 3.14
magus-wargame-glossary-control = Contrôle
    .means = une carte qui fait changer une créature de camp pour de bon
    .also = voler une créature, prendre, garder, pour toujours
    .clauses = 7.13
magus-wargame-glossary-aura = aura
    .means = un pouvoir qui donne +1 à toutes les créatures de sa couleur
    .also = bonus
    .clauses = 7.14
magus-wargame-glossary-out = éliminé
    .means = un joueur sans armée a perdu
    .also = mort, perdre, sorti
    .clauses = 7.19
magus-wargame-glossary-order = consigne permanente
    .means = ce que vous dites d’avance sur Contresort et les batailles
    .also = ordre, automatique, à l’avance, absent
    .clauses = 9.1 9.2

# Comment on demande une clause, avec des mots qu’elle n’a pas.

magus-wargame-asked =
    1.1: comment gagner, but, histoire, de quoi s’agit-il
    1.2: le plateau, piste, cases, tours, ordre des couleurs, longueur de la piste, quelle case est à moi
    1.3: quelles cartes existe-t-il, pioches, nombre de créatures, couleurs des créatures, sortes de créatures
    1.4: d’où part-on, qui joue en premier, premier joueur, qui commence
    1.5: armée de départ, avec quoi commence-t-on, début, mise en place
    1.6: artefacts au début, combien d’artefacts, que sont les artefacts, peut-on perdre un artefact
    1.7: taille d’une armée, combien de créatures dans une armée, combien d’armées, maximum, pleine, combien de monstres, sept armées, plus d’armées
    1.8: regarder les armées, voir l’armée d’un ennemi, caché, secret, espionner, que puis-je voir des autres
    2.1: phases, que fait-on à son tour, ordre du tour, déroulement d’un tour, comment se passe un tour, étape par étape, que puis-je faire
    2.3: piocher une carte Magie, avoir des cartes, combien de cartes je pioche, quand piocher
    2.4: limite de main, combien de cartes en main, maximum de cartes, trop de cartes
    2.5: pioche vide, plus de cartes, remélanger
    3.1: quand lancer des sorts, combien de sorts par tour, coût d’un sort, lettres M T R, quand puis-je lancer un sort, jouer une carte
    3.4: faire défausser un adversaire, dettes
    3.9: avancer plus loin, déplacement en plus
    3.12: invoquer une créature
    3.14: arrêter un sort, contrer un sort hors des batailles
    4.1: comment se déplacer, lancer, bouger les armées, de combien avance-t-on, dés
    4.2: bouger deux fois la même armée, les deux dés pour une armée
    4.3: une seule armée
    4.4: sauter par-dessus des armées, passer une tour, sens, faire demi-tour, changer de sens, reculer
    4.5: s’arrêter sur un ennemi, s’arrêter sur ma propre armée, deux de mes armées sur une case, réunir des armées
    4.6: obligé d’utiliser les dés, devoir bouger, rester
    5.1: avoir de nouvelles créatures, que donne une case, recruter, case or, tirer d’une pioche, s’arrêter sur une couleur, case rouge, que reçoit-on, avoir plus de créatures, avoir plus de cartes
    5.2: refuser une créature
    5.3: armée pleine au recrutement
    5.4: rester sur place, récompense d’une bataille
    6.1: diviser une armée, couper en deux, nouvelle armée
    6.2: combien de fois diviser, diviser deux fois, plusieurs divisions
    7.1: comment attaquer, commencer un combat, quand y a-t-il bataille, obligé de se battre, défendre
    7.2: nombre de sorts dans une bataille, combien de sorts par combat, points de sort, mana, pourquoi je ne peux pas jouer de sort
    7.3: pouvoirs qui choisissent une cible
    7.4: voler des cartes, piocher dans une bataille, gobelins, pirate, magicien
    7.5: qui joue en premier dans une bataille, ordre d’une bataille, le défenseur peut-il répondre
    7.7: répondre à un sort, bloquer un sort
    7.8: que fait un prêtre
    7.9: annuler un pouvoir, annulation, supprimer un pouvoir
    7.12: ordre dans lequel les sorts agissent
    7.13: voler une créature, contrôler une créature, la garder pour toujours
    7.14: comment compter la force, total d’un camp, bonus de couleurs égales, vol, tir, régénération, à quoi sert le vol, à quoi servent les archers, à quoi sert la régénération, même couleur
    7.17: que perd-on dans une bataille, perdant d’une bataille, qui meurt, toutes les créatures meurent, qui gagne une bataille, le gagnant perd-il des créatures
    7.18: égalité dans une bataille, nul, même total, retraite
    7.19: éliminé, sorti, plus d’armée, que devient un joueur éliminé
    8.1: quand finit la partie, quatre tours, quand vérifie-t-on la victoire, combien de tours faut-il
    8.2: dernier joueur restant, tous les autres sont éliminés, dernier en vie
    8.3: combien de temps dure la partie, limite de manches, départager à la fin, départage, qui gagne en cas d’égalité
    8.5: abandonner, quitter, partir
    9.1: consigne pour Contresort, ordre pour Contresort, automatique
    9.2: consignes pour les batailles, ordres pour les batailles, se défendre en mon absence
    9.3: temps écoulé, trop lent, retard, trop tard, absent, ne jamais répondre, pas de réponse, absent

# Un tour en une phrase, et ses batailles.

magus-wargame-story-turn = { $name } { $did }.
magus-wargame-story-where = en { $land }
magus-wargame-story-where-tower = dans la tour { $n }
magus-wargame-story-land = { $n } ({ $what })
magus-wargame-story-more = { $n ->
    [one] une autre
   *[other] { $n } autres
}
magus-wargame-story-several = { $n ->
    [2] deux { $units }
   *[other] trois { $units }
}
magus-wargame-story-marched = a marché jusqu’en { $where }
magus-wargame-story-marched-on = a marché sur { $name } { $where }
magus-wargame-story-entered = { $n ->
    [one] a occupé la tour { $where }
   *[other] a occupé les tours { $where }
}
magus-wargame-story-withdrew = a battu en retraite { $where }
magus-wargame-story-recruited = a recruté { $units }
magus-wargame-story-recruit = { $unit } { $where }
magus-wargame-story-gave-up = a laissé partir { $units }
magus-wargame-story-split = { $n ->
    [one] a divisé une armée
    [2] a divisé deux armées
    [3] a divisé trois armées
   *[other] a divisé { $n } armées
}
magus-wargame-story-struck = a terrassé { $unit } { $whose } avec le Sort de Mort
magus-wargame-story-struck-own = a terrassé { $unit } de son propre camp avec le Sort de Mort
magus-wargame-story-exchanged = a échangé les armées en { $first } et en { $second }
magus-wargame-story-switched = a échangé deux créatures entre { $first } et { $second }
magus-wargame-story-answered = a annulé { $card } { $whose } avec Contresort
magus-wargame-story-cast = a lancé { $cards }
magus-wargame-story-cast-on = { $card } sur { $aim }
magus-wargame-story-played = a joué { $cards }
magus-wargame-story-negated = a fait annuler { $card } par un Prêtre
magus-wargame-story-fuelled = a défaussé { $card } pour exciter les Gobelins
magus-wargame-story-holds = Cela fait { $n ->
    [2] deux
    [3] trois
   *[other] { $n }
} tours sur quatre.
magus-wargame-story-met = { $name } a attaqué { $victim } { $where } avec { $attackers } contre { $defenders }.
magus-wargame-story-met-many = { $name } a attaqué { $victim } { $where } avec { $a } créatures contre { $b }.
magus-wargame-story-beat = { $name } a battu { $victim } { $a } à { $b } { $where }.
magus-wargame-story-took = { $name } a battu { $victim } { $a } à { $b } et pris la tour { $n }.
magus-wargame-story-held = { $name } a tenu bon contre { $victim } { $a } à { $b } { $where }.
magus-wargame-story-tie = { $name } et { $victim } sont à égalité, { $a } partout, { $where } ; l’attaquant s’est retiré.
magus-wargame-story-none = { $name } et { $victim } se sont anéantis { $where }.
magus-wargame-story-fallen = { $name } a perdu { $units }.
magus-wargame-story-cards = Cartes : { $sides }.
magus-wargame-story-side = { $cards } ({ $name })
magus-wargame-story-both = { $one } ; { $other }
magus-wargame-story-out = { $name } n’est plus en jeu : sa dernière armée est tombée.
magus-wargame-story-ended = La partie est finie à la manche { $round }.
magus-wargame-story-won-towers = { $names } gagne à la manche { $round }, avec des armées sur les quatre tours !
magus-wargame-story-won-last = { $names } gagne à la manche { $round } : il ne reste personne d’autre.
magus-wargame-story-won-limit = La manche { $round } était la dernière. { $decided ->
    [towers] { $names } l’emporte aux tours, { $figures }.
    [armies] Les tours sont à égalité ; { $names } l’emporte aux armées, { $figures }.
    [force] Tours et armées sont à égalité ; { $names } l’emporte à la Force, { $figures }.
   *[none] Tours, armées et Force sont à égalité ; { $names } se partagent la victoire.
}
magus-wargame-story-figures = { $a } à { $b }

# Ce qui est comparé là où les choix sont expliqués.

magus-wargame-tally = tours tenues
