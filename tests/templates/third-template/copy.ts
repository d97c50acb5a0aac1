/** What a new notice board says. */
export const COPY = {
  name: 'Elm Court',
  title: 'What is new in the house',
  button: 'Write to us',
  menu: { notices: 'News', footer: 'Contact' },
  notices: [
    { title: 'The lift is checked', description: 'On Tuesday from eight to noon. Please take the stairs.' },
    { title: 'Garden day', description: 'Gloves and cake are there. Bring a friend.' },
  ],
  email: 'board@elmcourt.example',
  phone: '555.555.0123',
};
