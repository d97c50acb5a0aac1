import { icon } from '../icons/icon.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { emailAddress, linkAddress, phoneAddress, whatsAppAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';
import { PAGE_WORDS } from './page-words.ts';
import { type AddedSection, sectionOf } from './section.ts';

const MAP = 'https://www.openstreetmap.org/search?query=';
const MAX_QUERY = 300;

/** Where a business is and how to reach it in one tap: nothing is loaded from a map. */
export const location: AddedSection = {
  draw(values) {
    const address = values.text('location.address').trim();
    const ways = waysOf(values, address);
    const place =
      address && html`<p class="lead" dir="auto"${values.mark('location.address')}>${lines(address)}</p>`;
    const list = ways.length > 0 && html`<ul class="ways">${ways}</ul>`;
    return sectionOf(values, 'location', place || list ? html`${place}${list}` : undefined, 'beside');
  },
  styles: css`
#location .lead{color:var(--ink)}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.ways a{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;padding:.625rem 1.375rem;border:1px solid var(--mark);border-radius:2rem;text-decoration:none}
.ways a:hover{text-decoration:underline}
.ways .icon{color:var(--mark)}
`,
};

function waysOf(values: Values, address: string): readonly Html[] {
  const { call, email, directions } = values.ownWords(PAGE_WORDS);
  const text = (name: string) => values.text(`location.${name}`);
  const own = linkAddress(text('url'));
  const query = encodeURIComponent(
    [...address.replace(/\s+/g, ' ')].slice(0, MAX_QUERY).join('').toWellFormed(),
  );
  const map = own ?? (address === '' ? undefined : MAP + query);
  return [
    way(values, 'phone', phoneAddress(text('phone')), 'fas fa-phone', call),
    way(values, 'email', emailAddress(text('email')), 'fas fa-envelope', email),
    way(values, 'whatsapp', whatsAppAddress(text('whatsapp')), 'fas fa-comments', 'WhatsApp'),
    way(values, 'url', map, 'fas fa-location-dot', directions),
  ].filter((each) => each !== undefined);
}

function way(
  values: Values,
  name: string,
  address: string | undefined,
  iconClass: string,
  label: string,
): Html | undefined {
  if (address === undefined) return undefined;
  return html`<li><a href="${address}"${values.mark(`location.${name}`)}>${icon(iconClass)}${label}</a></li>`;
}
