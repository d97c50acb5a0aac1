import type { StartsCopy } from './copy.ts';

/** The sections of businesses in German. Hours, prices and people are samples; what answers say holds for any such business. */
export const sectionsDe: StartsCopy['sections'] = {
  bakery: {
    questions: {
      title: 'An der Theke gefragt',
      questions: [
        [
          'Wie früh soll ich eine Torte bestellen?',
          'Zwei Tage vorher, vor großen Feiertagen eine Woche. Fragen Sie trotzdem: Manchmal geht noch etwas.',
        ],
        [
          'Wie bleibt Brot frisch?',
          'Im Brotkasten oder in einem Tuch, mit der Schnittfläche nach unten, nie im Kühlschrank. In Scheiben lässt es sich gut einfrieren.',
        ],
        [
          'Was ist in Ihrem Brot?',
          'Fragen Sie an der Theke. Wir nennen Ihnen Zutaten und Allergene von allem, was im Regal liegt.',
        ],
      ],
    },
    hours: { days: ['Dienstag bis Freitag', 'Samstag', 'Sonntag'] },
  },
  restaurant: {
    prices: {
      title: 'Speisekarte',
      offers: [
        ['Tagessuppe', 'Mit Brot aus unserem Ofen.'],
        ['Geschmorter Lauch', 'Haselnuss und braune Butter.'],
        ['Ravioli von Hand', 'Gefüllt mit dem, was der Garten hergibt.'],
        ['Fisch des Tages', 'Im Ganzen, mit Zitrone und Kräutern.'],
        ['Honigtarte', 'Mit Sahne.'],
      ],
      note: 'Schreiben Sie hierher, was Ihre Gäste wissen sollten, zum Beispiel zu Allergenen.',
    },
    hours: { title: 'Wann wir kochen', days: ['Dienstag bis Samstag', 'Sonntag'] },
  },
  dentist: {
    questions: {
      title: 'Bevor Sie kommen',
      questions: [
        [
          'Wie oft soll ich zur Kontrolle kommen?',
          'Für die meisten ist zweimal im Jahr richtig. Wir sagen Ihnen, wenn Ihre Zähne mehr oder weniger brauchen.',
        ],
        [
          'Was bringe ich zum ersten Besuch mit?',
          'Ihre Versichertenkarte, eine Liste Ihrer Medikamente und frühere Röntgenbilder, wenn Sie welche haben.',
        ],
        [
          'Ein Zahn ist ausgeschlagen. Was nun?',
          'Halten Sie ihn feucht, zum Beispiel in Milch, putzen Sie ihn nicht und gehen Sie sofort in eine Praxis. Nachts hilft der Notdienst.',
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
        ['Strähnen', 'Mit Glanz zum Schluss.'],
        ['Hochsteckfrisur', 'Für Hochzeit und Abend.'],
      ],
    },
    hours: { days: ['Dienstag bis Freitag', 'Samstag'] },
  },
  photographer: {
    gallery: { title: 'Meine Bilder' },
    questions: {
      title: 'Was viele fragen',
      questions: [
        [
          'Wie früh sollen wir anfragen?',
          'Für eine Hochzeit, sobald der Tag feststeht. Für Porträts genügen meist ein paar Wochen.',
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
    questions: {
      title: 'Bevor wir beginnen',
      questions: [
        [
          'Wie beginnt ein Projekt?',
          'Mit einem Gespräch. Sie schildern die Frage, wir fragen nach, und dann bekommen Sie ein schriftliches Angebot.',
        ],
        [
          'Bleibt unter uns, was wir erzählen?',
          'Ja. Auf Wunsch unterschreiben wir das vor dem ersten Gespräch.',
        ],
        [
          'Wie viel von unserer Zeit braucht es?',
          'Das hängt von der Frage ab. Im Angebot steht, wen wir brauchen und wie lange.',
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
        ['Arbeitsstunde', 'Abgerechnet nach Viertelstunden.'],
        ['Abfluss freimachen', 'Spüle, Dusche oder WC.'],
        ['Heizung warten', 'Gereinigt, geprüft, eingestellt.'],
      ],
    },
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
          'Eine Saugglocke und heißes Wasser. Besser keine Chemie: Sie schadet den Rohren und allen, die sie öffnen.',
        ],
      ],
    },
  },
  yoga: {
    prices: {
      offers: [
        ['Probestunde', 'Deine erste bei uns.'],
        ['Einzelne Stunde', 'Jede Stunde, jeder Tag.'],
        ['Zehnerkarte', 'Für alle, die bleiben.'],
      ],
      note: 'Schreib hierher, was für alle Preise gilt.',
    },
    questions: {
      title: 'Vor deiner ersten Stunde',
      questions: [
        [
          'Was ziehe ich an?',
          'Etwas, worin du dich dehnen kannst. Wir üben barfuß; für die letzten Minuten sind warme Socken gut.',
        ],
        [
          'Darf ich kommen, wenn etwas wehtut?',
          'Frag bitte zuerst in deiner Arztpraxis nach und sag vor der Stunde Bescheid. Für die meisten Haltungen gibt es einen leichteren Weg.',
        ],
        [
          'Wann soll ich da sein?',
          'Zehn Minuten vorher, damit du in Ruhe ankommst. Iss am besten zwei Stunden davor oder wenig.',
        ],
      ],
    },
  },
  lawyer: {
    questions: {
      title: 'Bevor wir uns sehen',
      questions: [
        [
          'Was soll ich mitbringen?',
          'Alle Briefe und Verträge zum Fall, Ihren Ausweis und, wenn Sie rechtsschutzversichert sind, die Police.',
        ],
        [
          'In einem Brief steht eine Frist. Was nun?',
          'Notieren Sie den Tag, an dem er kam, und heben Sie den Umschlag auf. Holen Sie bald Rat: Manche Fristen sind kurz.',
        ],
        [
          'Wer erfährt von meinem Fall?',
          'Ohne Ihre Zustimmung niemand. Die Schweigepflicht gilt vom ersten Gespräch an.',
        ],
      ],
    },
    team: { title: 'Wer für Sie spricht', roles: ['Rechtsberatung', 'Rechtsberatung'] },
  },
  shop: {
    questions: {
      title: 'An der Kasse gefragt',
      questions: [
        [
          'Könnt ihr mir etwas zurücklegen?',
          'Ja. Schreib oder ruf an, dann sagen wir dir, wie lange es geht.',
        ],
        [
          'Könnt ihr bestellen, was nicht da ist?',
          'Sag uns, was du suchst. Wir fragen nach, ob und wann es zu haben ist.',
        ],
        ['Packt ihr Geschenke ein?', 'Ja, kostenlos. Sag an der Kasse, für wen es ist.'],
      ],
    },
    hours: { days: ['Montag bis Freitag', 'Samstag'] },
  },
};
