/** The lists a new portfolio starts with. The menu's words are the headings of the sections they lead to. */
export const MENU_ITEMS = [
  { text: 'What I make', url: '#services', icon: 'fas fa-pen' },
  { text: 'Latest work', url: '#portfolio', icon: 'fas fa-clock' },
  { text: 'Say hello', url: '#contact', icon: 'fas fa-envelope' },
];

export const PROJECTS = [
  project('The Lantern Keeper', 'A picture book about the last lighthouse with a person in it.'),
  project('Night Bus', 'Six posters for a town with one bus after ten.'),
  project('Owl Hour', 'Cover and maps for a guide to birds that keep late hours.'),
  project('Tide Calendar', 'Twelve moons for the harbor office.'),
  project('Forty Windows', 'A bakery wall. The neighbors chose who is still awake.'),
  project('The Moon Ferry', 'A story in nine spreads, to be read by flashlight.'),
];

function project(title: string, description: string) {
  return { title, description, thumbnail: '', visible: true, url: '' };
}
