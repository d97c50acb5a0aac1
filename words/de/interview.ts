import type { enInterview } from '../en/interview.ts';

/** German: the interview that makes an untouched website the visitor's own. */
export const deInterview: typeof enInterview = {
  interview: {
    options: {
      start: 'Meine Seite daraus machen',
      skip: 'Überspringen',
      skipRest: 'Den Rest überspringen',
      other: 'Etwas anderes',
      done: 'Fertig',
      publish: 'Veröffentlichen',
      change: 'Etwas ändern',
      undoAll: 'All das rückgängig machen',
    },
    begin: {
      promise: 'Sechs kurze Fragen. Jede lässt sich überspringen, alles lässt sich zurücknehmen.',
      orChange: 'oder selbst etwas ändern',
    },
    questions: {
      business: 'Worum geht es auf Ihrer Seite?',
      name: 'Welcher Name soll auf der Seite stehen?',
      contact: 'Wie erreicht man Sie?',
      place: 'Wo findet man Sie?',
      placeAndHours: 'Wo findet man Sie, und wann haben Sie geöffnet?',
      pictures: 'Haben Sie Bilder für Ihre Seite?',
      look: 'Wie soll Ihre Seite aussehen?',
      finished:
        'Ihre Seite ist fertig. Kontaktdaten und Links, die Sie nicht angegeben haben, sind ausgeblendet.',
    },
    placeRead: (address) => `✓ Ihre Adresse: ${address}.`,
    hoursRead: (hours) => `✓ Ihre Öffnungszeiten: ${hours}.`,
    refused: {
      options: 'Bitte wählen Sie eine dieser Möglichkeiten.',
      contact:
        'Darin habe ich weder eine Telefonnummer noch eine E-Mail-Adresse gefunden. Versuchen Sie es so: 030 1234567, anna@example.com',
      whatsapp:
        'WhatsApp braucht die Nummer mit Landesvorwahl. Versuchen Sie es so: WhatsApp +49 171 2345678',
    },
    failed:
      'Die Inhalte konnten nicht geladen werden. Bitte wählen Sie noch einmal, oder überspringen Sie die Frage.',
  },
  businesses: {
    bakery: 'Bäckerei',
    restaurant: 'Restaurant',
    dentist: 'Zahnarztpraxis',
    hairdresser: 'Friseursalon',
    photographer: 'Fotografie',
    consultant: 'Beratung',
    repairs: 'Sanitär und Heizung',
    yoga: 'Yogastudio',
    lawyer: 'Kanzlei',
    shop: 'Laden',
  },
  businessTables: {
    bakery: ['Ihre Brote und Preise', 'Brot'],
    restaurant: ['Ihre Gerichte und Preise', 'Gericht'],
    dentist: ['Ihre Behandlungen und Preise', 'Behandlung'],
    hairdresser: ['Ihre Leistungen und Preise', 'Leistung'],
    photographer: ['Ihre Aufnahmen und Preise', 'Aufnahme'],
    consultant: ['Ihre Leistungen und Preise', 'Leistung'],
    repairs: ['Ihre Leistungen und Preise', 'Leistung'],
    yoga: ['Ihre Kurse und Preise', 'Kurs'],
    lawyer: ['Ihre Leistungen und Preise', 'Leistung'],
    shop: ['Ihre Waren und Preise', 'Ware'],
  },
  interviewCard: {
    step: (number, count) => `${number} von ${count}`,
    startAs: (business) => `Meine Seite daraus machen: ${business}`,
    hints: {
      business: 'Sie beginnen mit passenden Texten, Farben und Bildern und ändern, was Sie mögen.',
      name: 'Er steht dann oben auf der Seite, unten und im Titel des Browserfensters.',
      contact:
        'Geben Sie eine Telefonnummer, eine E-Mail-Adresse oder beides ein. Für eine WhatsApp-Schaltfläche: WhatsApp +49 171 2345678',
      place: 'Der Ort genügt, gern auch die ganze Adresse.',
      placeAndHours:
        'Alles auf einmal, zum Beispiel: Mühlweg 3, 79098 Freiburg, Di–\u2060Fr 7–\u206018, Sa 7–\u206013',
      pictures: 'Mit dem, was darauf zu sehen ist. Das erste steht oben auf Ihrer Seite.',
      look: 'Farben und Schrift. Sie sehen alles sofort.',
    },
    replaces: (former) => `Er ersetzt überall „${former}“.`,
  },
};
