import { chooseLanguage, type VisitorLanguage } from '../http/visitor-language.ts';
import { reportMailbox } from '../mail/mail-address.ts';
import { mailBody } from '../mail/mail-body.ts';
import { type Mail, openMailer } from '../mail/mailer.ts';
import { openTransport } from '../mail/open-transport.ts';
import { outboxOf } from '../mail/outbox.ts';
import { siteUrl } from '../pages/site-url.ts';
import { plainBytes } from '../store/compressed-page.ts';
import type { Stores } from '../store/open-stores.ts';
import type { AdminLocation } from './with-stores.ts';

/**
 * Mails the publisher of a site that it was taken down, why, and how to object, in the language of the page. Resolves with
 * what to tell the operator.
 */
export async function tellPublisher(
  stores: Stores,
  siteId: string,
  why: string,
  location: AdminLocation,
): Promise<string> {
  const [site] = await stores.records.siteOf(siteId);
  if (!site?.email) return 'Its publisher cannot be told: there is no e-mail address.';
  const { mailFrom = 'parley@localhost', publicUrl, sitesDomain, smtpUrl, dataDir } = location;
  const origin = `http://${location.host ?? 'localhost'}:${location.port ?? 3000}`;
  const url = siteUrl(siteId, { publicUrl, sitesDomain }, origin);
  const language = await languageOf(stores, siteId, site.current);
  const codes: string[] = [];
  const mailer = openMailer({
    transport: await openTransport({ smtpUrl, dataDir }),
    from: mailFrom,
    perHour: 0,
    report: (_, code) => codes.push(code ?? ''),
  });
  const mail = takenDownMail(site.email, url, why, language, reportMailbox(mailFrom));
  const result = await mailer.send(mail, undefined);
  await mailer.close();
  if (result !== 'sent') return `Its publisher could not be told by mail (${codes.join() || result}).`;
  return smtpUrl === undefined
    ? `The mail that tells its publisher why is in ${outboxOf(dataDir)}.`
    : 'Its publisher is told why by mail.';
}

/** The mail about a take-down; an objection is an answer to it, or goes into the form where nobody reads answers. */
function takenDownMail(
  to: string,
  url: string,
  why: string,
  language: VisitorLanguage,
  mailbox: string | undefined,
): Mail {
  const { subject, what, reason, answer, form, object } = language.words.takenDown;
  const body = mailBody({
    language,
    heading: subject,
    paragraphs: [
      what,
      url,
      ...(why === '' ? [] : [`${reason}\n${why}`]),
      mailbox === undefined ? form : answer,
    ],
    button: mailbox === undefined ? { label: object, url: `${url}report` } : undefined,
  });
  return { to, subject, ...body };
}

/** The language of a site's page; English if it tells none of ours. */
async function languageOf({ records }: Stores, siteId: string, current: number): Promise<VisitorLanguage> {
  const version = (await records.versionsOf(siteId)).find(({ n }) => n === current);
  const page = version ? (await plainBytes(version)).toString('utf8', 0, 2000) : '';
  const [, tag = ''] = /<html[^<>]{0,500} lang="?([a-z-]{2,20})/i.exec(page) ?? [];
  return chooseLanguage(tag);
}
