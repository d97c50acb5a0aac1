/** English: what the cards of the interview say beside their questions. */
export const enInterviewCard = {
  interviewCard: {
    step: (number: number, count: number) => `${number} of ${count}`,
    startAs: (business: string) => `Make it mine: ${business}`,
    hints: {
      business: 'You start with its words, colors and pictures, and change what you like.',
      name: 'It goes to the top and the foot of your page, and to the browser tab.',
      contact: 'Type a phone number, an email address, or both.',
      place: 'A town is enough, or the whole address.',
      placeAndHours:
        'All in one go. For example: 3 Mill Lane, Fernhill, Tue–\u2060Fri 7–\u206018, Sat 7–\u206013',
      pictures: 'Up to three, each with what it shows. The first one goes to the top of your page.',
      look: 'Colors and type. You see each of them at once.',
    },
    replaces: (former: string) => `It replaces “${former}” everywhere.`,
  },
};
