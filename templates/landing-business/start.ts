import type { StartingContent } from '../../domain/editing/starting-content.ts';
import { begunButton, type StartTexts } from '../businesses/start-texts.ts';

/** The starting content of a business as a landing page. */
export function start({ copy, menu, sections }: StartTexts): StartingContent {
  const [why, whyBelow] = copy.why;
  const [offers, offersBelow] = copy.offers;
  const [call, callBelow] = copy.call;
  const over = {
    header: {
      logoText: copy.name,
      menuItems: [
        { text: copy.offer, url: '#features' },
        { text: menu.contact, url: '#footer' },
      ],
    },
    hero: {
      title: { text: copy.title },
      subtitle: { text: copy.subtitle },
      // To where the phone and e-mail links are.
      button: begunButton(menu.contact, '#footer'),
    },
    benefits: {
      title: why,
      subtitle: whyBelow,
      items: copy.reasons.map(([title, description]) => ({
        icon: '',
        title,
        description,
        iconColor: '',
        background: { color: '' },
        image: '',
      })),
    },
    features: {
      title: offers,
      subtitle: offersBelow,
      items: copy.offered.map(([title, description]) => ({ title, description, image: '' })),
    },
    cta: { title: call, subtitle: callBelow, button: begunButton(menu.contact) },
    footer: { description: copy.footer },
  };
  return {
    over,
    under: { footer: { email: copy.email, address: '' } },
    sections,
  };
}
