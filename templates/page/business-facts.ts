import { addressParts } from '../../domain/facts/address-parts.ts';
import type { OpenDays } from '../../domain/facts/opening-hours.ts';
import { readHours, readRow } from '../../domain/facts/read-hours.ts';
import { HOURS_WORDS } from '../../words/hours-by-language.ts';
import { given, startTexts } from './given.ts';
import type { Values } from './values.ts';

/** Where a template keeps the facts that every page has a place for. */
export type FactPlaces = Readonly<Record<'name' | 'address' | 'phone' | 'email' | 'social', string>>;

/** What the visitor said about the business, each fact once. Absent is what the page shows only as an example, or not at all. */
export interface BusinessFacts {
  readonly name: string | undefined;
  /** The street with its number; the whole address, where it was typed as one text. */
  readonly street: string | undefined;
  readonly postalCode: string | undefined;
  readonly town: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly vatId: string | undefined;
  readonly hours: readonly OpenDays[] | undefined;
}

/** The facts in the values of a page. What the location section says goes before what the page's end says. */
export function businessFacts(values: Values, places: FactPlaces): BusinessFacts {
  const street = given(values, 'location.address');
  const town = given(values, 'location.town');
  return {
    name: values.text(places.name).trim() || undefined,
    street: street ?? (town === undefined ? given(values, places.address) : undefined),
    postalCode: given(values, 'location.postalCode'),
    town,
    phone: given(values, 'location.phone') ?? given(values, places.phone),
    email: given(values, 'location.email') ?? given(values, places.email),
    vatId: vatIdOf(given(values, 'legal.businessId')),
    hours: statedHours(values),
  };
}

/** The parts of the address, also of one that was typed whole; undefined where none was given. */
export function addressOf(
  facts: BusinessFacts,
): Pick<BusinessFacts, 'street' | 'postalCode' | 'town'> | undefined {
  const { street, postalCode, town } = facts;
  if (postalCode !== undefined || town !== undefined) return facts;
  if (street === undefined) return undefined;
  const parts = addressParts(street);
  return {
    street: parts.street || undefined,
    postalCode: parts.postalCode || undefined,
    town: parts.town || undefined,
  };
}

/** The name with where and how to reach it, in one line: what a search shows of a page without a sentence. '' without such a fact. */
export function factsInOneLine(values: Values, places: FactPlaces): string {
  const { name, street, postalCode, town, phone, email } = businessFacts(values, places);
  const place = [postalCode, town].filter((part) => part !== undefined).join(' ');
  const reached = [street, place, phone, email].filter((part) => part !== undefined && part !== '');
  return reached.length === 0 ? '' : [name, ...reached].filter((part) => part !== undefined).join(' · ');
}

/** A text that is a VAT identifier, such as DE123456789: a country, then digits and letters without a hyphen. */
function vatIdOf(text: string | undefined): string | undefined {
  return text !== undefined && /^[A-Z]{2}[\dA-Z. ]{5,20}$/i.test(text) && /\d{3}/.test(text)
    ? text
    : undefined;
}

/** The hours in the rows of the section with opening hours, and in its note where that can be read whole. */
function statedHours(values: Values): readonly OpenDays[] | undefined {
  if (values.isHidden('hours')) return undefined;
  const words = values.ownWords(HOURS_WORDS);
  const samples = startTexts(values, 'hours');
  const rows = values
    .items('hours.items', ['hours'])
    .filter((row) => !samples.has(row.text('hours').trim()))
    .flatMap((row) => readRow(row.text('days'), row.text('hours'), words) ?? []);
  if (rows.length === 0) return undefined;
  const note = readHours(given(values, 'hours.note') ?? '', words);
  return note.unread.length === 0 ? [...rows, ...note.rows] : rows;
}
