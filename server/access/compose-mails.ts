import { chooseLanguage } from '../http/visitor-language.ts';
import { mailBody } from '../mail/mail-body.ts';
import type { Mail } from '../mail/mailer.ts';
import { type SiteUrlSettings, siteUrl } from '../pages/site-url.ts';
import type { DueMail, News } from '../store/access/due-mails.ts';
import type { MailPurpose, MailToken } from '../store/access/link-tokens.ts';
import type { MailAct } from '../store/access/mail-acts.ts';
import { drawToken, tokenHash } from './one-time-token.ts';

/** What the mails are composed of. */
export interface ComposeOptions {
  readonly urlSettings: SiteUrlSettings;
  /** What a site's page calls itself; '' if it does not. */
  readonly titleOf: (siteId: string) => Promise<string>;
}

/** A mail as it is tried once, with the tokens in it. */
export interface ComposedMail {
  readonly mail: Mail;
  readonly tokens: readonly MailToken[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const OPEN_MS = 30 * MINUTE_MS;
const CONFIRM_MS = 7 * DAY_MS;
// Owners look for the mail when they want the website gone, which may be long after.
const QUIET_MS = 365 * DAY_MS;
const UNDO_MS = 30 * DAY_MS;
const ALLOW_MS = 7 * DAY_MS;

/** What the mails that lead back to a site say. Each is composed with tokens of its own. */
export function composeWith({ urlSettings, titleOf }: ComposeOptions) {
  /** Makes tokens for an address; `made` collects them. */
  function drawing(address: string, listening: string) {
    const origin = urlSettings.publicUrl ?? listening;
    const at = Date.now();
    const made: MailToken[] = [];
    const draw = (siteId: string, purpose: MailToken['purpose'], ms: number, act?: MailAct) => {
      const token = drawToken();
      const hash = tokenHash(token) ?? '';
      made.push({ hash, siteId, purpose, address, at, endsAt: at + ms, ...(act && { act }) });
      return token;
    };
    return {
      made,
      /** In the fragment, which no server is told. */
      opening: (siteId: string, purpose: 'confirm' | 'open', ms: number) =>
        `${origin}/#open=${draw(siteId, purpose, ms)}`,
      page: (siteId: string, purpose: MailPurpose, ms = QUIET_MS, act?: MailAct) =>
        `${origin}/mail/${draw(siteId, purpose, ms, act)}`,
    };
  }

  /** What people call a site: its title, else its address. */
  async function nameOf(siteId: string, listening: string): Promise<string> {
    const title = await titleOf(siteId).catch(() => '');
    return title === '' ? shown(siteUrl(siteId, urlSettings, listening)) : title;
  }

  /** The mail with the link that confirms an address. */
  async function confirm(
    email: string,
    isToStranger: boolean,
    { siteId, language: code, listening }: DueMail,
  ): Promise<ComposedMail> {
    const language = chooseLanguage(code);
    const { opening, page, made } = drawing(email, listening);
    const { confirm: label, keep, why, report, ...quiet } = language.words.access.published;
    const subject = quiet.subject(await nameOf(siteId, listening));
    const url = siteUrl(siteId, urlSettings, listening);
    const body = mailBody({
      language,
      heading: subject,
      paragraphs: [url, keep],
      button: { label, url: opening(siteId, 'confirm', CONFIRM_MS) },
      footer: [why(email)],
      links: [
        { label: quiet.takeOff, url: page(siteId, 'take-off') },
        { label: quiet.forget, url: page(siteId, 'forget') },
        { label: quiet.notMe, url: page(siteId, 'not-me') },
        { label: report, url: `${url}report` },
      ],
    });
    return { mail: { to: email, subject, isToStranger, ...body }, tokens: made };
  }

  /** The mail with links to the sites of an address; undefined without any. */
  async function list(
    email: string,
    sites: readonly string[],
    due: Omit<DueMail, 'siteId'>,
  ): Promise<ComposedMail | undefined> {
    const { language: code, listening } = due;
    const language = chooseLanguage(code);
    const [first, ...others] = sites;
    if (first === undefined) return undefined;
    const { opening, page, made } = drawing(email, listening);
    const { subject, back, open, why, quiet } = language.words.access.list;
    const { takeOff, forget } = language.words.access.published;
    const urlOf = (siteId: string) => siteUrl(siteId, urlSettings, listening);
    const names = new Map(
      await Promise.all(sites.map(async (siteId) => [siteId, await nameOf(siteId, listening)] as const)),
    );
    const linkTo = (siteId: string, label = names.get(siteId) ?? '') => ({
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
      links: isOne
        ? [
            { label: takeOff, url: page(first, 'take-off') },
            { label: forget, url: page(first, 'forget') },
          ]
        : [{ label: quiet, url: page(first, 'sites', QUIET_MS, { sites }) }],
    });
    return { mail: { to: email, subject, leadsBack: true, ...body }, tokens: made };
  }

  /** The mail that tells or asks the confirmed address of a site something. */
  async function news({ to, what, email, act }: News, { siteId, language: code, listening }: DueMail) {
    const language = chooseLanguage(code);
    const { page, made } = drawing(to, listening);
    const { why, ignore: nothing, notMe, allow, ...told } = language.words.access.told;
    const isAsked = what === 'askRemove' || what === 'askAddress' || what === 'askTakeOff';
    const { takeOff } = language.words.access.published;
    const button =
      what === 'askTakeOff'
        ? { label: takeOff, url: page(siteId, 'take-off', ALLOW_MS) }
        : isAsked
          ? { label: allow, url: page(siteId, 'allow', ALLOW_MS, act) }
          : { label: notMe, url: page(siteId, 'undo', UNDO_MS, act) };
    const subject = told[what].subject(await nameOf(siteId, listening));
    const body = mailBody({
      language,
      heading: subject,
      paragraphs: [
        siteUrl(siteId, urlSettings, listening),
        told[what].what(email ?? ''),
        ...(isAsked ? [nothing] : []),
      ],
      button,
      footer: [why],
    });
    return { mail: { to, subject, leadsBack: true, ...body }, tokens: made };
  }

  return { nameOf, confirm, list, news };
}

/** An address as people say it. */
const shown = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
