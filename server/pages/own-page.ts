import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { PERMISSIONS_POLICY, REFERRER_POLICY } from '../http/security-headers.ts';
import type { VisitorLanguage } from '../http/visitor-language.ts';

/** Escaped HTML. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The headers of the server's own pages. Unlike published pages they may send their form to this server. */
export const OWN_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': REFERRER_POLICY,
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Language',
};

/** The style sheet of a page that says a few sentences. */
export const NOTICE_STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-inline-size:36rem;margin:12vh auto;padding-inline:1.5rem}h1{font-size:1.5rem;line-height:1.3}';

/** One of the server's own pages: it has a language, a style sheet, and no script. */
export function ownPage(
  { code, direction }: VisitorLanguage,
  title: string,
  style: string,
  body: Markup,
): Markup {
  return html`<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
