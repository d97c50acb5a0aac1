import { enServer } from '../../words/en/server.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { mailBody } from '../mail/mail-body.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Report } from '../store/report-records.ts';
import { KINDS } from './report-form.ts';

/** The mail that tells the operator of a report. An answer goes to whoever wrote it, if that is wanted. */
export function reportMail(to: string, { siteId, address, kind, why, email, language }: Report): Mail {
  const subject = siteId === '' ? 'A website was reported' : `${siteId} was reported`;
  const known = KINDS.find((each) => each === kind) ?? 'other';
  const answer =
    email === ''
      ? 'No answer is wanted.'
      : `An answer is wanted, in this language: ${language}. Reply to this email, or write to ${email}.`;
  const body = mailBody({
    language: { code: 'en', direction: 'ltr' },
    heading: subject,
    paragraphs: [address, `${enServer.report.kinds[known]}.`, why],
    footer: [answer, 'npm run admin reports lists what is open.'],
  });
  return { to, subject, ...body, ...(isMailAddress(email) && { replyTo: email }) };
}
