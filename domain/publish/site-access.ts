import type { MailReach } from '../mail-reach.ts';

/** What a link is for: to confirm an e-mail address, to come back by it, or to go on with another device. */
type LinkPurpose = 'confirm' | 'open' | 'device';

/** The website that a link gives the right to change. */
export interface LinkTarget {
  readonly purpose: LinkPurpose;
  readonly siteId: string;
  readonly url: string;
  /** The address that is confirmed, masked. */
  readonly email?: string | undefined;
}

/** The right that a link gave to this browser. */
export interface TakenRight {
  readonly siteId: string;
  readonly url: string;
  /** The address that the website was published with; undefined if the server does not say. */
  readonly email: string | undefined;
}

/** One who may change a website: a browser, known only by the hash of its secret. */
interface RightHolder {
  readonly id: string;
  readonly kind: 'browser' | 'mail' | 'device';
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly isYours: boolean;
  readonly mayRemove: boolean;
}

/** What other browsers, or mails, changed of who may change a website, and of its address. */
export const SITE_NEWS = ['newRight', 'removedRight', 'newAddress'] as const;

/** The latest of one kind. */
export interface SiteNews {
  readonly what: (typeof SITE_NEWS)[number];
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Who may change a website, and what became of its e-mail address. */
export interface SiteRights {
  /** Masked; undefined if it was forgotten. */
  readonly email: string | undefined;
  readonly isConfirmed: boolean;
  readonly mail: MailReach;
  /** From when on one can be sent, where there is none for now; ISO 8601. */
  readonly nextMailAt?: string | undefined;
  /** When it was taken off the web by mail; ISO 8601, UTC. */
  readonly takenOffAt: string | undefined;
  readonly putBackUntil: string | undefined;
  readonly rights: readonly RightHolder[];
}

/** The page of a website, as it is published. */
export interface PublishedPage {
  readonly url: string;
  /** Its version; 0 if the server does not say. */
  readonly version: number;
  readonly html: string;
}

/** How a link to come back begins after the builder's address. What follows is a secret that works once. */
export const OPENS_SITE = '#open=';
