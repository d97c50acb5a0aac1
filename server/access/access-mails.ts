import { setTimeout as wait } from 'node:timers/promises';
import { mailAddressOf } from '../../domain/facts/email-address.ts';
import type { MailReach } from '../../domain/mail-reach.ts';
import { inTime } from '../http/in-time.ts';
import type { VisitorLanguage } from '../http/visitor-language.ts';
import type { MailQueue } from '../mail/deliver.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { DueMail, News } from '../store/access/due-mails.ts';
import type { AccessStores } from '../store/open-stores.ts';
import { type ComposedMail, type ComposeOptions, composeWith } from './compose-mails.ts';
import { drawToken } from './one-time-token.ts';

/** What became of a mail, and if there is none why, and from when on one can be sent. */
export interface MailState {
  readonly mail: MailReach;
  readonly why?: 'confirmed' | 'unwanted' | 'address' | 'later' | 'busy';
  /** Milliseconds since 1970. */
  readonly nextAt?: number;
}

/** The mails that lead back to a site, tried for a day. `listening` is the server's own origin. */
export interface AccessMails extends MailQueue {
  /** Mails a site's address the link that confirms it, unless it is confirmed. Resolves with what became of it; never rejects. */
  confirm(siteId: string, client: string, language: VisitorLanguage, listening: string): Promise<MailState>;
  /** What became of the mail that confirms the address of a site. */
  stateOf(siteId: string, email: string): Promise<MailState>;
  /** Tells or asks the confirmed address of a site something, or the former one. Returns at once and never throws. */
  tell(siteId: string, news: News, client: string, language: VisitorLanguage, listening: string): void;
  /** Mails an address the links to the sites that it is confirmed for, else the link that confirms it. Returns at once and never throws. */
  list(email: string, client: string, language: VisitorLanguage, listening: string): void;
  /** What is said to whoever asks for these links, whatever is known of the address. */
  readonly asked: 'sent' | 'kept';
  /** What people call a site. */
  nameOf(siteId: string, listening: string): Promise<string>;
  /** Waits up to 5 s for the mails that are being made. */
  close(): Promise<void>;
}

/** What the mails are made of. */
export interface AccessMailOptions extends ComposeOptions {
  readonly access: Pick<AccessStores, 'addresses' | 'tokens' | 'mails'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** What becomes of a mail that the mailer takes; by default it is sent. */
  readonly reach?: 'sent' | 'kept';
  /** Called for a mail that could not be made, or was not tried. */
  readonly report: (mail: 'failed' | 'dropped') => void;
  /** Resolves when the present call has been answered; by default a second later. */
  readonly answered?: () => Promise<unknown>;
}

const HOUR_MS = 3_600_000;

const AFTER_ANSWER_MS = 1000;
const CLOSE_MS = 5000;

/** How long an answer waits for what the mail server says. It waits for none that took longer the last time. */
const PATIENCE_MS = 1000;

/** A mail that is tried now. */
interface Tried {
  readonly mail: 'trying';
  readonly email: string;
  readonly isToStranger: boolean;
}

const TRYING: MailState = { mail: 'trying' };

