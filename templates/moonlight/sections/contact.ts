import { type Html, html, lines } from '../../markup/html.ts';
import { contactLines, footerCredit } from '../../page/page-end.ts';
import { socialLinks } from '../../page/social-links.ts';
import type { Values } from '../../page/values.ts';
import { heading } from './heading.ts';

/** The page's end: how to reach someone, and the product's credit, which stays where the rest is hidden. */
export function contact(values: Values): Html {
  if (values.isHidden('contact'))
    return html`<footer id="contact"><div class="reach">${footerCredit(values)}</div></footer>`;
  const copyright = values.text('contact.copyright').trim();
  const ways = contactLines(values, 'contact', ['email', 'phone', 'address']);
  const social = socialLinks(values, 'contact.social');
  // A heading of nothing is left out.
  const isNamed = ways !== undefined || social !== undefined;
  return html`<footer id="contact"${isNamed && html` aria-labelledby="contact-title"`}><div class="reach">
${isNamed && heading(values, 'contact')}
${ways}
${social}
<div class="last">${copyright && html`<p${values.mark('contact.copyright')}>${lines(copyright)}</p>`}${footerCredit(values)}</div>
</div></footer>`;
}
