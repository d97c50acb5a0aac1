import type { Json, JsonObject } from '../../domain/json/json.ts';
import { parsePath, setAt } from '../../domain/json/path.ts';
import type { LoadedTemplate, Template } from '../../templates/template.ts';

/** A template's base with these values, keyed by path, set over it. */
export function configWith(template: Template, values: Readonly<Record<string, Json>>): JsonObject {
  return Object.entries(values).reduce<JsonObject>(
    (config, [path, value]) => setAt(config, parsePath(path) ?? [], value),
    template.base,
  );
}

/** A template's page with these values, keyed by path. */
export function pageWith(template: LoadedTemplate, values: Readonly<Record<string, Json>>): string {
  return template.render(configWith(template, values));
}

const TAG = /<(!--[\s\S]*?--|![a-zA-Z][^>]*|\/?[a-zA-Z][^\s/>]*(?:\s+[^\s=>]+="[^"]*"|\s+[a-z-]+)*\s*\/?)>/y;
const RAW = /<(style|script)[^>]*>[\s\S]*?<\/\1>/y;

/**
 * The page's tags, each with the names of its attributes. Throws where a `<` opens nothing that the page's own
 * strict way of writing allows, so that stray markup cannot hide.
 */
export function skeletonOf(page: string): readonly string[] {
  const tags: string[] = [];
  for (let at = page.indexOf('<'); at !== -1; at = page.indexOf('<', at)) {
    RAW.lastIndex = at;
    TAG.lastIndex = at;
    const raw = RAW.exec(page);
    const tag = raw ? undefined : TAG.exec(page);
    if (raw) tags.push(`${raw[1]} block`);
    else if (tag) tags.push((tag[1] ?? '').replace(/="[^"]*"/g, '').trim());
    else throw new Error(`stray markup at ${at}: ${page.slice(at, at + 80)}`);
    at += (raw ?? tag)?.[0].length ?? 1;
  }
  return tags;
}

/** What stands in the page's style element. */
export function styleOf(page: string): string {
  return /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
}

/** The markup of the element with this id, to the end of its kind. */
export function elementOf(page: string, tag: string, id: string): string {
  const start = page.indexOf(`<${tag} id="${id}"`);
  return start === -1 ? '' : page.slice(start, page.indexOf(`</${tag}>`, start));
}

/** The variables that a rule of the style sheet sets; of several rules the last. */
export function variablesOf(page: string, selector: string): Readonly<Record<string, string>> {
  const style = styleOf(page);
  const start = style.lastIndexOf(`}${selector}{--`) + selector.length + 2;
  const body = style.slice(start, style.indexOf('}', start));
  return Object.fromEntries(body.split(';').map((pair) => pair.split(':') as [string, string]));
}

/** What a browser shows only where a line breaks. */
const SOFT_HYPHEN = '\u00ad';

/** A text in the characters that a document can hold and a browser shows. */
export function holdable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '\uFFFD')
    .replaceAll(SOFT_HYPHEN, '')
    .replaceAll(/(?![\t\n\f\r])[\p{Cc}\p{NChar}]/gu, '');
}

/** Text as a browser would show it. */
export function decoded(markup: string): string {
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(SOFT_HYPHEN, '');
}
