flower_rows-title = Blütenreihe
flower_rows-summary = Zahlenreihen legen, verlängern und berauben – und als Erste oder Erster alle Steine los sein.

flower_rows-number = { $number }
flower_rows-joker = Joker

# actions
flower_rows-pass = Passen
flower_rows-blind = Einen Stein blind ziehen
flower_rows-lay = Eine neue Reihe aus eigenen Steinen legen
flower_rows-take = Einen Joker vom Brett nehmen
flower_rows-swap = Den Joker in Reihe { $row } gegen eine Zahl tauschen: { $stones }
flower_rows-rob = Reihe { $row } berauben: { $stones }
flower_rows-add = An Reihe { $row } anlegen: { $stones }
flower_rows-stone-draw = Die offene { $stone } nehmen
flower_rows-stone-swap = { $stone } an die Stelle des Jokers legen
flower_rows-stone-build = { $robbed ->
    [yes] { $stone } legen (geraubt)
   *[no] { $stone } legen
  }
flower_rows-stone-add = { $stone } anlegen
flower_rows-place-rob = { $stone } rauben, Stein { $place } der Reihe
flower_rows-place-add = { $stone } dort einfügen: { $stones }
flower_rows-stop-draw = Keinen zweiten Stein ziehen
flower_rows-stop-rob = Nur { $stone } rauben
flower_rows-stop-build = Die Reihe ist fertig: { $stones }
flower_rows-stop-add = Nichts mehr anlegen
flower_rows-stop-take = Keinen Joker nehmen

# events
flower_rows-log-pass = { $player } passt.
flower_rows-log-blind = { $player } zieht blind einen Stein.
flower_rows-log-blind-own = { $player } zieht blind: { $stone }.
flower_rows-log-draw = { $player } nimmt die offene { $stone }.
flower_rows-log-take = { $player } nimmt einen Joker vom Brett.
flower_rows-log-swap = { $player } tauscht { $stone } gegen den Joker in Reihe { $row }: { $stones }.
flower_rows-log-rob = { $player } raubt aus Reihe { $row }: { $taken }. Es bleibt { $stones }.
flower_rows-log-add = { $player } legt { $stone } an Reihe { $row } an: { $stones }.
flower_rows-log-lay = { $tile ->
    [0] { $player } legt { $stones } ({ $flowers } Blüten, kein Plättchen mehr dafür da).
   *[other] { $player } legt { $stones } ({ $flowers } Blüten) und nimmt Plättchen { $tile }.
  }
flower_rows-log-open = Aufgedeckt: { $stones }.
flower_rows-log-board-joker = { $count ->
    [one] Ein Joker taucht auf und kommt aufs Brett.
   *[other] { $count } Joker tauchen auf und kommen aufs Brett.
  }
flower_rows-log-round = Durchgang { $round } ist zu Ende.
flower_rows-log-points = { $player }: { $points } Punkte, insgesamt { $total }.
flower_rows-log-begin = { $player } beginnt den nächsten Durchgang.

# reasons
flower_rows-why-pass = Passen darfst du nur, wenn du sonst nichts tun kannst.
flower_rows-why-take = Einen Joker gibt es nur nach einer Reihe aus genau drei Steinen ohne Raub.
flower_rows-why-take-or-not = Nimm einen Joker vom Brett, oder lass ihn liegen.
flower_rows-why-pool-empty = Der Vorrat ist leer.
flower_rows-why-nothing-begun = Es gibt nichts zu beenden: Wähle, was du in diesem Zug tust.
flower_rows-why-under-way = Ein Zug ist nur eine Aktion: Führe zu Ende, was du begonnen hast.
flower_rows-why-no-row-to-lay = Deine Steine ergeben keine Reihe aus dreien.
flower_rows-why-row-first = Wähle zuerst eine Reihe zum Berauben oder Anlegen.
flower_rows-why-no-row = { $rows ->
    [one] Es gibt nur eine Reihe.
   *[other] Es gibt nur { $rows } Reihen.
  }
flower_rows-why-no-place = { $places ->
    [one] Es gibt nur einen Platz.
   *[other] Es gibt nur { $places } Plätze.
  }
flower_rows-why-no-joker = { $jokers ->
    [one] In den Reihen liegt nur ein Joker.
   *[other] In den Reihen liegen nur { $jokers } Joker.
  }
