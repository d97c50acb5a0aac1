import type { StartingContent } from '../../src/domain/editing/starting-content.ts';
import type { BusinessLook } from '../businesses/looks.ts';
import { type StartTexts, startColors } from '../businesses/start-texts.ts';
import { moonlightOutline } from './template.ts';

/** What the portfolio of a business starts with. */
export function moonlightStart({ copy, menu }: StartTexts, { icon, night }: BusinessLook): StartingContent {
  const [first, second] = copy.offered;
  const values = {
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
    contact: { copyright: `© 2025 ${copy.name}` },
  };
  return {
    over: startColors(moonlightOutline.base, night, values),
    under: { contact: { email: copy.email } },
  };
}
