begins = Ausgelost: { $seat } beginnt.
choose = { $who }: Wähle eine Figur.
can_take = Schlag möglich auf { $sites }.
no_piece = Auf { $site } steht keine Figur. Wähle eine eigene.
not_yours = Die Figur auf { $site } gehört nicht dir. Wähle eine eigene.