flower_rows-why-no-number-for-joker = Keine deiner Zahlen kann diesen Joker ersetzen.
flower_rows-why-swap-late = Joker werden vor der Aktion des Zuges getauscht.
flower_rows-why-swap-number = Wähle eine deiner Zahlen für den Joker.
flower_rows-why-swap-breaks = Mit dieser Zahl wäre die Reihe nicht gültig.
flower_rows-why-nothing-fits = Keiner deiner Steine passt in diese Reihe.
flower_rows-why-joker-not-drawn = Joker auf dem Brett kann man nicht ziehen.
flower_rows-why-not-open = Dieser Stein liegt nicht offen aus.
flower_rows-why-not-yours = Diesen Stein hast du nicht.
flower_rows-why-rob-short = In der Reihe müssen mindestens drei Steine bleiben.
flower_rows-why-rob-nothing = Aus dieser Reihe lässt sich nichts rauben, was mit deinen Steinen eine neue Reihe ergibt.
flower_rows-why-rob-place = Wähle einen Stein der Reihe zum Rauben.
flower_rows-why-rob-alone = Dieser Stein lässt sich nicht allein rauben: Wähle einen zweiten.
flower_rows-why-rob-order = Wähle den zweiten Stein weiter hinten als den ersten.
flower_rows-why-rob-breaks = Was bleibt, wäre keine gültige Reihe.
flower_rows-why-rob-useless = Das ergibt mit deinen Steinen keine neue Reihe.
flower_rows-why-build-stone = Wähle den nächsten Stein der neuen Reihe.
flower_rows-why-not-next = Jeder Stein muss um 1 oder 2 höher sein als der vorige.
flower_rows-why-too-wide = Die Reihe liefe weiter als einmal um die Hundert herum.
flower_rows-why-robbed-lost = Dann kämen nicht alle geraubten Steine in die Reihe.
flower_rows-why-no-row-then = Daraus könnte keine Reihe aus dreien werden.
flower_rows-why-robbed-missing = Alle geraubten Steine müssen in die neue Reihe.
flower_rows-why-too-short = Eine Reihe hat mindestens drei Steine.
flower_rows-why-jokers-only = Eine Reihe braucht mindestens eine Zahl.
flower_rows-why-add-one = Lege mindestens einen Stein an.
flower_rows-why-add-stone = Wähle einen Stein zum Anlegen.
flower_rows-why-place-first = Füge erst den gewählten Stein in die Reihe ein.
flower_rows-why-does-not-fit = Mit diesem Stein dort wäre die Reihe nicht gültig.
flower_rows-why-add-order = Angelegt wird zuerst innen, dann hinten, dann vorn.

# the table
flower_rows-table-round = Durchgang { $round } von { $rounds }
flower_rows-table-pool = Vorrat: { $count }
flower_rows-table-open = Offen
flower_rows-table-tiles = Plättchen
flower_rows-table-jokers = Joker
flower_rows-table-new = Neue Reihe
flower_rows-table-missing = noch zu legen
flower_rows-table-hand = In der Hand
flower_rows-table-supply = Deine Steine
flower_rows-column-stones = Steine
flower_rows-column-known = Bekannt
flower_rows-column-tiles = Plättchen

# options
flower_rows-option-rounds = Durchgänge
flower_rows-option-hand = Steine zu Beginn

# how the score is made up
flower_rows-tally-round = Durchgang { $round }
flower_rows-tally-round-any = Durchgänge
flower_rows-tally-tiles = Durchgang { $round }: Plättchen
flower_rows-tally-tiles-any = Plättchen
flower_rows-tally-flowers = Durchgang { $round }: Blüten auf übrigen Steinen
flower_rows-tally-flowers-any = Blüten auf übrigen Steinen

# the page
flower_rows-page-board = Das Brett
flower_rows-page-pool = Vorrat mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
  }
flower_rows-page-board-jokers = Joker auf dem Brett: { $count }
flower_rows-page-tile = Plättchen { $value }, { $count ->
    [0] vergriffen
    [one] noch eines da
   *[other] noch { $count } da
  }
flower_rows-page-tiles-of = Plättchen, zusammen { $sum }
flower_rows-page-left = Übrige Steine
flower_rows-page-round-short = Durchgang { $round }
flower_rows-page-stone = { $number }, { $count ->
    [one] eine Blüte
   *[other] { $count } Blüten
  }
flower_rows-page-hidden = { $count ->
    [one] ein verdeckter Stein
   *[other] { $count } verdeckte Steine
  }
flower_rows-page-known = Steine, die alle kennen
flower_rows-page-rows = Reihen auf dem Tisch
flower_rows-page-no-rows = Noch liegt keine Reihe auf dem Tisch.
flower_rows-page-row = Reihe { $row }, { $player }: { $stones }
flower_rows-page-row-joker = Joker für { $numbers }
flower_rows-page-gap = Lücke in Reihe { $row } für { $numbers }
flower_rows-page-add = Anlegen
flower_rows-page-rob = Rauben
flower_rows-page-bench = Dein Zug
flower_rows-page-sort = Ordnung deiner Steine
flower_rows-page-by-number = Nach Zahlen
flower_rows-page-by-runs = Nach Folgen
flower_rows-page-robbed = Geraubt:
flower_rows-page-flowers = { $count ->
    [one] Eine Blüte
   *[other] { $count } Blüten
  }
