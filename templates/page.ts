import { pageWords } from '../src/domain/words/page-words.ts';
import { type Color, isDark } from './color.ts';
import type { Css } from './css.ts';
import { type Html, html, jsonData, styleElement } from './html.ts';
import { ICON_LICENCE } from './icons/icon.ts';

/** The policy a page carries itself, so that a downloaded file keeps it. */
const POLICY = html`default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'`;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ku-Arab|ps|sd|ug|ur|yi)(?:-|$)/;
/** What search engines and tabs show at most. */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 300;

/** What a page's shell is made from; the texts are a visitor's, as typed. */
export interface Page {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The colour of the page's top, for the browser's own bars. */
  readonly topColor: Color;
  readonly background: Color;
  /** A web address of a picture for previews of the page. */
  readonly picture?: string | undefined;
  readonly favicon: Html;
  /** Data about the page's owner, for search engines (schema.org). */
  readonly about: object;
  readonly styles: Css;
  readonly body: Html;
}

/** The whole document: head, styles and body. It holds no script and asks no other host for anything of its own. */
export function pageOf(page: Page): string {
  const language = LANGUAGE.test(page.language) ? page.language : 'en';
  const description = shortened(oneLine(page.description), MAX_DESCRIPTION);
  const title = shortened(oneLine(page.title), MAX_TITLE) || pageWords(language).welcome;
  const drawsIcons = page.body.toString().includes('<svg class="icon"');
  return html`<!DOCTYPE html>
<html lang="${language}" dir="${RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${description && html`<meta name="description" content="${description}">\n`}<meta name="theme-color" content="${page.topColor}">
<meta name="color-scheme" content="${isDark(page.background) ? 'dark' : 'light'}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
${description && html`<meta property="og:description" content="${description}">\n`}${
  page.picture !== undefined &&
  html`<meta property="og:image" content="${page.picture}">
<meta name="twitter:card" content="summary_large_image">
`
}<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(page.favicon.toString()).replaceAll(/%2C|%2F|%3A|%3D/g, decodeURIComponent)}">
<script type="application/ld+json">${jsonData({ '@context': 'https://schema.org', ...page.about })}</script>
${styleElement(page.styles)}
</head>
<body>
${drawsIcons && ICON_LICENCE}
${page.body}
</body>
</html>
`.toString();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trim()}…`;
}
