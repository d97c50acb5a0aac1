import { givenHours } from '../../added-sections/facts.ts';
import { PAGE_WORDS } from '../../added-sections/page-words.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { button, dials } from '../../page/button.ts';
import { contactLink } from '../../page/contact-link.ts';
import { firstContact } from '../../page/contacts.ts';
import { given } from '../../page/given.ts';
import { openTimes } from '../../page/open-times.ts';
import type { Values } from '../../page/values.ts';
import { meanings } from '../meanings.ts';
import { toldOnOpening } from '../placed-pictures.ts';

/** What the owner told of when, where and how to be reached: the facts of a first screen, and its button. */
export function told(values: Values): Html {
  return html`<div class="told">
${hours(values)}
${place(values)}
${button(values, 'hero.button', 'action', true)}
</div>`;
}

function hours(values: Values): Html | undefined {
  const rows = givenHours(values);
  if (rows.length === 0) return undefined;
  return html`<dl${toldOnOpening(values).includes('hours') && html` id="hours"`}>${rows.map(
    (row) =>
      html`<div><dt${row.mark('days')}>${lines(row.text('days').trim())}</dt><dd${row.mark('hours')}>${openTimes(row)}</dd></div>`,
  )}</dl>`;
}

/** Where the business is and, unless the button below says it, its number. */
function place(values: Values): Html | undefined {
  const { phone, sections } = values.ownWords(PAGE_WORDS);
  const address = given(values, meanings.address);
  const contact = firstContact(values, ['phone']);
  const number = dials(values, 'hero.button', true) ? undefined : contact;
  if (address === undefined && !number) return undefined;
  return html`<dl>${
    address !== undefined &&
    html`<div><dt class="unseen">${sections.location}</dt><dd${values.mark(meanings.address)}>${lines(address)}</dd></div>`
  }${
    number &&
    html`<div><dt class="unseen">${phone}</dt><dd${values.mark(number.path)}>${contactLink('phone', number.text)}</dd></div>`
  }</dl>`;
}
