import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { PAGE_HEADERS } from '../http/security-headers.ts';
import { chooseLanguage } from '../http/visitor-language.ts';
import { noticePageHead } from './notice-page.ts';

/**
 * Answers with a page that tells how to report a website: by mail to the operator, if there is an address. `site` is the
 * URL of the website, if the visitor comes from one.
 */
export function sendReportPage(
  c: Context,
  mailbox: string | undefined,
  site?: string,
): Response | Promise<Response> {
  const spoken = chooseLanguage(c.req.header('accept-language'));
  const { title, what, about, nowhere } = spoken.words.report;
  c.header('Vary', 'Accept-Language');
  for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value);
  const named = site === undefined ? html`<p>${what}</p>` : html`<p><bdi>${site}</bdi></p><p>${about}</p>`;
  const subject = site === undefined ? '' : `?subject=${encodeURIComponent(`${title}: ${site}`)}`;
  const to =
    mailbox === undefined
      ? nowhere
      : html`<a href="mailto:${encodeURIComponent(mailbox)}${subject}">${mailbox}</a>`;
  return c.html(
    html`${raw(noticePageHead(spoken))}<title>${title}</title><h1>${title}</h1>${named}<p>${to}</p></html>`,
  );
}
