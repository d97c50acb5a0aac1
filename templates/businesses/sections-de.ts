import type { StartsCopy } from './copy.ts';

/** The sections of businesses in German. Hours, prices and people are samples; the answers and the sentences are claims. */
export const sectionsDe: StartsCopy['sections'] = {
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
};
