import type { Context } from 'hono';
import type { ReadClient } from '../http/client.ts';
import { asHttpError, HttpError } from '../http/http-error.ts';
import { isFromElsewhere } from '../http/posted-form.ts';
import type { MinimumRate } from '../http/request-body.ts';
import { chooseLanguage, type ServerWords } from '../http/visitor-language.ts';
import type { HourlyLimit } from '../limits/hourly-limit.ts';
import type { Mailer } from '../mail/mailer.ts';
import { OWN_PAGE_HEADERS } from '../pages/own-page.ts';
import { siteIdIn } from '../pages/site-subdomains.ts';
import { type SiteUrlSettings, siteUrl } from '../pages/site-url.ts';
import type { Report, ReportRecords } from '../store/report-records.ts';
import { drawnAt, readForm } from './field.ts';
import {
  isHasty,
  REPORT_FIELDS,
  type Reported,
  type ReportFaults,
  reportedIn,
  reportFaults,
} from './report-form.ts';
import { reportMail } from './report-mail.ts';
import { reportPage, thanksPage } from './report-page.ts';

/** What the form needs. */
export interface ReportOptions {
  readonly reports: ReportRecords;
  readonly urlSettings: SiteUrlSettings;
  /** The e-mail address for reports; undefined: none. */
  readonly mailbox: string | undefined;
  readonly mailer: Mailer | undefined;
  readonly limit: HourlyLimit;
  readonly readClient: ReadClient;
  readonly minimumRate: MinimumRate;
}

/** Answers a request for the form of a website; without a site it asks which one is meant. */
type AnswerReport = (c: Context, siteId?: string) => Promise<Response>;

/** How many reports an hour one client may send. */
export const REPORTS_PER_HOUR = 10;

const EMPTY: Reported = { website: '', kind: '', why: '', email: '' };

/** The form that reports a website. What is sent is stored before it is acknowledged. */
export function answerReports(options: ReportOptions): AnswerReport {
  return async (c, siteId) => {
    for (const [name, value] of Object.entries(OWN_PAGE_HEADERS)) c.header(name, value);
    const spoken = chooseLanguage(c.req.header('accept-language'));
    if (c.req.method === 'GET' && c.req.query('sent') !== undefined) return c.html(thanksPage(spoken));
    const site = siteId && siteUrl(siteId, options.urlSettings, new URL(c.req.url).origin);
    const shown = { spoken, site, mailbox: options.mailbox };
    const now = Date.now();
    if (c.req.method !== 'POST')
      return c.html(reportPage({ ...shown, reported: EMPTY, faults: {}, drawn: now }));
    let form = new URLSearchParams();
    const again = (
      status: 400 | HttpError['status'],
      notice: string | undefined,
      faults: ReportFaults = {},
    ) =>
      c.html(
        reportPage({
          ...shown,
          reported: reportedIn(form),
          faults,
          notice,
          drawn: drawnAt(form, now) ?? now,
        }),
        status,
      );
    try {
      form = await readForm(
        c,
        Object.values(REPORT_FIELDS),
        options.minimumRate,
        ({ report }) => report.again,
      );
      const reported = reportedIn(form);
      const faults = reportFaults(reported, site === undefined);
      if (Object.values(faults).some((fault) => fault !== undefined)) return again(400, undefined, faults);
      if (isHasty(form, now) || isFromElsewhere(c)) return again(400, spoken.words.report.again);
      await store(c, options, {
        at: now,
        siteId: siteId ?? siteIdIn(reported.website, options.urlSettings) ?? '',
        // Not as the visitor's request names us: whoever sent it may have made that up, and the operator opens it.
        address: siteId
          ? siteUrl(siteId, options.urlSettings, options.readClient(c).listening)
          : reported.website,
        kind: reported.kind,
        why: reported.why,
        email: reported.email,
        language: spoken.code,
      });
    } catch (error) {
      const known = asHttpError(error);
      if (!known) throw error;
      if (known.retryAfter !== undefined) c.header('Retry-After', String(known.retryAfter));
      return again(known.status, known.textIn(spoken.words));
    }
    // A reload then asks for this page again, and sends nothing.
    return c.redirect('report?sent', 303);
  };
}

async function store(c: Context, options: ReportOptions, report: Report): Promise<void> {
  const { network } = options.readClient(c);
  const wait = await options.limit.take(network);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    const text = ({ limits, report: words }: ServerWords) => `${words.tooMany} ${limits.again(minutes)}`;
    throw new HttpError(429, text, wait);
  }
  try {
    await options.reports.add(report);
  } catch (error) {
    await options.limit.giveBack(network);
    throw error;
  }
  // Not awaited: the report is stored, and `npm run admin reports` lists it whatever becomes of the mail.
  if (options.mailbox !== undefined)
    void options.mailer?.send(reportMail(options.mailbox, report), undefined);
}