/** Opens the mails that lead back to a site. */
export function openAccessMails(options: AccessMailOptions): AccessMails {
  const { access, mailer, reach = 'sent', report, answered = () => wait(AFTER_ANSWER_MS) } = options;
  const { addresses, tokens, mails } = access;
  const compose = composeWith(options);
  const working = new Set<Promise<unknown>>();
  let isSlow = false;

  /** Lets `close` wait for work, which never rejects. */
  function watched<T>(work: Promise<T>, otherwise: T): Promise<T> {
    const safe = work
      .catch(() => {
        report('failed');
        return otherwise;
      })
      .finally(() => working.delete(safe));
    working.add(safe);
    return safe;
  }

  /** Tries a mail once, with tokens that are forgotten if it does not go out, and notes what became of it. */
  async function tryOnce(due: DueMail, { mail, tokens: made }: ComposedMail, client: string | undefined) {
    await tokens.add(made);
    const began = performance.now();
    const result = await mailer.send(mail, client);
    isSlow = performance.now() - began > PATIENCE_MS;
    if (result !== 'sent') await tokens.drop(made.map(({ hash }) => hash));
    // What a mail tells holds an address, and is not asked for again.
    if (result === 'sent' || result === 'refused') await mails.settle(due, due.news ? undefined : result);
    return result;
  }

  async function tell(news: News, client: string, due: DueMail): Promise<void> {
    if (!isMailable(news.to)) return;
    await mails.add(due, news.to);
    const result = await tryOnce(due, await compose.news(news, due), client);
    // It is tried again where it was one too many for this hour, too: it must not be lost.
    if (result === 'dropped') report('dropped');
  }

  function dropped(state: Omit<MailState, 'mail'>): MailState {
    report('dropped');
    return { mail: 'none', ...state };
  }

  /** Whether a mail that confirms is to be tried; if it is, it is stored. */
  async function decide(due: DueMail): Promise<MailState | Tried> {
    const { siteId, at } = due;
    const address = await addresses.of(siteId);
    if (!address) return dropped({ why: 'unwanted' });
    if (address.isConfirmed) return { mail: 'none', why: 'confirmed' };
    const { email } = address;
    if (!isMailable(email)) return dropped({ why: 'address' });
    const isToStranger = !(await addresses.isConfirmed(email));
    const full = isToStranger ? await addresses.takeMail(email, at) : undefined;
    if (full) {
      const state = await mails.stateOf(siteId, email, at);
      return state === undefined || state === 'sent' ? dropped({ why: 'later', ...full }) : { mail: state };
    }
    await mails.add(due, email);
    return { mail: 'trying', email, isToStranger };
  }

  async function tryFirst(due: DueMail, { email, isToStranger }: Tried, client: string): Promise<MailState> {
    const result = await tryOnce(due, await compose.confirm(email, isToStranger, due), client);
    if (result === 'sent') return { mail: reach };
    if (result !== 'dropped') return { mail: result === 'refused' ? 'refused' : 'trying' };
    await mails.settle(due, undefined);
    if (isToStranger) await addresses.giveMailBack(email, due.at);
    return { mail: 'none', why: 'busy', nextAt: due.at + HOUR_MS };
  }

  async function list(email: string, client: string, due: Omit<DueMail, 'siteId'>): Promise<void> {
    const sites = await addresses.sitesOf(email);
    const unconfirmed = sites.length === 0 ? await addresses.unconfirmedOf(email) : undefined;
    if (unconfirmed !== undefined) {
      const mail = { ...due, siteId: unconfirmed, purpose: 'confirm' } as const;
      const decided = await decide(mail);
      if ('email' in decided) await tryFirst(mail, decided, client);
      return;
    }
    const made = await compose.list(email, sites, due);
    if (!made) return;
    const mail = { ...due, siteId: sites[0] ?? '' };
    await mails.add(mail, email);
    if ((await tryOnce(mail, made, client)) === 'dropped') await mails.settle(mail, undefined);
  }

  /** Makes a mail anew for another try; undefined: it is not wanted any more. */
  async function remake(due: DueMail): Promise<ComposedMail | undefined> {
    if (due.news) return compose.news(due.news, due);
    const address = await addresses.of(due.siteId);
    if (!address) return undefined;
    const { email, isConfirmed } = address;
    if (due.purpose === 'open') return compose.list(email, await addresses.sitesOf(email), due);
    return isConfirmed ? undefined : compose.confirm(email, !(await addresses.isConfirmed(email)), due);
  }

  return {
    asked: reach,
    nameOf: compose.nameOf,
    confirm: async (siteId, client, language, listening) => {
      const at = Date.now();
      const due = { siteId, purpose: 'confirm', language: language.code, listening, at } as const;
      const lost: MailState | Tried = { mail: 'none', why: 'busy', nextAt: at };
      const decided = await watched<MailState | Tried>(decide(due), lost);
      if (!('email' in decided)) return decided;
      const tried = watched(tryFirst(due, decided, client), TRYING);
      if (isSlow) return TRYING;
      return inTime(PATIENCE_MS, tried, () => undefined).catch(() => {
        isSlow = true;
        return TRYING;
      });
    },
    stateOf: async (siteId, email) => {
      const state = await mails.stateOf(siteId, email, Date.now());
      if (state !== undefined) return { mail: state === 'sent' ? reach : state };
      if (!isMailable(email)) return { mail: 'none', why: 'address' };
      const nextAt = await addresses.nextMailAt(email);
      if (nextAt === undefined) return { mail: 'none', why: 'unwanted' };
      return { mail: 'none', why: 'later', nextAt: Math.max(nextAt, Date.now()) };
    },
    tell: (siteId, news, client, language, listening) => {
      const name = `tell.${drawToken()}` as const;
      const due = { siteId, purpose: name, language: language.code, listening, at: Date.now(), news };
      void watched(tell(news, client, due), undefined);
    },
    // Not before the answer: whoever asks must not learn from its time whether the address is known.
    list: (email, client, language, listening) => {
      const due = { purpose: 'open', language: language.code, listening, at: Date.now() } as const;
      void watched(
        answered().then(() => list(email, client, due)),
        undefined,
      );
    },
    sendNext: async (now) => {
      const due = await mails.claim(now);
      if (!due) return undefined;
      const made = await remake(due);
      if (made) return watched(tryOnce(due, made, undefined), 'later');
      await mails.settle(due, undefined);
      return 'dropped';
    },
    close: () => inTime(CLOSE_MS, Promise.all(working), () => undefined).then(ignore, ignore),
  };
}

/** Whether a mail can go to a stored address: one that cannot be read is kept as it was typed. */
const isMailable = (email: string) => mailAddressOf(email) === email;

function ignore(): void {}