flower_rows-page-worth = bringt Plättchen { $tile }
flower_rows-page-prompt-start = Zieh, leg, leg an oder raube. Nimm einen Stein auf, um zu sehen, wohin er passt.
flower_rows-page-prompt-picked = Leg den Stein in eine Lücke, an die Stelle eines Jokers oder in eine neue Reihe.
flower_rows-page-prompt-pass = In diesem Zug kannst du nichts tun.
flower_rows-page-prompt-drawing = Zieh einen zweiten Stein, wenn du magst.
flower_rows-page-prompt-swapping = Welche deiner Zahlen kommt an die Stelle des Jokers?
flower_rows-page-prompt-robbing = Welchen Stein raubst du?
flower_rows-page-prompt-robbing-more = Noch einen zweiten?
flower_rows-page-prompt-building = Welcher Stein kommt als nächster, von links nach rechts?
flower_rows-page-prompt-taking = Eine Reihe aus dreien ohne Raub: Nimmst du einen Joker vom Brett?
flower_rows-page-prompt-adding = Welchen deiner Steine legst du an?
flower_rows-page-prompt-placing = Wohin damit?
flower_rows-page-stop-drawing = Einer genügt
flower_rows-page-stop-robbing = Nur diesen
flower_rows-page-stop-building = Reihe legen
flower_rows-page-stop-taking = Kein Joker
flower_rows-page-stop-adding = Fertig

# examples
flower_rows-example-flowers = Blüten und Plättchen
flower_rows-example-flowers-about = Leg 10-11-13-15: 3 + 5 + 1 + 2 = 11 Blüten. Plättchen 11 ist vergriffen, also bekommst du das nächstniedrigere, die 10.
flower_rows-example-robbery = Ein Raub
flower_rows-example-robbery-about = Raube aus Reihe 1 die 15: 17-19-20-22 bleibt eine Reihe, und mit deiner 16 und 18 legst du 15-16-18. Die 19 geht nicht: Von 17 zu 20 wäre der Schritt zu groß. Reihe 2 hat nur drei Steine und ist sicher.
flower_rows-example-joker = Ein Joker vom Tisch
flower_rows-example-joker-about = Tausch deine 23 gegen den Joker in 22-J-24-25-26. Damit ist dein Zug noch nicht getan: Raube jetzt 22 und 23, leg 21-22-23 und behalte den Joker.
flower_rows-example-hundred = Über die Hundert
flower_rows-example-hundred-about = Nach 100 kommt 1. Leg an 99-100-2 an: Die 1 passt zwischen 100 und 2, dann 3 und 4 dahinter und zuletzt die 97 davor.
flower_rows-example-three = Drei Steine und ein Joker
flower_rows-example-three-about = Leg 40-42-43. Eine Reihe aus genau drei Steinen ohne Raub darf dir einen Joker vom Brett bringen; du kannst ihn ab deinem nächsten Zug benutzen.

# a first game with pointers
flower_rows-learn-start = Das sind deine Steine. Wer zuerst alle los ist, beendet den Durchgang; die Blüten auf Steinen, die du dann noch hast, zählen gegen dich.
flower_rows-learn-draw = Zieh einen oder zwei Steine: offen von hier oder blind aus dem Vorrat. Das tust du, wenn du keine gute Reihe legen kannst.
flower_rows-learn-lay = Du kannst eine Reihe legen: mindestens drei Steine, jeder um 1 oder 2 höher als der vorige. Beginne hier eine neue Reihe und klick dann deine Steine von links nach rechts an. Oder zieh sie hierher.
flower_rows-learn-building = Die Blüten werden beim Bauen gezählt, und du siehst, welches Plättchen sie bringen. Mehr Blüten bringen ein besseres Plättchen, solange es noch da ist.
flower_rows-learn-finish = Das ist schon eine Reihe. Leg sie, oder bau weiter: Jeder Stein, der dein Brett verlässt, kann nicht mehr gegen dich zählen.
flower_rows-learn-taking = Eine Reihe aus genau drei Steinen ohne Raub darf einen Joker bringen. Er steht für jede Zahl und kostet am Ende nichts: Nimm ihn.
flower_rows-learn-second = Du darfst einen zweiten Stein ziehen oder aufhören. Passt ein offener zu deinen Steinen, ist er die sichere Wahl.
flower_rows-learn-add = Einer deiner Steine passt in diese Reihe, egal wem sie gehört. Anlegen bringt kein Plättchen, aber du wirst Steine los, und du darfst mehrere an dieselbe Reihe legen.
flower_rows-learn-gaps = Die kleinen Zahlen sind die Lücken: Sie zeigen, was wohin passt. Nimm einen Stein auf, dann leuchten die Lücken auf, in die er passt.
flower_rows-learn-rob = Diese Reihe lässt sich berauben: Nimm einen oder zwei Steine heraus für eine neue Reihe von dir. Was bleibt, muss noch eine Reihe sein.
flower_rows-learn-swap = Eine deiner Zahlen kann an die Stelle dieses Jokers. Dann gehört der Joker dir, und dein Zug geht noch weiter.
flower_rows-learn-over = Der Durchgang ist zu Ende. Deine Plättchen zählen für dich, die Blüten auf Steinen, die du noch hast, gegen dich.
