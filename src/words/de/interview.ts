import type { enInterview } from '../en/interview.ts';

/** German: the interview that makes an untouched website the visitor's own. */
export const deInterview: typeof enInterview = {
  interview: {
    options: {
      start: 'Zu meiner Seite machen',
      skip: 'Überspringen',
      skipRest: 'Den Rest überspringen',
      upload: 'Hochladen',
      later: 'Später',
      publish: 'Veröffentlichen',
      change: 'Etwas ändern',
      undoAll: 'All das rückgängig machen',
    },
    templateAsIs: (template) => `Die Vorlage „${template}“ verwenden`,
    questions: {
      trade: 'Fünf kurze Fragen, und diese Seite ist Ihre. Wofür ist Ihre Seite?',
      name: 'Wie heißt es?',
      contact: 'Wie erreicht man Sie? Geben Sie eine Telefonnummer, eine E-Mail-Adresse oder beides ein.',
      address: 'Wo sind Sie? Ein Ort genügt, oder eine ganze Adresse.',
      picture: 'Haben Sie ein Bild für Ihre Seite?',
      finished:
        'Ihre Seite ist fertig. Kontaktdaten und Links, die Sie nicht angegeben haben, sind ausgeblendet.',
    },
    chooseFile: 'Wählen Sie ein Bild und laden Sie es hoch.',
    refused: {
      options: 'Bitte wählen Sie eine dieser Möglichkeiten.',
      contact:
        'Darin kann ich keine Telefonnummer und keine E-Mail-Adresse lesen. Bitte geben Sie eine Telefonnummer, eine E-Mail-Adresse oder beides ein, etwa 030 1234567, anna@example.com.',
    },
    failed:
      'Die Inhalte konnten nicht geladen werden. Bitte wählen Sie erneut, oder verwenden Sie die Vorlage.',
  },
  businesses: {
    bakery: 'Bäckerei',
    restaurant: 'Restaurant',
    dentist: 'Zahnarzt',
    hairdresser: 'Friseursalon',
    photographer: 'Fotografie',
    consultant: 'Beratung',
    repairs: 'Sanitär',
    yoga: 'Yogastudio',
    lawyer: 'Kanzlei',
    shop: 'Kleiner Laden',
  },
};
