import type { Css } from './css.ts';
import { withHyphens } from './hyphens.ts';

/** A value in a `html` template literal. Strings are escaped; false, undefined and '' add nothing. */
export type Content = string | number | Html | false | undefined | readonly Content[];

/** Markup that is safe to put in a page. Only `html` and `lines` make it, so no JSON value can pass for it. */
export class Html {
  readonly #markup: string;

  /** Wraps markup as it is: for this file's builders only. */
  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

// Markup, and the characters that no document may hold.
const SPECIAL = /[&<>"']|(?![\t\n\f\r])[\p{Cc}\p{NChar}]/u;
const EACH_SPECIAL = new RegExp(SPECIAL, 'gu');
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\0': '\uFFFD',
};

const READ = Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Text made safe for element content and for quoted attributes alike; only what no document may hold is left out. */
export function escapeHtml(text: string): string {
  const whole = text.toWellFormed();
  return SPECIAL.test(whole) ? whole.replace(EACH_SPECIAL, (found) => ENTITIES[found] ?? '') : whole;
}

/** Builds markup from a template: each value between the tags is escaped unless it is `Html` already. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  let markup = parts[0] ?? '';
  for (let at = 0; at < contents.length; at++) markup += written(contents[at]) + (parts[at + 1] ?? '');
  return new Html(markup);
}

/** Text with its line breaks kept, and with places to break its long words. */
export function lines(text: string): Html {
  return new Html(escapeHtml(withHyphens(text)).replaceAll(/\r\n|\r|\n/g, '<br>'));
}

/** JSON made safe for a data block (`<script type="application/ld+json">`), where entities do not work. */
export function jsonData(data: object): Html {
  return new Html(JSON.stringify(data).replace(/[<>&\u2028\u2029\x7f-\x9f\p{NChar}]/gu, asUnicodeEscape));
}

/** A style sheet as an element. */
export function styleElement(styles: Css): Html {
  return new Html(`<style>${styles}</style>`);
}

/** The text of a page's body, without its markup. The page must have been rendered by this module. */
export function textOfBody(page: string): string {
  const body = page.slice(page.indexOf('<body>'));
  return unescapeHtml(body.replace(/<[^<>]*>/g, ''));
}

const HEADING = /<(?:([a-z]+[1-6]?) class="display[ "]|h([1-3])|a class="brand")[^<>]*>/g;

/** The text of the headings down to a level of a page made here, of the name beside its mark, and of what is set as large. */
export function textOfHeadings(page: string, level: number): string {
  const texts = [...page.matchAll(HEADING)].map(({ 0: tag, 1: large, 2: own, index }) => {
    if (Number(own) > level) return '';
    const from = index + tag.length;
    return page.slice(from, page.indexOf(`</${large ?? (own === undefined ? 'a' : `h${own}`)}>`, from));
  });
  return unescapeHtml(texts.join('').replace(/<[^<>]*>/g, ''));
}

/** The title of a page made here, as it is read. */
export function titleOfPage(page: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? [];
  return unescapeHtml(title);
}

function unescapeHtml(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => READ[entity] ?? '');
}

function asUnicodeEscape(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function written(content: Content): string {
  if (typeof content === 'string') return escapeHtml(content);
  if (content === undefined || content === false) return '';
  if (typeof content === 'number') return String(content);
  if (content instanceof Html) return content.toString();
  return content.map(written).join('');
}
