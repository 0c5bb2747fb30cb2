spot_on-title = Punktlandung
spot_on-summary = Karten in Farbreihen sortieren: Wer genau die Zahl der Karten trifft, wertet die Reihe.

spot_on-card = { $colour ->
    [r] Rot { $number }
    [y] Gelb { $number }
    [g] Grün { $number }
    [b] Blau { $number }
    [v] Violett { $number }
   *[j] Joker { $number }
  }
spot_on-card-protect = Schützen
spot_on-card-move = Schieben
spot_on-card-steal = Stehlen
spot_on-face-down = { $card } (verdeckt)
spot_on-group = ({ $cards })

# actions
spot_on-take = Gruppe { $group } nehmen: { $cards }
spot_on-add = { $card } anlegen
spot_on-do-use = „{ $card }“ einsetzen
spot_on-do-use-stored = „{ $card }“ aus dem Lager einsetzen
spot_on-do-keep = „{ $card }“ einlagern
spot_on-do-throw = „{ $card }“ ungenutzt abwerfen
spot_on-end = Den Zug beenden
spot_on-put = { $card } auf deine Reihe { $slot } legen: { $cards }
spot_on-put-new = Mit { $card } eine neue Reihe beginnen
spot_on-give = { $card } an { $other } geben, Reihe { $slot }: { $cards }
spot_on-give-new = { $card } als neue Reihe an { $other } geben
spot_on-clear = Deine Reihe { $slot } abwerfen ({ $cards }) und { $card } dorthin legen
spot_on-complete = { $bonus ->
    [0] Die Reihe abschließen: { $count } Punkte ({ $cards })
   *[other] Die Reihe abschließen: { $count } Punkte und { $bonus } als Bonus ({ $cards })
  }
spot_on-decline = Die Reihe liegen lassen
spot_on-flip = Stattdessen die oberste Karte einer eigenen Reihe umdrehen
spot_on-source = { $card } umdrehen, die oberste Karte deiner Reihe { $slot }
spot_on-onto = { $card } verdeckt auf deine Reihe { $slot } legen: { $cards }
spot_on-move-row = { $card } in deiner Reihe { $slot } von unten nach oben legen: { $cards }
spot_on-steal-row = { $card } von { $other } stehlen, Reihe { $slot }
spot_on-drop = Die gestohlene Karte { $card } abwerfen

# events
spot_on-log-take = { $player } nimmt Gruppe { $group }: { $cards }.
spot_on-log-put = { $player } legt { $card } an Reihe { $slot }.
spot_on-log-put-new = { $player } beginnt Reihe { $slot } mit { $card }.
spot_on-log-give = { $player } gibt { $card } an { $other }, Reihe { $slot }.
spot_on-log-give-new = { $player } gibt { $card } an { $other }, als neue Reihe { $slot }.
spot_on-log-landing = Eine Punktlandung: Sie zeigt { $count } und ist Karte { $count }.
spot_on-log-discarded = Abgeworfen: { $cards }.
spot_on-log-scored = Auf den Punktestapel von { $player }: { $cards }.
spot_on-log-use = { $player } setzt „{ $card }“ ein.
spot_on-log-use-stored = { $player } setzt „{ $card }“ aus dem Lager ein.
spot_on-log-keep = { $player } lagert „{ $card }“ ein.
spot_on-log-throw = { $player } wirft „{ $card }“ ungenutzt ab.
spot_on-log-onto = { $player } legt { $card } verdeckt auf Reihe { $slot }.
spot_on-log-move = { $player } legt die unterste Karte von Reihe { $slot } nach oben: { $card }.
spot_on-log-steal = { $player } stiehlt { $card } von { $other }, Reihe { $slot }.
spot_on-log-clear = { $player } wirft Reihe { $slot } ab: { $cards }.
spot_on-log-complete = { $player } schließt eine Reihe ab und bekommt { $count } Punkte: { $cards }.
spot_on-log-bonus = { $count ->
    [one] Dazu bekommt { $player } { $count } Bonuskarte, ungesehen.
   *[other] Dazu bekommt { $player } { $count } Bonuskarten, ungesehen.
  }
spot_on-log-decline = { $player } lässt die Reihe liegen.
spot_on-log-drop = { $player } wirft die gestohlene Karte { $card } ab.
spot_on-log-market = { $player } hat die Startkarte. Der neue Markt: { $groups }.

