import { businessOf, isUrgent } from '../../domain/choices/businesses.ts';
import { BUSINESS_PATH, FORM_ADDRESS } from '../../domain/config/page-settings.ts';
import { icon } from '../icons/icon.ts';
import { type Color, WHITE } from '../markup/color.ts';
import { inkOn } from '../markup/contrast.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { linkAddress } from '../markup/url.ts';
import { BUTTON_WORDS } from './button-words.ts';
import { withNumbers } from './contact-link.ts';
import {
  type Contact,
  type ContactKind,
  firstContact,
  isShortNumber,
  offersForm,
  showsAnyWay,
  tellsWay,
} from './contacts.ts';
import type { ContrastAdjuster } from './contrast-adjuster.ts';
import { linksToHiddenSection } from './sections.ts';
import { type PageLeaf, structureLeaves } from './structure-leaves.ts';
import type { Values } from './values.ts';

/** A button's two colors. */
export interface ButtonLook {
  readonly fill: Color;
  readonly ink: Color;
}

/** What a button says and where it leads when the page is drawn. */
interface ShownButton {
  readonly text: string;
  readonly address: string;
  /** The contact that it follows: its address is still the one that the website began with. */
  readonly contact?: Contact;
  /** Whether it leads to the form, as no contact was given. */
  readonly opensForm?: true;
}

const ICONS: Readonly<Record<ContactKind, string>> = {
  phone: 'fas fa-phone',
  whatsapp: 'fab fa-whatsapp',
  email: 'fas fa-envelope',
};

/** The button at `path`. undefined if it is switched off, has no text, or leads to nothing. `saysNumber`: a call says its number, in every business. */
export function button(
  values: Values,
  path: string,
  className = 'action',
  saysNumber = false,
): Html | undefined {
  const shown = shownButton(values, path, saysNumber);
  if (!shown || shown === 'waiting') return undefined;
  const { text, address, contact, opensForm } = shown;
  const link = opensForm ? html` href="${address}"` : href(address);
  const drawn = opensForm ? 'fas fa-envelope' : contact && ICONS[contact.kind];
  const isDial = text === contact?.text;
  const kind = isDial ? 'button dial' : 'button';
  return html`<p class="${className}"><a class="${kind}"${link}${values.mark(`${path}.text`)}>${drawn && icon(drawn)}${isDial ? withNumbers(text) : lines(text)}</a></p>`;
}

/**
 * What the button at `path` says and does. One that the website began with, and that leads to where the contacts are, calls,
 * writes or opens WhatsApp as soon as one of them was given, else opens the form that the page offers, and says so; words or an address of the visitor's stay. It waits while the page shows no way
 * to its owner at all: whom it invites would find nothing.
 */
export function shownButton(
  values: Values,
  path: string,
  saysNumber = false,
): ShownButton | 'waiting' | undefined {
  const text = values.text(`${path}.text`);
  if (!values.flag(`${path}.visible`) || text.trim() === '') return undefined;
  const address = values.text(`${path}.url`);
  const leaves = structureLeaves(values);
  const asBegun = (name: 'text' | 'url') => isAsBegun(values, leaves, path, name);
  if (asBegun('url') && leadsToContacts(leaves, address)) {
    const contact = firstContact(values);
    if (contact) {
      const says = asBegun('text') ? wordsFor(values, contact, saysNumber) : text;
      return { text: says, address: contact.address, contact };
    }
    if (offersForm(values)) {
      const says = asBegun('text') ? values.ownWords(BUTTON_WORDS).form : text;
      return { text: says, address: FORM_ADDRESS, opensForm: true };
    }
    if (asBegun('text') && !showsAnyWay(values)) return 'waiting';
  }
  return linksToHiddenSection(values, address) ? undefined : { text, address };
}

/** Whether the button at `path` says the number that it calls. */
export function dials(values: Values, path: string, saysNumber = false): boolean {
  const shown = shownButton(values, path, saysNumber);
  return shown !== undefined && shown !== 'waiting' && shown.text === shown.contact?.text;
}

/** The words of a button that follows a contact. In an emergency nothing is quicker to read than the number itself. */
function wordsFor(values: Values, contact: Contact, saysNumber: boolean): string {
  const { kind, text } = contact;
  const words = values.ownWords(BUTTON_WORDS);
  if (kind !== 'phone') return kind === 'email' ? words.write : words.whatsapp;
  const isQuickest = saysNumber || isUrgent(businessOf(values.text(BUSINESS_PATH)) ?? '');
  return isQuickest && isShortNumber(contact) ? text : words.call;
}

/** Whether a button has the words or the address that its template or the content of a business began with. */
function isAsBegun(values: Values, leaves: readonly PageLeaf[], path: string, name: 'text' | 'url'): boolean {
  const has = values.text(`${path}.${name}`).trim();
  const begun = leaves.find((leaf) => leaf.path === `${path}.${name}`)?.start;
  return has === begun || has === values.text(`${path}.begins.${name}`).trim();
}

/** Whether an address leads to the section with the contacts, or to one whose own button leads there. */
function leadsToContacts(leaves: readonly PageLeaf[], address: string): boolean {
  const inSection = (link: string) => leaves.filter(({ section }) => link === `#${section}`);
  const below = inSection(address.trim());
  return (
    below.some(tellsWay) || below.some(({ id, start }) => id === 'url' && inSection(start).some(tellsWay))
  );
}

/** The colors of the button at `path`. The visitor's fill is used unchanged, else `derived`; the ink is made readable on it. */
export function buttonLook(
  adjuster: ContrastAdjuster,
  path: string,
  derived: Color,
  darkInk: Color,
): ButtonLook {
  const fill = adjuster.unchanged(`${path}.color`) ?? derived;
  return { fill, ink: adjuster.on([fill], `${path}.textColor`) ?? inkOn(fill, WHITE, darkInk) };
}

/** The attribute `href`. undefined if the address is refused: an `a` without it is not a link. */
export function href(address: string): Html | undefined {
  const safe = linkAddress(address);
  return safe === undefined ? undefined : html` href="${safe}"`;
}
