import { directionOf } from '../../words/language-tag.ts';
import { languageOffered, type PageLanguage } from '../../words/page-language.ts';
import { ICON_LICENCE } from '../icons/icon.ts';
import { type Color, isDark } from '../markup/color.ts';
import { type Css, usedStyles } from '../markup/css.ts';
import { type Html, html, jsonData, styleElement } from '../markup/html.ts';
import { webAddress } from '../markup/url.ts';
import type { PageHead } from './head.ts';

/** The content security policy. It is in the page itself, so that a downloaded file keeps it. */
const POLICY = html`default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'`;

/** Asks search engines to leave out a page that nobody can answer: whoever finds it could not do anything with it. */
export const NOT_LISTED = html`<meta name="robots" content="noindex">`;

/** The languages as link previews name them. */
const LOCALES: Readonly<Record<PageLanguage, string>> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  pt: 'pt_PT',
  nl: 'nl_NL',
  ar: 'ar_AR',
};

const DIRECT = /^(?:(?:mailto|tel|sms):|https:\/\/wa\.me\/|write$)/;
const LINKS = / href="([^"]*)"/g;
const PROFILES = '<ul class="social">';

/** The parts of a page. */
export interface Page {
  readonly head: PageHead;
  /** The color of the page's top, for the browser's toolbar. */
  readonly topColor: Color;
  readonly background: Color;
  /** Structured data about the page's owner, for search engines (schema.org). */
  readonly about: object;
  readonly styles: Css;
  readonly body: Html;
}

/** The whole document: head, styles and body. It contains no script and requests nothing from other hosts by itself. */
export function htmlDocument(page: Page): string {
  const { language, siteName, title, description, picture, favicon } = page.head;
  const offered = languageOffered(language);
  const locale = offered && LOCALES[offered];
  const body = page.body.toString();
  const drawsIcons = body.includes('<svg class="icon"');
  return html`<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${description && html`<meta name="description" content="${description}">\n`}<meta name="theme-color" content="${page.topColor}">
<meta name="color-scheme" content="${isDark(page.background) ? 'dark' : 'light'}">
${!isAnswerable(body) && html`${NOT_LISTED}\n`}<meta property="og:type" content="website">
${siteName && html`<meta property="og:site_name" content="${siteName}">\n`}${locale && html`<meta property="og:locale" content="${locale}">\n`}<meta property="og:title" content="${title}">
${description && html`<meta property="og:description" content="${description}">\n`}${
  picture !== undefined &&
  html`<meta property="og:image" content="${picture}">
<meta name="twitter:card" content="summary_large_image">
`
}<link rel="icon" href="${favicon}">
<script type="application/ld+json">${jsonData({ '@context': 'https://schema.org', ...page.about })}</script>
${styleElement(usedStyles(page.styles, namesIn(body, language)))}
</head>
<body>
${drawsIcons && ICON_LICENCE}
${page.body}
</body>
</html>
`.toString();
}

/** What the rules of a page's style sheet may name: its classes and ids, and its direction. */
function namesIn(body: string, language: string): ReadonlySet<string> {
  const named = (attribute: RegExp, sign: string) =>
    [...body.matchAll(attribute)].flatMap(([, names = '']) => names.split(' ').map((name) => sign + name));
  return new Set([
    ...named(/ class="([^"]*)"/g, '.'),
    ...named(/ id="([^"]*)"/g, '#'),
    `[dir=${directionOf(language)}]`,
  ]);
}

/** Whether a visitor of a page can call its owner, write, open its form, or go to a profile. The front page of a network is nobody's. */
function isAnswerable(body: string): boolean {
  const profiles = body
    .split(PROFILES)
    .slice(1)
    .map((rest) => rest.split('</ul>', 1).join());
  return linksIn(body).some((link) => DIRECT.test(link)) || profiles.flatMap(linksIn).some(leadsFurther);
}

function linksIn(part: string): readonly string[] {
  return [...part.matchAll(LINKS)].map(([, link = '']) => link);
}

function leadsFurther(link: string): boolean {
  const address = webAddress(link);
  return address !== undefined && new URL(address).pathname !== '/';
}
