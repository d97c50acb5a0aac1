import type { enInterviewCard } from '../en/interview-card.ts';

/** German: what the cards of the interview say beside their questions. */
export const deInterviewCard: typeof enInterviewCard = {
  interviewCard: {
    step: (number, count) => `${number} von ${count}`,
    startAs: (business) => `Meine Seite daraus machen: ${business}`,
    hints: {
      business: 'Sie beginnen mit passenden Texten, Farben und Bildern und ändern, was Sie mögen.',
      name: 'Er steht dann oben auf der Seite, unten und im Titel des Browserfensters.',
      contact: 'Geben Sie eine Telefonnummer, eine E-Mail-Adresse oder beides ein.',
      place: 'Der Ort genügt, gern auch die ganze Adresse.',
      placeAndHours:
        'Alles auf einmal, zum Beispiel: Mühlweg 3, 79098 Freiburg, Di–\u2060Fr 7–\u206018, Sa 7–\u206013',
      pictures: 'Bis zu drei, und was darauf zu sehen ist. Das erste steht oben auf Ihrer Seite.',
      look: 'Farben und Schrift. Sie sehen alles sofort.',
    },
    replaces: (former) => `Er ersetzt überall „${former}“.`,
  },
};
