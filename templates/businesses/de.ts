import type { StartsCopy } from './copy.ts';

/** What example websites say in German. */
export const startsDe: StartsCopy = {
  menu: { why: 'Warum wir', contact: 'Kontakt' },
  businesses: {
    bakery: {
      name: 'Bäckerei Morgenrot',
      email: 'hallo@morgenrot.example',
      title: 'Zuerst das Brot',
      subtitle: 'Fürs Frühstück, für die Tafel und für den Heimweg, auf dem schon der Anschnitt fehlt.',
      why: ['Gutes Brot ist einfach', 'Mehl, Wasser, Salz, etwas Geduld und jemand, der aufpasst.'],
      reasons: [
        ['Teig hat es nicht eilig', 'Er sagt uns schon, wann er so weit ist. Widerspruch ist zwecklos.'],
        ['Mehl mit Geschichte', 'Fragen Sie, woher es kommt. Wir erzählen gern davon.'],
        ['Für Ihr Fest', 'Geburtstag, Hochzeit, ein Tisch voller Gäste: Sagen Sie es uns früh.'],
      ],
      offer: 'Was wir backen',
      offers: ['Frisch aus dem Ofen', 'Was da ist, sehen Sie am besten selbst. Die Nase kennt den Weg.'],
      offered: [
        ['Brot', 'Außen Kruste, innen weich und schneller weg als gedacht.'],
        ['Kuchen', 'Für Geburtstage, für Gäste und für Dienstage, die einen brauchen.'],
        ['Für unterwegs', 'Etwas in der Tüte, das es selten bis nach Hause schafft.'],
      ],
      call: [
        'Was darf es sein?',
        'Nennen Sie uns den Tag und wie viele am Tisch sitzen. Alles Weitere besprechen wir.',
      ],
      footer: 'Brot, Kuchen und was aus Mehl und einem heißen Ofen sonst noch wird.',
      work: 'Im Regal',
      workButton: 'Ins Regal schauen',
      works: [
        ['Das Hausbrot', 'Zuerst die Kruste.'],
        ['Brötchen', 'Am besten, wenn keiner hinsieht.'],
        ['Geburtstagstorte', 'Mit Platz für die Kerzen.'],
        ['Mit Obst', 'Solange es welches gibt.'],
        ['Süßes', 'Klebrige Finger inbegriffen.'],
        ['Auf die Hand', 'Eine genügt.'],
      ],
    },
    restaurant: {
      name: 'Die Lange Tafel',
      email: 'tisch@langetafel.example',
      title: 'Hungrig kommen, sitzen bleiben',
      subtitle: 'Wir kochen, decken und spülen. Sie bringen die Leute mit, die Sie gern um sich haben.',
      why: [
        'Gutes Essen fängt vor dem Essen an',
        'Jemand kauft ein, jemand rührt, und jemand schmeckt noch einmal ab.',
      ],
      reasons: [
        ['Mit Sorgfalt gekocht', 'Der Unterschied steckt im Kleinen und in einer Küche, die darauf achtet.'],
        ['Platz für Wünsche', 'Kinder, Allergien, eine ruhige Ecke? Sagen Sie es bei der Reservierung.'],
        ['In aller Ruhe', 'Reden, lachen und den Kaffee auch noch trinken.'],
      ],
      offer: 'Anlässe',
      offers: ['Was führt Sie zu uns?', 'Und wenn die Wahl schwerfällt: Fragen Sie, was wir nehmen würden.'],
      offered: [
        ['Ein Tisch zu zweit', 'Zum Ansehen. Das Telefon kann so lange warten.'],
        ['Ein Tisch für Freunde', 'Zu viel bestellen, in die Mitte stellen, herumreichen.'],
        ['Ein Tisch zum Feiern', 'Sagen Sie uns, was gefeiert wird und mit wie vielen.'],
      ],
      call: ['Schon Hunger?', 'Schreiben Sie uns, wann und zu wievielt.'],
      footer: 'Kommen Sie, wie Sie sind. Gehen Sie satt.',
      work: 'Aus der Küche',
      workButton: 'Zu den Gerichten',
      works: [
        ['Zum Anfang', 'Klein und zu schnell weg.'],
        ['Zum Teilen', 'Ein Teller, viele Gabeln.'],
        ['Vom Herd', 'Heiß und das Warten wert.'],
        ['Zum Glas', 'Fragen Sie, was dazu passt.'],
        ['Süßes', 'Dafür ist immer Platz.'],
        ['Zum Schluss', 'Ein Kaffee und noch eine Geschichte.'],
      ],
    },
    dentist: {
      name: 'Zahnarztpraxis Birkenhof',
      email: 'praxis@birkenhof.example',
      title: 'Wie geht es Ihren Zähnen?',
      subtitle: 'Für Zähne, die lange halten sollen, und für alle, die jetzt lieber woanders wären.',
      why: ['Niemand sitzt gern auf diesem Stuhl', 'Das wissen wir. Darum fangen wir mit einem Gespräch an.'],
      reasons: [
        ['Sie wissen, was kommt', 'Erst die Erklärung, dann Ihre Entscheidung.'],
        ['Platz für Fragen', 'Fragen Sie, so oft Sie mögen. Es ist Ihr Mund.'],
        ['Angst? Sagen Sie es', 'Damit sind Sie nicht allein, und es hilft, wenn wir es wissen.'],
      ],
      offer: 'Behandlungen',
      offers: ['Was wir für Sie tun', 'Wozu, wie lange, wie teuer: Fragen Sie ruhig alles vorher.'],
      offered: [
        ['Kontrolle und Reinigung', 'Ein Blick jetzt erspart oft einen längeren später.'],
        ['Füllungen und Kronen', 'Damit Sie kauen können, ohne daran zu denken.'],
        ['Besuche mit Kindern', 'Den Mund aufmachen geht leichter, wenn jemand sagt, wozu.'],
      ],
      call: [
        'Wann war Ihre letzte Kontrolle?',
        'Sagen Sie uns, wann es Ihnen passt, und wir suchen einen Termin.',
      ],
      footer: 'Zähne, Zahnfleisch und alle Fragen dazu. Sie haben Schmerzen? Rufen Sie zuerst an.',
      work: 'Vor Ihrem Besuch',
      workButton: 'Besuch vorbereiten',
      works: [
        ['Ihr erster Besuch', 'Was wir fragen, was wir ansehen.'],
        ['Wenn etwas wehtut', 'Was Sie uns am Telefon sagen.'],
        ['Putzen mit Kindern', 'Singen hilft.'],
        ['Angst vor der Praxis', 'Wie wir gemeinsam vorgehen.'],
        ['Nach der Behandlung', 'Was Sie noch fragen sollten.'],
        ['Was es kostet', 'Lieber vorher fragen als nachher.'],
      ],
    },
    hairdresser: {
      name: 'Salon Marlene',
      email: 'hallo@salonmarlene.example',
      title: 'Was machen wir mit Ihren Haaren?',
      subtitle: 'Schnitt und Farbe, passend zu Ihrem Haar, Ihrem Gesicht und Ihrem Morgen.',
      why: ['Erst zuhören', 'Bringen Sie ein Foto mit oder einfach Ihre Laune. Damit fangen wir an.'],
      reasons: [
        ['Ehrlicher Rat', 'Wenn der Pony eine schlechte Idee ist, hören Sie es besser vor dem Schnitt.'],
        ['Gemacht für zu Hause', 'Es soll nach Ihnen aussehen, auch wenn Sie selbst föhnen.'],
        ['Ihr Haar, Ihr Wort', 'Kurz, lang oder dazwischen. Mit Plauderei oder ohne.'],
      ],
      offer: 'Schnitt und Farbe',
      offers: ['Was wir machen', 'Fragen Sie nach dem Preis, bevor Sie sich setzen.'],
      offered: [
        ['Schneiden und föhnen', 'Ab kommt, was nicht mehr passt. Der Rest darf bleiben.'],
        ['Farbe und Strähnen', 'Zart oder mutig: Wir reden darüber, bevor wir mischen.'],
        ['Für den großen Tag', 'Gesteckt, geflochten, gewellt. Sagen Sie uns früh, wann.'],
      ],
      call: [
        'Etwas Neues oder nur die Spitzen?',
        'Sagen Sie uns, was Sie vorhaben und wann Sie kommen könnten.',
      ],
      footer: 'Frisuren für jeden Kopf, mit oder ohne Unterhaltung.',
      work: 'Unsere Looks',
      workButton: 'Looks ansehen',
      works: [
        ['Der weiche Bob', 'Bis zum Kinn und nicht weiter.'],
        ['Kupfer', 'Warm und nicht schüchtern.'],
        ['Locken, wie sie sind', 'Die wissen, was sie wollen.'],
        ['Der Kurze', 'Raus aus der Dusche, raus aus dem Haus.'],
        ['Silber mit Absicht', 'Auch Grau ist eine Farbe.'],
        ['Hochgesteckt', 'Für den Abend, gern für einen langen.'],
      ],
    },
    photographer: {
      name: 'Ines Kalder Fotografie',
      email: 'ines@kalder.example',
      title: 'Erst das Licht, dann das Bild',
      subtitle: 'Für alle, die sich nicht gern fotografieren lassen, und für alle anderen.',
      why: ['So arbeite ich', 'Leise. Die besten Bilder entstehen, wenn niemand posiert.'],
      reasons: [
        ['Niemand muss posieren', 'Wir gehen, wir reden, und irgendwo dazwischen ist das Bild.'],
        ['Lieber weniger', 'Ein Bild muss sich seinen Platz verdienen.'],
        [
          'Was Sie bekommen',
          'Fragen Sie, wofür Sie die Bilder nutzen dürfen. Das klärt man am besten vorher.',
        ],
      ],
      offer: 'Was ich fotografiere',
      offers: ['Was ich fotografiere', 'Noch nicht sicher? Erzählen Sie mir davon.'],
      offered: [
        ['Menschen', 'Gesichter, die aussehen wie sie selbst.'],
        ['Tage', 'Solche, die man wiedersehen möchte.'],
        ['Arbeit', 'Was Sie tun und wie es dabei aussieht.'],
      ],
      call: ['Was soll aufs Bild?', 'Schreiben Sie mir Tag und Ort und was Ihnen wichtig ist.'],
      footer: 'Gutes Licht gibt es überall. Sagen Sie mir, wo Sie sind.',
      work: 'Fotografien',
      workButton: 'Bilder ansehen',
      works: [
        ['Der stille Moment', ''],
        ['Kurz davor', ''],
        ['Hände', ''],
        ['Licht von der Seite', ''],
        ['Niemand sah hin', ''],
        ['Noch einmal, lachend', ''],
      ],
    },
    consultant: {
      name: 'Nordweg Beratung',
      email: 'hallo@nordweg.example',
      title: 'Worum geht es?',
      subtitle: 'Für alle, die eine Firma führen und lange genug allein darüber nachgedacht haben.',
      why: ['Rat, mit dem man arbeiten kann', 'Was ein Glossar braucht, ist noch nicht zu Ende gedacht.'],
      reasons: [
        ['Blick von außen', 'Wir fragen, was drinnen niemand mehr fragt.'],
        [
          'Klare Verhältnisse',
          'Was kostet es, und was bekommen Sie? Fragen Sie das zuerst. Würden wir auch.',
        ],
        ['Mit Ende', 'Guter Rat macht sich selbst überflüssig.'],
      ],
      offer: 'Wie wir helfen',
      offers: ['Wobei wir helfen', 'Oft beginnt es mit einer dieser Fragen.'],
      offered: [
        ['Womit verdienen wir Geld?', 'Kosten, Preise, Produkte: geordnet, bis die Antwort kurz ist.'],
        ['Wer macht was?', 'Rollen und Runden, die zur heutigen Größe passen.'],
        ['Was kommt als Nächstes?', 'Erst der nächste Schritt, dann der übernächste.'],
      ],
      call: [
        'Was lässt Sie nicht schlafen?',
        'Sagen Sie es uns in ein paar Worten. Zu zweit denkt es sich leichter.',
      ],
      footer: 'Beratung für alle, die entscheiden müssen.',
      work: 'Fragen, die wir mögen',
      workButton: 'Zu den Fragen',
      works: [
        ['Die Preisliste', 'Wer versteht sie?'],
        ['Die Übergabe', 'Wer kommt danach, und wann?'],
        ['Die Wochenrunde', 'Wer braucht sie?'],
        ['Der zweite Laden', 'Was sagen die Zahlen?'],
        ['Das Postfach', 'Wer antwortet worauf?'],
        ['Der Verkauf', 'Was ist es wem wert?'],
      ],
    },
    repairs: {
      name: 'Flink & Sauber Installation',
      email: 'hilfe@flinkundsauber.example',
      title: 'Wasser dort, wo es hingehört',
      subtitle: 'Es tropft, staut sich oder ist einfach alt? Sagen Sie uns, was das Wasser macht.',
      why: ['Gute Installation ist langweilig', 'Es läuft, es ist still, und Sie denken nicht mehr daran.'],
      reasons: [
        ['Erst hinsehen', 'Wasser geht gern Umwege. Wir gehen sie zurück bis zum Anfang.'],
        ['In klaren Worten', 'Sie sollen wissen, was kaputt ist, was sich machen lässt und was es kostet.'],
        ['Ihr Zuhause', 'Hier wohnen Sie. Wir sind nur zu Gast.'],
      ],
      offer: 'Was wir reparieren',
      offers: ['Was wir tun', 'Zum Fragen ist kein Auftrag zu klein.'],
      offered: [
        ['Lecks und Verstopfung', 'Hahn, Rohr, Abfluss oder WC: Sagen Sie, wo und seit wann.'],
        ['Warmes Wasser', 'Dass es weg ist, merkt man meist mit Shampoo im Haar.'],
        ['Bäder', 'Am Anfang steht, was Sie am alten stört.'],
      ],
      call: ['Was tropft bei Ihnen?', 'Ein Foto oder ein paar Worte, und wir ahnen, was es sein kann.'],
      footer: 'Rohre, Hähne und Abflüsse. Ist es eilig? Erst das Wasser abdrehen, dann anrufen.',
      work: 'Unsere Arbeit',
      workButton: 'Arbeiten ansehen',
      works: [
        ['Ein Hahn, der schweigt', 'Vor allem nachts.'],
        ['Ein Abfluss, der abfließt', 'Und sonst nichts.'],
        ['Eine Dusche für jeden Morgen', 'Auch für die kalten.'],
        ['Ein stilles Rohr', 'Sie hätten es nicht bemerkt.'],
        ['Ein warmer Heizkörper', 'Die Katze weiß es schon.'],
        ['Ein Ventil, das sich dreht', 'Wenn es darauf ankommt.'],
      ],
    },
    yoga: {
      name: 'Studio Stilles Wasser',
      email: 'hallo@stilleswasser.example',
      title: 'Einatmen. Ausatmen.',
      subtitle: 'Yoga für steife Rücken, volle Köpfe und alle, die gerade erst anfangen.',
      why: ['Talent ist nicht nötig', 'Du kommst, wie du bist. Von dort gehen wir los.'],
      reasons: [
        ['Du, nicht die Haltung', 'Niemand muss an die Zehen kommen.'],
        ['Leicht anzufangen', 'Zieh an, worin du dich dehnen kannst. Den Rest frag uns.'],
        ['Keine Eile', 'Dein Rücken gibt das Tempo vor.'],
      ],
      offer: 'Stunden',
      offers: ['Finde deine Stunde', 'Nicht sicher, welche? Erzähl uns von deinem Rücken.'],
      offered: [
        ['Zum Wachwerden', 'Dehnen und atmen, bis auch der Körper mit dem Tag einverstanden ist.'],
        ['Zum Bewegen', 'Mit dem Atem, und wärmer als gedacht.'],
        ['Zum Ausruhen', 'Lange, stille Haltungen, und nichts zu erreichen.'],
      ],
      call: ['Welcher Tag passt dir?', 'Sag uns, welcher Tag dir passt und was du wissen möchtest.'],
      footer: 'Lass die Schuhe an der Tür, und den Rest des Tages gleich mit.',
      work: 'Im Studio',
      workButton: 'Stunden ansehen',
      works: [
        ['Für den Rücken', 'Er hat genug getragen.'],
        ['Für die Schultern', 'Und runter damit.'],
        ['Für volle Köpfe', 'Einmal nichts lösen müssen.'],
        ['Für den Abend', 'Langsam und dann noch langsamer.'],
        ['Für das erste Mal', 'Keiner schaut hin.'],
        ['Für verregnete Sonntage', 'Bleib noch ein bisschen.'],
      ],
    },
    lawyer: {
      name: 'Kanzlei Hale & Ormond',
      email: 'kanzlei@haleormond.example',
      title: 'Ein Brief ist da. Und jetzt?',
      subtitle: 'Erst erfahren Sie, wo Sie stehen. Dann entscheiden Sie, was Sie daraus machen.',
      why: [
        'Auf Ihrer Seite des Tisches',
        'Streit ist schwer genug. Das Gespräch mit der Kanzlei soll es nicht sein.',
      ],
      reasons: [
        ['Klare Sprache', 'Ein schwieriger Satz? Fragen Sie. Erklären ist unsere Arbeit.'],
        ['Was kostet das?', 'Eine gute erste Frage. Stellen Sie sie bitte.'],
        ['Unter uns', 'Erzählen Sie, wie es war, auch das Unangenehme. Das hilft am meisten.'],
      ],
      offer: 'Wie wir helfen',
      offers: ['Wann Sie zu uns kommen', 'Lieber eine Frage zu früh als ein Brief zu spät.'],
      offered: [
        ['Bevor Sie unterschreiben', 'Ein Vertrag liest sich anders, wenn ihn jemand erklärt.'],
        ['Wenn ein Brief kommt', 'Erst lesen wir ihn gemeinsam, dann wird geantwortet.'],
        ['Wenn Reden nicht mehr hilft', 'Wir suchen einen Weg, am liebsten einen ohne Gericht.'],
      ],
      call: ['Was ist passiert?', 'Ein paar Zeilen genügen. Halten Sie die Unterlagen beisammen.'],
      footer: 'Rat für alle, die lieber keinen Anwalt bräuchten.',
      work: 'Vor dem Gespräch',
      workButton: 'Gespräch vorbereiten',
      works: [
        ['Das erste Gespräch', 'Was Sie mitbringen, was wir fragen.'],
        ['Ihre Geschichte', 'Von vorn, nicht vom Ende her.'],
        ['Ihre Unterlagen', 'Alle, in beliebiger Ordnung.'],
        ['Bevor Sie antworten', 'Eine Nacht darüber schlafen. Dann fragen.'],
        ['Einigung ohne Gericht', 'Oft der freundlichere Weg.'],
        ['Was es kostet', 'Was Sie dazu fragen können.'],
      ],
    },
    shop: {
      name: 'Feige & Papier',
      email: 'hallo@feigeundpapier.example',
      title: 'Komm herein und schau dich um',
      subtitle: 'Zum Benutzen, Verschenken und Behalten. Anfassen erlaubt.',
      why: ['Ein Laden mit Meinung', 'Wir verkaufen, was wir selbst verschenken würden.'],
      reasons: [
        ['Mit Sorgfalt ausgesucht', 'Was hier steht, musste erst jemanden überzeugen.'],
        ['Stöbern erlaubt', 'Nimm etwas in die Hand, leg es wieder hin. Dafür gibt es Läden.'],
        ['Frag uns', 'Nicht da? Sag, was du suchst.'],
      ],
      offer: 'Im Laden',
      offers: ['Was du hier findest', 'Manches nützlich, alles schwer wieder wegzulegen.'],
      offered: [
        ['Zum Benutzen', 'Dinge, die schöner sind, als sie sein müssten.'],
        ['Zum Verschenken', 'Für Gastgeber, für Lehrerinnen und für alle, die schon alles haben.'],
        ['Zum Behalten', 'Was man für andere kauft und dann doch nicht hergibt.'],
      ],
      call: ['Was suchst du?', 'Sag uns, für wen es ist und was es kosten darf. Dann suchen wir mit.'],
      footer: 'Ein kleiner Laden für Nützliches, Schönes und völlig Unnötiges.',
      work: 'In den Regalen',
      workButton: 'Umsehen',
      works: [
        ['Für den Schreibtisch', 'Macht Montage milder.'],
        ['Für Regentage', 'Die kommen bestimmt.'],
        ['Für den Tisch', 'Und für alle, die daran sitzen.'],
        ['Für jemanden weit weg', 'Marke drauf, und los.'],
        ['Für einen stillen Abend', 'Mit dem Telefon im Nebenzimmer.'],
        ['Für gar nichts', 'Die sind die besten.'],
      ],
    },
  },
  // The sections of businesses in German. Hours, prices and people are samples; the answers and the sentences are claims.
  sections: {
    bakery: {
      text: { title: '', text: 'Ein frisches Brot auf dem Tisch, und plötzlich stehen alle in der Küche.' },
      questions: {
        title: 'An der Theke gefragt',
        questions: [
          [
            'Wie früh soll ich bestellen?',
            'Je früher, desto besser, vor allem vor Feiertagen. Fragen Sie trotzdem: Manchmal geht noch etwas.',
          ],
          [
            'Wie bleibt Brot frisch?',
            'Im Brotkasten oder in einem Tuch, mit der Schnittfläche nach unten und nicht im Kühlschrank. In Scheiben lässt es sich gut einfrieren.',
          ],
          [
            'Was ist in Ihrem Brot?',
            'Fragen Sie uns, auch nach Allergenen. Wer backt, redet gern darüber, was in den Teig kommt.',
          ],
        ],
      },
      hours: { days: ['Dienstag bis Freitag', 'Samstag', 'Sonntag'] },
    },
    restaurant: {
      prices: {
        title: 'Speisekarte',
        offers: [
          ['Tagessuppe', 'Fragen Sie, was im Topf ist.'],
          ['Kleiner Teller', 'Zum Anfang oder zum Teilen.'],
          ['Großer Teller', 'Der, für den Sie gekommen sind.'],
          ['Fisch des Tages', 'Fragen Sie, was da ist.'],
          ['Süßes', 'Dafür ist immer Platz.'],
        ],
        note: 'Platz für das, was Ihre Gäste wissen sollten, zum Beispiel zu Allergenen.',
      },
      text: {
        title: '',
        text: 'Die besten Gespräche beginnen, wenn die Teller leer sind und niemand aufsteht.',
      },
      hours: { title: 'Wann wir kochen', days: ['Dienstag bis Samstag', 'Sonntag'] },
    },
    dentist: {
      text: { title: '', text: 'Am liebsten sagen wir diesen Satz: Da ist alles in Ordnung.' },
      questions: {
        title: 'Bevor Sie kommen',
        questions: [
          [
            'Wie oft soll ich zur Kontrolle kommen?',
            'So oft, wie Ihre Zähne es brauchen. Fragen Sie uns, was für Sie sinnvoll ist.',
          ],
          [
            'Was bringe ich zum ersten Besuch mit?',
            'Ihre Versichertenkarte, eine Liste Ihrer Medikamente und frühere Röntgenbilder, wenn Sie welche haben.',
          ],
        ],
      },
      team: { title: 'Wer sich um Sie kümmert', roles: ['Zahnmedizin', 'Assistenz'] },
      hours: { title: 'Sprechzeiten', days: ['Montag bis Donnerstag', 'Freitag'] },
    },
    hairdresser: {
      prices: {
        offers: [
          ['Schnitt, kurzes Haar', 'Mit Waschen und Föhnen.'],
          ['Schnitt, langes Haar', 'Mit Waschen und Föhnen.'],
          ['Farbe', 'Ansatz oder ganze Länge.'],
          ['Strähnen', 'Fein oder kräftig.'],
          ['Hochsteckfrisur', 'Für einen langen Abend.'],
        ],
      },
      text: { title: '', text: 'Manchmal ändert ein Haarschnitt mehr als nur die Frisur.' },
      hours: { days: ['Dienstag bis Freitag', 'Samstag'] },
    },
    photographer: {
      gallery: { title: 'Ein paar Bilder' },
      text: { title: '', text: 'Das liebste Bild wird das, auf dem jemand im falschen Moment gelacht hat.' },
      questions: {
        title: 'Was viele fragen',
        questions: [
          [
            'Wie früh sollen wir anfragen?',
            'Sobald der Tag feststeht. Ist er schon bald, fragen Sie trotzdem.',
          ],
          [
            'Was ziehen wir an?',
            'Worin Sie sich mögen. Einfarbiges wirkt besser als kleine Muster und große Schriftzüge.',
          ],
          [
            'Und wenn es regnet?',
            'Dann suchen wir ein Dach, ein Fenster oder einen Schirm. Wolken machen das weichste Licht.',
          ],
        ],
      },
    },
    consultant: {
      text: { title: '', text: 'Die Frage, um die alle im Raum herumreden, ist meistens die richtige.' },
      questions: {
        title: 'Bevor wir beginnen',
        questions: [
          [
            'Wie beginnt ein Projekt?',
            'Mit einem Gespräch. Sie schildern die Frage, wir fragen nach, und gemeinsam sehen wir, wie es weitergeht.',
          ],
          ['Bleibt unter uns, was wir erzählen?', 'Ja. Wenn Sie es schriftlich brauchen, sagen Sie es uns.'],
          [
            'Wie viel von unserer Zeit braucht es?',
            'Das hängt von der Frage ab. Fragen Sie gleich zu Anfang, damit Sie planen können.',
          ],
        ],
      },
      team: { title: 'Mit wem Sie arbeiten', roles: ['Geschäftsführung', 'Beratung'] },
    },
    repairs: {
      prices: {
        title: 'Was es kostet',
        offers: [
          ['Anfahrt', 'Der Weg zu Ihnen und ein erster Blick.'],
          ['Arbeitsstunde', 'Für die Arbeit selbst.'],
          ['Abfluss freimachen', 'Spüle, Dusche oder WC.'],
          ['Heizung warten', 'Reinigen, prüfen, einstellen.'],
        ],
      },
      text: { title: '', text: 'Wasser hat Zeit, und es findet jede Ritze.' },
      questions: {
        title: 'Erste Hilfe',
        questions: [
          [
            'Was tue ich bei einem Rohrbruch?',
            'Drehen Sie den Haupthahn zu. Bleiben Sie von Wasser bei Steckdosen weg. Öffnen Sie einen Hahn, damit das Rohr leerläuft, und rufen Sie an.',
          ],
          [
            'Wo ist der Haupthahn?',
            'Meist dort, wo das Wasser ins Haus kommt: neben der Wasseruhr, im Keller oder unter der Spüle. Probieren Sie ihn aus, bevor Sie ihn brauchen.',
          ],
          [
            'Was hilft, wenn das Wasser langsam abläuft?',
            'Heißes Wasser und eine Saugglocke. Genügt das nicht, fragen Sie, bevor Sie etwas hineinschütten.',
          ],
        ],
      },
    },
    yoga: {
      prices: {
        offers: [
          ['Probestunde', 'Deine erste bei uns.'],
          ['Einzelne Stunde', 'Jede Stunde, jeder Tag.'],
          ['Mehrfachkarte', 'Für alle, die bleiben.'],
        ],
        note: 'Platz für einen Hinweis zu allen Preisen.',
      },
      text: { title: '', text: 'Das Wichtigste kannst du längst: einatmen, ausatmen.' },
      questions: {
        title: 'Vor deiner ersten Stunde',
        questions: [
          [
            'Was ziehe ich an?',
            'Etwas, worin du dich dehnen kannst. Geübt wird meist barfuß; fürs stille Liegen nimm warme Socken mit.',
          ],
          [
            'Wann soll ich da sein?',
            'Etwas früher, damit du in Ruhe ankommst. Und besser nicht mit vollem Magen.',
          ],
        ],
      },
    },
    lawyer: {
      text: {
        title: '',
        text: 'Die meisten Streitfälle beginnen mit etwas, das niemand notiert hat.',
      },
      questions: {
        title: 'Bevor wir uns sehen',
        questions: [
          [
            'Was soll ich mitbringen?',
            'Alle Briefe und Verträge zum Fall, Ihren Ausweis und, wenn Sie rechtsschutzversichert sind, die Police.',
          ],
          [
            'Wer erfährt von meinem Fall?',
            'Verschwiegenheit gehört zu diesem Beruf. Fragen Sie uns, was das für Sie heißt.',
          ],
        ],
      },
      team: { title: 'Wer für Sie spricht', roles: ['Rechtsberatung', 'Rechtsberatung'] },
    },
    shop: {
      text: { title: '', text: 'Nur mal schauen ist ein sehr guter Grund, hereinzukommen.' },
      questions: {
        title: 'An der Kasse gefragt',
        questions: [
          ['Könnt ihr mir etwas zurücklegen?', 'Frag uns. Wenn es auf dich warten kann, wartet es.'],
          [
            'Könnt ihr bestellen, was nicht da ist?',
            'Sag uns, was du suchst, und wir fragen, ob es zu haben ist.',
          ],
          ['Packt ihr Geschenke ein?', 'Sag an der Kasse, für wen es ist, und frag, was geht.'],
        ],
      },
      hours: { days: ['Montag bis Freitag', 'Samstag'] },
    },
  },
};
