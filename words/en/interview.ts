/** English: the interview that makes an untouched website the visitor's own. */
export const enInterview = {
  interview: {
    options: {
      start: 'Make it mine',
      skip: 'Skip',
      skipRest: 'Skip the rest',
      other: 'Something else',
      done: 'Done',
      publish: 'Publish',
      change: 'Change something',
      undoAll: 'Undo all of this',
    },
    begin: {
      promise: 'Six short questions. Skip what you like, undo all of it.',
      orChange: 'or change a part yourself',
    },
    questions: {
      business: 'What is your page for?',
      name: 'What name should people see?',
      contact: 'How can people reach you?',
      place: 'Where are you?',
      placeAndHours: 'Where are you, and when are you open?',
      pictures: 'Do you have pictures for your page?',
      look: 'How should your page look?',
      finished: 'Your page is ready. Contact details and links you did not give are hidden.',
    },
    /** The address that was given, before the next question. */
    placeRead: (address: string) => `✓ Your address: ${address}.`,
    /** What was understood of opening hours, before the next question. */
    hoursRead: (hours: string) => `✓ Your opening hours: ${hours}.`,
    refused: {
      options: 'Please choose one of these.',
      contact:
        'I found no phone number or email address in that. Try it like this: 020 7946 0100, anna@example.com',
      whatsapp: 'WhatsApp needs the number with its country code. Try it like this: WhatsApp +44 7700 900123',
    },
    failed: 'The content could not be loaded. Please choose again, or skip this question.',
  },
  businesses: {
    bakery: 'Bakery',
    restaurant: 'Restaurant',
    dentist: 'Dentist',
    hairdresser: 'Hairdresser',
    photographer: 'Photographer',
    consultant: 'Consultant',
    repairs: 'Plumber',
    yoga: 'Yoga studio',
    lawyer: 'Law office',
    shop: 'Small shop',
  },
  /** The table of a list with prices, and one of its items, by the business. */
  businessTables: {
    bakery: ['Your breads and prices', 'Bread'],
    restaurant: ['Your dishes and prices', 'Dish'],
    dentist: ['Your treatments and prices', 'Treatment'],
    hairdresser: ['Your services and prices', 'Service'],
    photographer: ['Your sessions and prices', 'Session'],
    consultant: ['Your services and prices', 'Service'],
    repairs: ['Your services and prices', 'Service'],
    yoga: ['Your classes and prices', 'Class'],
    lawyer: ['Your services and prices', 'Service'],
    shop: ['Your products and prices', 'Product'],
  } as Readonly<Record<string, readonly [title: string, item: string]>>,
  interviewCard: {
    step: (number: number, count: number) => `${number} of ${count}`,
    startAs: (business: string) => `Make it mine: ${business}`,
    hints: {
      business: 'You start with its words, colors and pictures, and change what you like.',
      name: 'It goes to the top and the foot of your page, and to the browser tab.',
      contact:
        'Type a phone number, an email address, or both. For a WhatsApp button: WhatsApp +44 7700 900123',
      place: 'A town is enough, or the whole address.',
      placeAndHours:
        'All in one go. For example: 3 Mill Lane, Fernhill, Tue–\u2060Fri 7–\u206018, Sat 7–\u206013',
      pictures: 'Each with what it shows. The first one goes to the top of your page.',
      look: 'Colors and type. You see each of them at once.',
    },
    replaces: (former: string) => `It replaces “${former}” everywhere.`,
  },
};
