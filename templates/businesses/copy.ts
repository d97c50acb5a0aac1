import type { Business } from '../../domain/choices/businesses.ts';
import type { OwnSamples } from '../../domain/sections/brought-sections.ts';

/** A title and the text below it. */
type Said = readonly [title: string, description: string];

/** The texts of a business, independent of the template that shows them. */
export interface BusinessCopy {
  /** An invented name, and an e-mail address that cannot exist. */
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly subtitle: string;
  readonly why: Said;
  readonly reasons: readonly [Said, Said, Said];
  /** The menu's word for what is offered. */
  readonly offer: string;
  readonly offers: Said;
  readonly offered: readonly [Said, Said, Said];
  readonly call: Said;
  readonly footer: string;
  /** The menu's word for what was made or can be seen, and the button that leads there. */
  readonly work: string;
  readonly workButton: string;
  readonly works: readonly [Said, Said, Said, Said, Said, Said];
}

/** The starting content of every business in one language. */
export interface StartsCopy {
  readonly menu: { readonly why: string; readonly contact: string };
  readonly businesses: Readonly<Record<Business, BusinessCopy>>;
  /** The sections that a business brings, in the order in which they stand on the page. */
  readonly sections: Readonly<Record<Business, OwnSamples>>;
}