# reasons
spot_on-why-take-first = Nimm erst eine Gruppe vom Markt.
spot_on-why-group-gone = Diese Gruppe ist schon genommen.
spot_on-why-taken-already = Du hast deine Gruppe genommen; jetzt kommen ihre Karten dran.
spot_on-why-lay-out-first = Erst legen alle ihre Startkarten aus.
spot_on-why-finish-first = Bringe erst zu Ende, was du begonnen hast.
spot_on-why-choose-first = Wähle erst eine Karte, dann eine Reihe.
spot_on-why-no-such-card = Eine solche Karte hast du nicht genommen, oder sie ist schon untergebracht.
spot_on-why-owned-first = Erst kommen Karten der Farben, von denen du eine Reihe hast.
spot_on-why-any-order = Die Reihenfolge ist hier gleichgültig: Die niedrigste Farbe kommt zuerst.
spot_on-why-no-such-action = Eine solche Aktionskarte hast du nicht genommen, oder sie ist schon untergebracht.
spot_on-why-not-stored = Eine solche Aktionskarte hast du nicht im Lager.
spot_on-why-no-target = Es gibt keine Reihe, bei der diese Karte etwas bewirkt.
spot_on-why-store-full = Ins Lager passen höchstens zwei verschiedene Aktionskarten: diese nicht.
spot_on-why-numbers-first = Bringe erst alle Zahlenkarten und Joker unter.
spot_on-why-not-thrown = Was du einsetzen oder einlagern kannst, darfst du nicht abwerfen.
spot_on-why-cards-left = Du hast noch Karten unterzubringen.
spot_on-why-no-landing = Es gibt keine Punktlandung, über die zu entscheiden wäre.
spot_on-why-no-need = Eine Reihe wirfst du nur ab, wenn eine neue Farbe oder eine erste Lagerkarte ihren Platz braucht.
spot_on-why-no-protect = Nur wer „Schützen“ einsetzt, dreht Karten um.
spot_on-why-nothing-stolen = Du hältst keine gestohlene Karte.
spot_on-why-no-player = So viele spielen nicht mit.
spot_on-why-room = Wähle eine deiner Reihen, die du abwirfst.
spot_on-why-own-row = Das geht nur mit deinen eigenen Reihen.
spot_on-why-others-row = Stehlen kannst du nur bei anderen.
spot_on-why-no-colour-row = An diesem Platz liegt keine Farbreihe.
spot_on-why-protected = Diese Reihe ist geschützt.
spot_on-why-one-card = Zum Schieben braucht die Reihe mindestens zwei Karten.
spot_on-why-nowhere = Die einzige Karte einer Reihe oder eine verdeckte wird nicht an Ort und Stelle umgedreht.
spot_on-why-joker-row = Ein Joker kommt auf eine deiner Farbreihen; nur ohne jede Farbreihe beginnt er eine neue.
spot_on-why-first-free = Eine neue Reihe beginnt am ersten freien Platz.
spot_on-why-own-colour-row = Du hast eine Reihe dieser Farbe: Die Karte gehört dorthin.
spot_on-why-other-colour = Diese Reihe hat eine andere Farbe.
spot_on-why-store-row = Im Lager liegen nur Aktionskarten.
spot_on-why-stolen-stays = Eine gestohlene Karte gibst du nie weiter.
spot_on-why-joker-stays = Einen Joker gibst du nie weiter.
spot_on-why-own-first = Du hast selbst Platz für diese Karte.
spot_on-why-no-gift = Dort passt sie nicht hin: nur an eine Reihe ihrer Farbe, an eine farblose oder an den ersten freien Platz.
spot_on-why-no-room-for-joker = Für einen Joker wird keine Reihe abgeworfen.
spot_on-why-store-slot = Der vierte Platz ist nur für Aktionskarten: Ihn zu leeren schafft keinen Raum.

# the table
spot_on-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
spot_on-phase = { $phase ->
    [take] eine Gruppe nehmen
    [menu] Karten unterbringen
    [place] einen Platz wählen
    [stolen] die gestohlene Karte unterbringen
    [room] eine Reihe abwerfen
    [landing] Punktlandung
    [protect] eine Reihe zum Schützen wählen
    [move] eine Reihe zum Schieben wählen
    [steal] eine Karte zum Stehlen wählen
    [source] die Karte wählen, die umgedreht wird
    [onto] wählen, wohin sie kommt
   *[over] Spiel zu Ende
  }
spot_on-market = Markt
spot_on-hand = unterzubringen:
spot_on-held = in der Hand:
spot_on-store = Lager
spot_on-short = { $kind ->
    [r] RO
    [y] GE
    [g] GR
    [b] BL
    [v] VI
   *[j] JK
  }
