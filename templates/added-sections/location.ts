import { icon } from '../icons/icon.ts';
import { css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import { emailAddress, linkAddress, phoneAddress, whatsAppAddress } from '../markup/url.ts';
import type { FactPlaces } from '../page/business-facts.ts';
import { mapAddress, withNumbers } from '../page/contact-link.ts';
import { given } from '../page/given.ts';
import type { Values } from '../page/values.ts';
import { PAGE_WORDS } from './page-words.ts';
import { postalAddress } from './postal-address.ts';
import { type AddedSection, sectionOf } from './section.ts';

/** Where a business is and how to reach it in one tap: nothing is loaded from a map. */
export const location: AddedSection = {
  shapes: () => ['beside', 'below'],
  draw(values, shape, places) {
    const text = (name: string) => values.text(`location.${name}`).trim();
    const parts = { street: text('address'), postalCode: text('postalCode'), town: text('town') };
    const ways = waysOf(values, places, Object.values(parts).join(' '));
    const address = postalAddress(values, parts);
    const place = address && html`<p class="lead">${address}</p>`;
    const list = ways.length > 0 && html`<ul class="links">${ways}</ul>`;
    return sectionOf(values, 'location', place || list ? html`${place}${list}` : undefined, shape);
  },
  styles: css`
#location .lead{font-size:1.375em;font-weight:600;line-height:1.4}
.links{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.links a{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;padding:.625rem 1.375rem;border:1px solid var(--mark);border-radius:var(--r);text-decoration:none}
.links a:hover{text-decoration:underline}
.links .icon{color:var(--mark)}
`,
};

function waysOf(values: Values, places: FactPlaces, address: string): readonly Html[] {
  const { email, directions } = values.ownWords(PAGE_WORDS);
  const text = (name: string) => values.text(`location.${name}`);
  const own = linkAddress(text('url'));
  const map = own ?? mapAddress(address);
  const phone = contactPath(values, 'phone', places);
  const number = values.text(phone).trim();
  const mail = contactPath(values, 'email', places);
  return [
    way(values, phone, phoneAddress(number), 'fas fa-phone', withNumbers(number)),
    way(values, mail, emailAddress(values.text(mail)), 'fas fa-envelope', email),
    way(values, 'location.whatsapp', whatsAppAddress(text('whatsapp')), 'fab fa-whatsapp', 'WhatsApp'),
    way(values, 'location.url', map, 'fas fa-location-dot', directions),
  ].filter((each) => each !== undefined);
}

/** Where a fact stands: in this section or, if it is empty here, where the visitor gave it for the whole page. */
function contactPath(values: Values, name: 'phone' | 'email', places: FactPlaces): string {
  const own = `location.${name}`;
  return values.text(own).trim() === '' && given(values, places[name]) !== undefined ? places[name] : own;
}

function way(
  values: Values,
  path: string,
  address: string | undefined,
  iconClass: string,
  label: Html | string,
): Html | undefined {
  if (address === undefined) return undefined;
  return html`<li><a href="${address}"${values.mark(path)}>${icon(iconClass)}${label}</a></li>`;
}
