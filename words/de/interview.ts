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
    refused: {
      options: 'Bitte wählen Sie eine dieser Möglichkeiten.',
      contact:
        'Darin habe ich weder eine Telefonnummer noch eine E-Mail-Adresse gefunden. Versuchen Sie es so: 030 1234567, anna@example.com',
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
};
