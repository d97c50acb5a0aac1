/** A message to whoever runs a website, as its writer sent it. */
export interface NewMessage {
  /** Made from the form and all that was typed, so that the same message sent twice is one. */
  readonly id: string;
  readonly siteId: string;
  /** One line. */
  readonly name: string;
  /** How the writer wants to be answered: one line, '' for a message that tests the way. */
  readonly contact: string;
  readonly text: string;
  /** What the website calls itself. */
  readonly title: string;
  /** The language of the mail that brings it. */
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A message whose turn it is, and the confirmed address that it is mailed to. */
export interface DueMessage extends NewMessage {
  readonly to: string;
}

/** What became of a message: stored, known already, or refused because nobody can be written to there. */
type Stored = 'stored' | 'known' | 'closed';

/** How long a message is kept, delivered or not. The form says so. */
export const KEPT_DAYS = 30;

/** The messages to the owners of websites. Every call rejects if the database fails. */
export interface MessageStore {
  /** Whether a website can be written to: it is live, and its address is confirmed. */
  canReceive(siteId: string): Promise<boolean>;
  /** Whether a message was stored. */
  has(id: string): Promise<boolean>;
  /** Stores a message that is to be mailed. When it resolves, it is on disk. */
  add(message: NewMessage): Promise<Stored>;
  /**
   * Claims the message that has waited longest; undefined if none is due. It is due again after a pause that grows with
   * each claim, unless it is told to be delivered: also the process that claimed it may be killed.
   */
  claim(now: number): Promise<DueMessage | undefined>;
  /** A message was mailed. */
  delivered(id: string): Promise<void>;
  /** Puts the other messages to an address that are due behind those to others. */
  rest(address: string, now: number): Promise<void>;
  /** How many messages wait to be mailed. */
  waiting(): Promise<number>;
  /** The messages to a website, oldest first. */
  ofSite(siteId: string): Promise<readonly NewMessage[]>;
  /** Deletes what was sent before a time; resolves with how many, and how many of them were never delivered. */
  removeBefore(time: number): Promise<{ readonly removed: number; readonly undelivered: number }>;
}
