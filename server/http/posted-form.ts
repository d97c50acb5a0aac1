import type { Context } from 'hono';

/**
 * Whether a form was posted by the page of another host, which must not send forms in the name of its visitors. Browsers
 * say so in Sec-Fetch-Site. Those of before 2023, and all of them where a server has no TLS, send only the Origin.
 */
export function isFromElsewhere(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return origin !== undefined && URL.parse(origin)?.host !== new URL(c.req.url).host;
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
