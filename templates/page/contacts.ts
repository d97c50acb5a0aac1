import { WRITE_PATH } from '../../domain/config/page-settings.ts';
import { emailAddress, phoneAddress, whatsAppAddress } from '../markup/url.ts';
import { given } from './given.ts';
import { type PageLeaf, structureLeaves } from './structure-leaves.ts';
import type { Values } from './values.ts';

/** The ways to reach a page's owner, the quickest first: their fields have these ids in every template. */
const ADDRESSES = { phone: phoneAddress, whatsapp: whatsAppAddress, email: emailAddress } as const;
const KINDS = ['phone', 'whatsapp', 'email'] as const;

export type ContactKind = keyof typeof ADDRESSES;

/** Whether the page leads to the form that writes to its owner. */
export function offersForm(values: Values): boolean {
  return values.flag(WRITE_PATH);
}

/** A way to reach the page's owner that somebody gave for this page. */
export interface Contact {
  readonly kind: ContactKind;
  /** As it was typed. */
  readonly text: string;
  readonly address: string;
  readonly path: string;
}

/** The way to call, write or open WhatsApp that a page's buttons take; undefined where none was given. */
export function firstContact(values: Values, kinds: readonly ContactKind[] = KINDS): Contact | undefined {
  const leaves = locationFirst(structureLeaves(values));
  for (const kind of kinds)
    for (const { path } of leaves.filter(({ id }) => id === kind)) {
      const text = given(values, path);
      const address = text === undefined ? undefined : ADDRESSES[kind](text);
      if (text !== undefined && address !== undefined) return { kind, text, address, path };
    }
  return undefined;
}

/** A longer text, such as one of two numbers, does not fit beside a menu or in large figures. */
const MAX_NUMBER = 20;

/** Whether a contact is one number that is short enough to stand on a button. */
export function isShortNumber({ kind, text }: Contact): boolean {
  return kind === 'phone' && text.length <= MAX_NUMBER;
}

/** Whether a field tells how to reach the owner, or where. */
export function tellsWay({ id, path }: Pick<PageLeaf, 'id' | 'path'>): boolean {
  return id === 'address' || Object.hasOwn(ADDRESSES, id) || /\.social\.\w+\.url$/.test(path);
}

/** Whether a page shows any way to its owner, an invented one included. */
export function showsAnyWay(values: Values): boolean {
  return (
    offersForm(values) ||
    structureLeaves(values).some(
      (leaf) =>
        tellsWay(leaf) &&
        !values.isHidden(leaf.section) &&
        values.text(leaf.path).trim() !== '' &&
        (!leaf.path.includes('.social.') || values.flag(leaf.path.replace(/url$/, 'visible'))),
    )
  );
}

/** What the location section says goes before what the page's end says. */
function locationFirst(leaves: readonly PageLeaf[]): readonly PageLeaf[] {
  const isAtPlace = ({ section }: PageLeaf) => section === 'location';
  return [...leaves.filter(isAtPlace), ...leaves.filter((leaf) => !isAtPlace(leaf))];
}
