/** English: the interview that makes an untouched website the visitor's own. */
export const enInterview = {
  interview: {
    options: {
      start: 'Make it mine',
      skip: 'Skip',
      skipRest: 'Skip the rest',
      upload: 'Upload',
      later: 'Later',
      publish: 'Publish',
      change: 'Change something',
      undoAll: 'Undo all of this',
    },
    templateAsIs: (template: string) => `Use the template ${template}`,
    questions: {
      trade: 'Five short questions make this page yours. What is your page for?',
      name: 'What is it called?',
      contact: 'How can people reach you? Type a phone number, an e-mail address, or both.',
      address: 'Where are you? A town is enough, or a whole address.',
      picture: 'Do you have a picture for your page?',
      finished: 'Your page is ready. Contact data and links that you did not give are hidden.',
    },
    chooseFile: 'Choose a picture, then upload it.',
    refused: {
      options: 'Please choose one of these.',
      contact:
        'I cannot read a phone number or an e-mail address in that. Please type one phone number, one e-mail address, or both, such as 020 7946 0100, anna@example.com.',
    },
    failed: 'The content could not be loaded. Please choose again, or use the template.',
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
};
