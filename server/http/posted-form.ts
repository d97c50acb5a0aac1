import type { Context } from 'hono';

/** Whether a form was posted by the page of another host. Browsers of before 2023 do not say so. */
export function isFromElsewhere(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** What was typed into a field of one line. */
export function lineIn(form: URLSearchParams, name: string): string {
  return cleaned(form.get(name)).replace(/\s+/g, ' ').trim();
}

/** What was typed into a field of several lines. */
export function textIn(form: URLSearchParams, name: string): string {
  return cleaned(form.get(name)).replace(/\r\n?/g, '\n').trim();
}

/** A text without the characters that mails and databases refuse. */
function cleaned(text: string | null): string {
  return (text ?? '').toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '');
}