spot_on-short-action = { $kind ->
    [protect] SCHÜTZEN
    [move] SCHIEBEN
   *[steal] STEHLEN
  }

# options
spot_on-option-copies = Exemplare jeder Zahlenkarte
spot_on-option-actions = Aktionskarten jeder Art
spot_on-option-gift = Wer bekommt, was ein Geschenk verdrängt
spot_on-value-gift-owner = wer beschenkt wird
spot_on-value-gift-active = wer schenkt
spot_on-option-interactive = Nur drei Plätze für Farben

# the score pile at the end
spot_on-tally-colour = { $colour ->
    [r] Rote Karten
    [y] Gelbe Karten
    [g] Grüne Karten
    [b] Blaue Karten
    [v] Violette Karten
   *[j] Joker
  }
spot_on-tally-colour-any = Karten der Farben
spot_on-tally-protect = Verdeckte Schützen-Karten
spot_on-tally-bonus = Bonuskarten

# the page
spot_on-page-collection = Auslage von { $player }
spot_on-page-collection-own = Deine Auslage
spot_on-page-slot = { $player }, Reihe { $slot }
spot_on-page-slot-own = Deine Reihe { $slot }
spot_on-page-free = frei
spot_on-page-protected = geschützt
spot_on-page-waits = { $bonus ->
    [0] wartet auf die { $number }
   *[other] wartet auf die { $number }, in Farbe mit { $bonus } als Bonus
  }
spot_on-page-start = Startkarte
spot_on-page-winner = gewonnen
spot_on-page-score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
spot_on-page-group = Gruppe { $group }: { $cards }
spot_on-page-taken = schon genommen
spot_on-page-market-lands = landet bei dir
spot_on-page-market-falls = lässt bei dir Karten fallen
spot_on-page-supply = Vorrat
spot_on-page-pile = Karten im Stapel
spot_on-page-discards = Abgeworfene Karten
spot_on-page-rounds = Runden
spot_on-page-markets = { $count ->
    [0] letzte Runde
    [one] noch { $count } Markt danach
   *[other] noch { $count } Märkte danach
  }
spot_on-page-bench = Deine genommenen Karten
spot_on-page-prompt = { $phase ->
    [take] Nimm eine Gruppe vom Markt.
    [menu] Bring deine Karten unter.
    [rest] Setz noch eine Lagerkarte ein, oder beende den Zug.
    [place] Wohin mit { $card }?
    [give] Kein Platz für { $card }: Gib sie weiter, oder wirf eine Reihe ab.
    [clear] Kein Platz für { $card }: Wirf eine Reihe ab.
    [stolen] Wohin mit der gestohlenen Karte { $card }?
    [room] Welche Reihe wirfst du für „{ $card }“ ab?
    [landing] Punktlandung!
    [protect] Welche Reihe schützt du?
    [move] In welcher Reihe kommt die unterste Karte nach oben?
    [steal] Welche Karte stiehlst du?
    [source] Welche oberste Karte drehst du um?
    [onto] Auf welche Reihe kommt sie?
   *[over] Das Spiel ist aus.
  }
spot_on-page-deed-use = Einsetzen
spot_on-page-deed-store = Einlagern
spot_on-page-deed-throw = Abwerfen
spot_on-page-do-complete = { $bonus ->
    [0] Abschließen: { $count } Punkte
   *[other] Abschließen: { $count } + { $bonus } Punkte
  }
spot_on-page-do-decline = Liegen lassen
spot_on-page-do-flip = Lieber eine Karte umdrehen
spot_on-page-do-drop = Abwerfen
spot_on-page-do-end = Zug beenden
spot_on-page-clear = Reihe { $slot } abwerfen
spot_on-page-places = { $count } Möglichkeiten
spot_on-page-effect-new = neue Reihe
spot_on-page-effect-stays = bleibt liegen
spot_on-page-effect-lands = { $bonus ->
    [0] landet: { $count } Punkte
   *[other] landet: { $count } + { $bonus } Punkte
  }
spot_on-page-effect-falls = { $count } fallen weg
spot_on-page-effect-falls-to = { $count } Punkte für { $player }
spot_on-page-effect-clears = { $count } abwerfen

