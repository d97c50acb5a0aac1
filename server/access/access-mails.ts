import { setTimeout as wait } from 'node:timers/promises';
import { mailAddressOf } from '../../domain/facts/email-address.ts';
import type { MailReach } from '../../domain/publish/site-access.ts';
import { inTime } from '../http/in-time.ts';
import type { VisitorLanguage } from '../http/visitor-language.ts';
import { mailBody } from '../mail/mail-body.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { type SiteUrlSettings, siteUrl } from '../pages/site-url.ts';
import type { MailPurpose, MailToken } from '../store/access/link-tokens.ts';
import type { AccessStores } from '../store/open-stores.ts';
import { drawToken, tokenHash } from './one-time-token.ts';

/** The mails that lead back to a site. A call returns at once and never throws; `listening` is the server's own origin. */
export interface AccessMails {
  /** What becomes of a mail to an address. */
  reach(email: string): MailReach;
  /** Mails a site's address the link that confirms it, unless it is confirmed. */
  confirm(siteId: string, client: string, language: VisitorLanguage, listening: string): void;
  /** Mails an address the links to the sites that it is confirmed for, if there are any. */
  list(email: string, client: string, language: VisitorLanguage, listening: string): void;
  /** Waits up to 5 s for the mails that are being made. */
  close(): Promise<void>;
}

/** What the mails are made of. */
export interface AccessMailOptions {
  readonly access: Pick<AccessStores, 'addresses' | 'tokens'>;
  readonly mailer: Mailer;
  /** What becomes of the mailer's mails; by default they are sent. */
  readonly reach?: Exclude<MailReach, 'none'>;
  readonly urlSettings: SiteUrlSettings;
  /** Called for a mail that could not be made. */
  readonly failed: () => void;
  /** Resolves when the present call has been answered; by default a second later. */
  readonly answered?: () => Promise<unknown>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const OPEN_MS = 30 * MINUTE_MS;
const CONFIRM_MS = 7 * DAY_MS;
// Owners look for the mail when they want the website gone, which may be long after.
const QUIET_MS = 365 * DAY_MS;

const AFTER_ANSWER_MS = 1000;
const CLOSE_MS = 5000;

/** Opens the mails that lead back to a site. */
export function openAccessMails(options: AccessMailOptions): AccessMails {
  const {
    access,
    mailer,
    reach = 'sent',
    urlSettings,
    failed,
    answered = () => wait(AFTER_ANSWER_MS),
  } = options;
  const { addresses, tokens } = access;
  const making = new Set<Promise<void>>();

  function make(work: () => Promise<void>): void {
    const mail = work()
      .catch(failed)
      .finally(() => making.delete(mail));
    making.add(mail);
  }

  /**
   * Sends a mail with new tokens, which are forgotten if it does not go out. It is tried once: whoever waits for it can ask
   * for it again, and a later attempt would need the tokens themselves, of which only hashes are stored.
   */
  async function send(mail: Mail, made: readonly MailToken[], client: string): Promise<void> {
    await tokens.add(made);
    if ((await mailer.send(mail, client)) !== 'sent') await tokens.drop(made.map(({ hash }) => hash));
  }

  /** Makes tokens for an address; `made` collects them. */
  function drawing(address: string, listening: string) {
    const origin = urlSettings.publicUrl ?? listening;
    const at = Date.now();
    const made: MailToken[] = [];
    const draw = (siteId: string, purpose: MailToken['purpose'], ms: number) => {
      const token = drawToken();
      made.push({ hash: tokenHash(token) ?? '', siteId, purpose, address, at, endsAt: at + ms });
      return token;
    };
    return {
      made,
      /** In the fragment, which no server is told. */
      opening: (siteId: string, purpose: 'confirm' | 'open', ms: number) =>
        `${origin}/#open=${draw(siteId, purpose, ms)}`,
      page: (siteId: string, purpose: MailPurpose) => `${origin}/mail/${draw(siteId, purpose, QUIET_MS)}`,
    };
  }

  async function confirm(siteId: string, client: string, language: VisitorLanguage, listening: string) {
    const address = await addresses.of(siteId);
    if (!address || address.isConfirmed) return;
    const { opening, page, made } = drawing(address.email, listening);
    const { subject, confirm: label, keep, why, report, ...quiet } = language.words.access.published;
    const url = siteUrl(siteId, urlSettings, listening);
    const body = mailBody({
      language,
      heading: subject,
      paragraphs: [url, keep],
      button: { label, url: opening(siteId, 'confirm', CONFIRM_MS) },
      footer: [why],
      links: [
        { label: quiet.takeOff, url: page(siteId, 'take-off') },
        { label: quiet.forget, url: page(siteId, 'forget') },
        ...(address.isKnown ? [] : [{ label: quiet.notMe, url: page(siteId, 'not-me') }]),
        { label: report, url: `${url}report` },
      ],
    });
    await send({ to: address.email, subject, ...body }, made, client);
  }

  async function list(email: string, client: string, language: VisitorLanguage, listening: string) {
    const sites = await addresses.sitesOf(email);
    const [first, ...others] = sites;
    if (first === undefined) return;
    const { opening, page, made } = drawing(email, listening);
    const { subject, back, open, why } = language.words.access.list;
    const { takeOff, forget } = language.words.access.published;
    const urlOf = (siteId: string) => siteUrl(siteId, urlSettings, listening);
    const linkTo = (siteId: string, label = shown(urlOf(siteId))) => ({
      label,
      url: opening(siteId, 'open', OPEN_MS),
    });
    const isOne = others.length === 0;
    const body = mailBody({
      language,
      heading: subject,
      paragraphs: isOne ? [urlOf(first), back] : [back],
      button: isOne ? linkTo(first, open) : linkTo(first),
      others: others.map((siteId) => linkTo(siteId)),
      footer: [why],
      links: sites.flatMap((siteId) => {
        const which = isOne ? '' : ` (${shown(urlOf(siteId))})`;
        return [
          { label: takeOff + which, url: page(siteId, 'take-off') },
          { label: forget + which, url: page(siteId, 'forget') },
        ];
      }),
    });
    await send({ to: email, subject, leadsBack: true, ...body }, made, client);
  }

  return {
    reach: (email) => (mailAddressOf(email) === undefined ? 'none' : reach),
    confirm: (...args) => make(() => confirm(...args)),
    // Not before the answer: whoever asks must not learn from its time whether the address is known.
    list: (...args) => make(() => answered().then(() => list(...args))),
    close: () => inTime(CLOSE_MS, Promise.all(making), () => undefined).then(ignore, ignore),
  };
}

/** An address as people say it. */
const shown = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

function ignore(): void {}
