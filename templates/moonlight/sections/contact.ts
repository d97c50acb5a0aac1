import { businessOf } from '../../../domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { contactLink } from '../../page/contact-link.ts';
import { contactCard, contactLines, footerCredit } from '../../page/page-end.ts';
import { socialLinks } from '../../page/social-links.ts';
import type { Values } from '../../page/values.ts';
import { meanings } from '../meanings.ts';
import { heading } from './heading.ts';

/** The page's end: how to reach someone, the first way large, and the product's credit, which stays where the rest is hidden. */
export function contact(values: Values): Html {
  if (values.isHidden('contact'))
    return html`<footer id="contact"><div class="last">${footerCredit(values)}</div></footer>`;
  const copyright = values.text('contact.copyright').trim();
  // A business is called; to a person without one people write.
  const quickest =
    businessOf(values.text(BUSINESS_PATH)) === undefined
      ? (['email', 'phone'] as const)
      : (['phone', 'email'] as const);
  const first = quickest.find((way) => values.text(`contact.${way}`).trim() !== '');
  const others = ([...quickest, 'address'] as const).filter((way) => way !== first);
  const ways = contactLines(values, 'contact', others, contactCard(values, meanings));
  const social = socialLinks(values, 'contact.social');
  // A heading of nothing is left out.
  const isNamed = first !== undefined || ways !== undefined || social !== undefined;
  return html`<footer id="contact"${isNamed && html` aria-labelledby="contact-title"`}>
${isNamed && heading(values, 'contact')}
${first && largeWay(values, first)}
${(ways || social) && html`<div class="others">${ways}${social}</div>`}
<div class="last">${copyright && html`<p${values.mark('contact.copyright')}>${lines(copyright)}</p>`}${footerCredit(values)}</div>
</footer>`;
}

/** A way to reach someone, as large as its letters allow on one line. */
function largeWay(values: Values, way: 'email' | 'phone'): Html {
  const path = `contact.${way}`;
  const text = values.text(path).trim();
  return html`<p class="display digits reach" style="--letters:${[...text].length}"${values.mark(path)}>${contactLink(way, text)}</p>`;
}