# examples
spot_on-example-landing = Landen, fallen, Bonus
spot_on-example-landing-about = Leg die rote 3 an: Sie ist die dritte Karte ihrer Reihe, eine Punktlandung. Die blaue 5 ist die fünfte Karte und bringt beim Abschließen noch eine Bonuskarte. Die grüne 2 ist zu niedrig: Sie und die oberste grüne Karte fallen weg.
spot_on-example-gift = Kein Platz für eine neue Farbe
spot_on-example-gift-about = Deine vier Plätze sind voll, und Gelb hast du nicht. Wähl die gelbe 2 und sieh dir die Plätze an: In der kurzen gelben Reihe landet sie, und du darfst diese Reihe werten. In der langen bringt sie der anderen Person zwei Punkte. Oder du wirfst eine eigene Reihe ab.
spot_on-example-move = Von unten nach oben
spot_on-example-move-about = Setz „Schieben“ bei Rot ein: Die 5 kommt nach oben, und die Reihe hat fünf Karten. Das ist eine Landung mit Bonus. Bei Grün landet die 2 nicht, aber es fällt auch nichts: Schieben ist kein Anlegen.
spot_on-example-protect = Eine Karte mehr
spot_on-example-protect-about = Die blaue 5 wäre erst die vierte Karte ihrer Reihe. Setz vorher „Schützen“ ein und leg die Karte verdeckt auf Blau: Sie zählt mit, und die 5 landet.
spot_on-example-steal = Stehlen und landen
spot_on-example-steal-about = Setz „Stehlen“ ein und nimm die rote 3: In deiner roten Reihe ist sie die dritte Karte. Die grüne Reihe ist geschützt, denn ihre oberste Karte liegt verdeckt. Klick sie an, und du liest die Regel.

# the first game
spot_on-learn-goal = Das ist deine Auslage: vier Plätze, auf jedem eine Reihe einer Farbe. Unter jeder Reihe steht im Ziel die Zahl, auf die sie wartet. Wer genau diese Zahl anlegt, macht eine Punktlandung und darf die Reihe werten: jede Karte ein Punkt.
spot_on-learn-market = Im Markt liegen vier Gruppen. Wer dran ist, nimmt eine ganze Gruppe und muss alle ihre Karten unterbringen. Klick die Gruppe an, die am besten zu deinen Reihen passt.
spot_on-learn-lander = Das Ziel an dieser Karte heißt: Sie würde jetzt bei dir landen. Ein Pfeil nach unten warnt dich: Die Karte ist zu niedrig und würde Karten aus deiner Reihe werfen.
spot_on-learn-landing = Eine Punktlandung! Die Zahl der Karte ist die Zahl der Karten in der Reihe. Schließ die Reihe ab und nimm die Punkte. Liegen lassen lohnt sich nur, wenn du auf mehr Karten oder einen Bonus hoffst.
spot_on-learn-falling = Vorsicht: Eine deiner Karten ist niedriger als die Zahl der Karten in ihrer Reihe. Dann fallen so viele Karten weg, wie sie zeigt, sie selbst eingeschlossen. Manchmal schafft das genau den Platz, den du brauchst.
spot_on-learn-joker = Ein Joker passt auf jede deiner Reihen und landet wie jede andere Karte, nur ohne Bonus. Zeig auf ihn, und du siehst unter jeder Reihe, was er dort täte.
spot_on-learn-action = Eine Aktionskarte setzt du jetzt ein oder lagerst sie für später ein; das Lager braucht aber einen deiner Plätze. „Schützen“ legt eine verdeckte Karte auf eine Reihe, „Schieben“ holt die unterste Karte nach oben, „Stehlen“ nimmt die oberste Karte einer fremden Reihe.
spot_on-learn-order = Hier liegen deine genommenen Karten, und darunter steht, was sie täten. Farben, von denen du schon eine Reihe hast, kommen zuerst; von einer Farbe kommt immer die niedrigste zuerst. Du kannst jeden Schritt zurücknehmen, bis der Zug zu Ende ist.
spot_on-learn-room = Alle Plätze sind voll. Entweder du gibst die Karte jemand anderem, wenn sie dort hinpasst, oder du wirfst eine deiner Reihen ab. Wirf die ab, die am wenigsten verspricht.
spot_on-learn-stored = Was im Lager liegt, darfst du in jedem deiner Züge einsetzen. Klick die Karte an; danach wählst du, auf welche Reihe sie wirkt.
spot_on-learn-bonus = Farbige Karten mit 5, 6 und 7 bringen einen Bonus, wenn sie eine Reihe abschließen: 1, 3 oder 5 Karten vom Stapel obendrauf. Lange Reihen lohnen sich also, aber sie können auch bestohlen werden.
spot_on-learn-last = Das ist die letzte Runde: Für einen weiteren Markt reicht der Stapel nicht mehr. Karten in den Auslagen zählen am Ende nichts. Werte, was du noch werten kannst!
