import { PORTFOLIO_COPY } from './copy.ts';

const { header, projects } = PORTFOLIO_COPY;

/** The lists a new portfolio starts with. The menu's words are the headings of the sections they lead to. */
export const MENU_ITEMS = [
  { text: header.menu.services, url: '#services', icon: 'fas fa-pen' },
  { text: header.menu.portfolio, url: '#portfolio', icon: 'fas fa-clock' },
  { text: header.menu.contact, url: '#contact', icon: 'fas fa-envelope' },
];

export const PROJECTS = projects.map((said) => ({ ...said, thumbnail: '', visible: true, url: '' }));
