import type { StartingContent } from '../../../domain/editing/starting-content.ts';
import type { StartTexts } from '../../../templates/businesses/start-texts.ts';

/** The starting content of a business as a notice board. */
export function start({ copy, menu, icon }: StartTexts): StartingContent {
  return {
    over: {
      header: {
        logoText: copy.name,
        menuItems: [
          { text: copy.offer, url: '#notices' },
          { text: menu.contact, url: '#footer' },
        ],
      },
      notices: {
        title: copy.title,
        button: { text: menu.contact },
        items: copy.offered.map(([title, description]) => ({ icon, title, description })),
      },
    },
    under: { footer: { email: copy.email } },
  };
}
