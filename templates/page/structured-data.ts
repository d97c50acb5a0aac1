import { type Business, businessOf } from '../../domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import {
  clockText,
  MINUTES_A_DAY,
  type OpenDays,
  type Span,
  weekIn,
} from '../../domain/facts/opening-hours.ts';
import { emailAddress, phoneAddress } from '../markup/url.ts';
import { addressOf, type BusinessFacts, businessFacts, type FactPlaces } from './business-facts.ts';
import { socialProfiles } from './social-links.ts';
import type { Values } from './values.ts';

/** The types of schema.org by the kind of business; a kind without one of its own is a `LocalBusiness`. */
const TYPES: Readonly<Partial<Record<Business, string>>> = {
  bakery: 'Bakery',
  restaurant: 'Restaurant',
  dentist: 'Dentist',
  hairdresser: 'HairSalon',
  repairs: 'Plumber',
  yoga: 'SportsActivityLocation',
  lawyer: 'LegalService',
  shop: 'Store',
};
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a template says about the page's owner beside the facts. */
interface Owner {
  /** The type where nothing says that it is a business with an address or hours. */
  readonly type: 'Organization' | 'Person';
  readonly description: string;
  readonly logo?: string | undefined;
  readonly image?: string | undefined;
}

/** Structured data about the page's owner (schema.org), with the facts that the visitor gave and no other. */
export function structuredData(values: Values, places: FactPlaces, owner: Owner): object {
  const facts = businessFacts(values, places);
  const [end = ''] = places.social.split('.');
  const profiles = values.isHidden(end) ? [] : socialProfiles(values, places.social);
  const isPlace = facts.hours !== undefined || facts.town !== undefined;
  const business = businessOf(values.text(BUSINESS_PATH));
  return {
    '@type': (business && TYPES[business]) ?? (business || isPlace ? 'LocalBusiness' : owner.type),
    name: facts.name,
    description: owner.description || undefined,
    logo: owner.logo,
    image: owner.image,
    address: postalAddressOf(facts),
    // What leads nowhere is told to nobody.
    email: facts.email && emailAddress(facts.email) && facts.email,
    telephone: facts.phone && phoneAddress(facts.phone) && facts.phone,
    vatID: facts.vatId,
    openingHoursSpecification: facts.hours && weekOf(facts.hours),
    specialOpeningHoursSpecification: facts.hours && specialOf(facts.hours),
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

function postalAddressOf(facts: BusinessFacts): object | undefined {
  const parts = addressOf(facts);
  if (parts === undefined) return undefined;
  const { street, postalCode, town } = parts;
  return { '@type': 'PostalAddress', streetAddress: street, postalCode, addressLocality: town };
}

/** One specification for each time of opening, with all the days that have it. */
function weekOf(rows: readonly OpenDays[]): readonly object[] {
  const days = new Map<string, { readonly span: Span; readonly names: readonly string[] }>();
  for (const [day, spans = []] of weekIn(rows).entries())
    for (const span of spans) {
      const key = `${span.opens}-${span.closes}`;
      const names = days.get(key)?.names ?? [];
      days.set(key, { span, names: [...names, DAYS[day] ?? 'PublicHolidays'] });
    }
  return [...days.values()].map(({ span, names }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: names,
    ...timesOf(span),
  }));
}

/** The days that differ, as far as their year is known; a day without times is closed, which is an opening of no length. */
function specialOf(rows: readonly OpenDays[]): readonly object[] | undefined {
  const special = rows.flatMap(({ dates, spans }) => dates.map((range) => ({ ...range, spans })));
  const found = special.flatMap(({ first, last, spans }) => {
    if (`${first}${last}`.includes('--')) return [];
    const times = spans.length > 0 ? spans.map(timesOf) : [{ opens: '00:00', closes: '00:00' }];
    return times.map((each) => ({
      '@type': 'OpeningHoursSpecification',
      ...each,
      validFrom: first,
      validThrough: last,
    }));
  });
  return found.length > 0 ? found : undefined;
}

/** The times of an opening. The end of a day is written as its last minute, as search engines expect it. */
function timesOf({ opens, closes }: Span): { readonly opens: string; readonly closes: string } {
  const end = closes === MINUTES_A_DAY ? MINUTES_A_DAY - 1 : closes % MINUTES_A_DAY;
  return { opens: clockText(opens), closes: clockText(end) };
}
