import { type Business, businessOf } from '../../../domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import { givenHours } from '../../added-sections/facts.ts';
import { PAGE_WORDS } from '../../added-sections/page-words.ts';
import { BUSINESS_MOTIFS } from '../../artwork/business-motifs.ts';
import { awning, glow } from '../../artwork/glow.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { button, shownButton } from '../../page/button.ts';
import { contactLink } from '../../page/contact-link.ts';
import { firstContact } from '../../page/contacts.ts';
import { given } from '../../page/given.ts';
import { openTimes } from '../../page/open-times.ts';
import type { Values } from '../../page/values.ts';
import { meanings } from '../meanings.ts';
import { opensWithHours } from '../placed-pictures.ts';

type DoorShape = 'arch' | 'plate' | 'awning';

/** The shape of a business's door; of all others an arch. */
const SHAPES: Readonly<Partial<Record<Business, DoorShape>>> = {
  restaurant: 'awning',
  shop: 'awning',
  dentist: 'plate',
  yoga: 'plate',
  consultant: 'plate',
};

/** The facts of the owner in the shape of the business, below its picture or else its drawing. */
export function door(values: Values, image: Html | undefined): Html {
  const business = businessOf(values.text(BUSINESS_PATH)) ?? 'shop';
  const shape = SHAPES[business] ?? 'arch';
  const shown = image ?? glow(BUSINESS_MOTIFS[business], shape === 'arch');
  return html`<div class="door ${shape}-door">${shape === 'awning' && awning()}<div class="art"${values.mark('hero.image')}>${shown}</div>
<div class="told">
${hours(values)}
${place(values)}
${button(values, 'hero.button', 'action', true)}
</div></div>`;
}

function hours(values: Values): Html | undefined {
  const rows = givenHours(values);
  if (rows.length === 0) return undefined;
  return html`<dl${opensWithHours(values) && html` id="hours"`}>${rows.map(
    (row) =>
      html`<div><dt${row.mark('days')}>${lines(row.text('days').trim())}</dt><dd${row.mark('hours')}>${openTimes(row.text('hours'))}</dd></div>`,
  )}</dl>`;
}

/** Where the business is and, unless the button below says it, its number. */
function place(values: Values): Html | undefined {
  const { phone, sections } = values.ownWords(PAGE_WORDS);
  const address = given(values, meanings.address);
  const contact = firstContact(values, ['phone']);
  const shown = shownButton(values, 'hero.button', true);
  const isOnButton = shown !== 'waiting' && shown?.text === contact?.text;
  const number = contact && !isOnButton ? contact : undefined;
  if (address === undefined && !number) return undefined;
  return html`<dl>${
    address !== undefined &&
    html`<div><dt class="unseen">${sections.location}</dt><dd${values.mark(meanings.address)}>${lines(address)}</dd></div>`
  }${
    number &&
    html`<div><dt class="unseen">${phone}</dt><dd${values.mark(number.path)}>${contactLink('phone', number.text)}</dd></div>`
  }</dl>`;
}
