import type { StartingContent } from '../../domain/editing/starting-content.ts';
import { begunButton, type StartTexts } from '../businesses/start-texts.ts';

/** The starting content of a business as a portfolio. */
export function start({ copy, menu, sections }: StartTexts): StartingContent {
  const [first, second] = copy.offered;
  const over = {
    header: {
      logo: { text: copy.name },
      menuItems: [
        { text: copy.offer, url: '#services', icon: '' },
        { text: copy.work, url: '#portfolio', icon: '' },
        { text: menu.contact, url: '#contact', icon: '' },
      ],
    },
    home: {
      title: copy.title,
      description: copy.subtitle,
      mainButton: begunButton(copy.workButton),
      secondaryButton: begunButton(menu.contact),
    },
    services: {
      firstService: { title: first[0], description: first[1] },
      secondService: { title: second[0], description: second[1] },
    },
    portfolio: { items: copy.works.map(([title, description]) => ({ title, description })) },
    contact: { copyright: `© ${copy.name}` },
  };
  return {
    over,
    under: { contact: { email: copy.email, address: '' } },
    // The portfolio is a gallery.
    sections: sections.filter(({ id }) => id !== 'gallery'),
  };
}
