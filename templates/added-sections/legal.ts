import { isArray, isObject, type Json } from '../../src/domain/json/json.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { imageAddress } from '../markup/url.ts';
import { type BusinessFacts, businessFacts } from '../page/business-facts.ts';
import { contactLink } from '../page/contact-link.ts';
import type { Values } from '../page/values.ts';
import { PAGE_WORDS } from './page-words.ts';
import { postalAddress } from './postal-address.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

/** Who answers for the page, with the facts that were given, and what the page and its server do with its readers' data. */
export const legal: AddedSection = {
  draw(values, places) {
    const { heading, ...says } = values.ownWords(PAGE_WORDS).privacy;
    const hosts = foreignHosts(values);
    const foreign = hosts.length > 0 ? says.foreignPictures(hosts) : says.nothingForeign;
    return sectionOf(
      values,
      'legal',
      html`${ownerLines(values, businessFacts(values, places))}${paragraph(values, 'legal.note', 'note')}
<h3>${heading}</h3><p>${says.page} ${says.server} ${foreign}</p>`,
      'beside',
    );
  },
  styles: css`
#legal{padding-block:clamp(2.5rem,5vw,4rem)}
#legal h2{font-size:1.375rem}
#legal h3{margin:1.5rem 0 .5rem;font-size:1rem}
#legal p{max-width:40rem;font-size:.9375rem}
.owner{display:grid;gap:.25rem;color:var(--ink)}
`,
};

function ownerLines(values: Values, facts: BusinessFacts): Html {
  const owner = values.text('legal.owner').trim();
  const place = postalAddress({ ...values, mark: () => undefined }, facts);
  const shown = [
    facts.name && html`<p>${facts.name}</p>`,
    owner && owner !== facts.name && html`<p${values.mark('legal.owner')}>${lines(owner)}</p>`,
    place && html`<p>${place}</p>`,
    facts.phone && html`<p>${contactLink('phone', facts.phone)}</p>`,
    facts.email && html`<p>${contactLink('email', facts.email)}</p>`,
  ];
  return html`<div class="owner">${shown}</div>`;
}

/** The other servers that the shown sections take pictures from. */
function foreignHosts(values: Values): readonly string[] {
  const config = values.raw('');
  const found = new Set<string>();
  if (isObject(config))
    for (const [id, section] of Object.entries(config))
      if (id !== '_structure' && !values.isHidden(id)) collectHosts(section, found);
  return [...found].toSorted();
}

function collectHosts(value: Json | undefined, found: Set<string>): void {
  if (isArray(value)) for (const each of value) collectHosts(each, found);
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') collectHosts(inner, found);
      else if (/image|thumbnail|favicon/i.test(name)) {
        const address = imageAddress(inner);
        if (address?.startsWith('http')) found.add(new URL(address).host);
      }
    }
}
