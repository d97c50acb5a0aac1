import type { StartingContent } from '../../src/domain/editing/starting-content.ts';
import type { StartTexts } from '../businesses/start-texts.ts';

/** The starting content of a business as a portfolio. */
export function start({ copy, menu, icon, sections }: StartTexts): StartingContent {
  const [first, second] = copy.offered;
  const over = {
    header: {
      logo: { text: copy.name },
      menuItems: [
        { text: copy.offer, url: '#services', icon },
        { text: copy.work, url: '#portfolio', icon: 'fas fa-star' },
        { text: menu.contact, url: '#contact', icon: 'fas fa-envelope' },
      ],
    },
    home: {
      title: copy.title,
      description: copy.subtitle,
      mainButton: { text: copy.workButton },
      secondaryButton: { text: copy.callButton },
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
