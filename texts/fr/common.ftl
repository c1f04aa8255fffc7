begins = Tirage au sort : { $seat } d'abord.
choose = { $who }, choisissez une pièce.
can_take = Prise possible en { $sites }.
no_piece = Il n'y a pas de pièce en { $site }. Choisissez une des vôtres.
not_yours = La pièce { $site } n'est pas à vous. Choisissez une des vôtres.
