import { picturesOn } from '../layouts/pictures.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { type BusinessFacts, businessFacts } from '../page/business-facts.ts';
import { contactLink } from '../page/contact-link.ts';
import { offersForm } from '../page/contacts.ts';
import type { Values } from '../page/values.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { PAGE_WORDS } from './page-words.ts';
import { postalAddress } from './postal-address.ts';
import { type AddedSection, paragraph, sectionOf } from './section.ts';

/** Who answers for the page, with the facts that were given, and what the page and its server do with its readers' data. */
export const legal: AddedSection = {
  shapes: () => ['beside', 'below'],
  draw(values, shape, places) {
    const { heading, ...says } = values.ownWords(PAGE_WORDS).privacy;
    const hosts = foreignHosts(values);
    const foreign = hosts.length > 0 ? says.foreignPictures(hosts) : says.nothingForeign;
    return sectionOf(
      values,
      'legal',
      html`${ownerLines(values, businessFacts(values, places))}${paragraph(values, 'legal.note', 'note')}
<h3>${heading}</h3><p>${says.page} ${says.server} ${offersForm(values) && html`${says.form} `}${foreign}</p>`,
      shape,
    );
  },
  styles: css`
#legal{padding-block:clamp(2.5rem,5vw,4rem)}
#legal h2{font-size:1.75rem}
#legal h3{margin:1.5rem 0 .5rem;font-size:1rem}
#legal p{max-width:40rem;font-size:.9375rem}
.owner{display:grid;gap:.25rem}
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
  return html`<div class="owner">${shown}${factLines(values, facts)}</div>`;
}

/** The facts that have a name of their own: identifiers, a register, who supervises the business. */
function factLines(values: Values, { vatId }: BusinessFacts): readonly (Html | false)[] {
  const words = values.ownWords(LEGAL_WORDS);
  const labels = {
    businessId: vatId === undefined ? words.businessId : words.vatId,
    register: words.register,
    chamber: words.chamber,
  };
  return Object.entries(labels).map(([name, label]) => {
    const text = values.text(`legal.${name}`).trim();
    return text !== '' && html`<p>${label}: <bdi${values.mark(`legal.${name}`)}>${lines(text)}</bdi></p>`;
  });
}

/** The other servers that the shown sections take pictures from. */
function foreignHosts(values: Values): readonly string[] {
  const hosts = values.answer((from) => {
    const foreign = picturesOn(from).filter(({ address }) => address.startsWith('http'));
    return [...new Set(foreign.map(({ address }) => new URL(address).host))].toSorted().join(' ');
  });
  return hosts === '' ? [] : hosts.split(' ');
}
