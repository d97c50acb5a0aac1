import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { enServer as serverWords } from '../src/domain/words/en-server.ts';
import { PAGE_HEADERS } from './headers.ts';
import { PLAIN_HEAD } from './plain-head.ts';

/** Says how a website is reported: to the operator's mailbox, where there is one. */
export function sendReportPage(c: Context, mailbox: string | undefined): Response | Promise<Response> {
  const { title, what, nowhere } = serverWords.report;
  for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value);
  const to =
    mailbox === undefined ? nowhere : html`<a href="mailto:${encodeURIComponent(mailbox)}">${mailbox}</a>`;
  return c.html(
    html`${raw(PLAIN_HEAD)}<title>${title}</title><h1>${title}</h1><p>${what}</p><p>${to}</p></html>`,
  );
}
