import { CONFIG_VERSION, type Config } from '../../domain/config/config.ts';
import { problemIn, storedConfigOf } from '../../domain/config/config-schema.ts';
import { wholeConfig } from '../../domain/config/whole-config.ts';
import { isArray, isObject, type Json } from '../../domain/json/json.ts';
import type { FileRefusal } from '../../domain/storage/page-file.ts';
import { loadFreshWebsite } from '../fresh-websites.ts';
import { templates } from '../templates.ts';
import { isLanguage, SOURCE_ID, SOURCE_VERSION, structureWith } from './page-source.ts';

const END = '</script>';
const SCRIPTS = /<script\b[^<>]*>/gi;
const ID = /\sid=["']?([\w-]+)/i;

/** The website that a page carries, or the reason why it cannot be opened. It has no site id. */
export type SourceRead =
  | { readonly kind: 'site'; readonly config: Config }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal };

/** Reads the website that a page carries, as strictly as a stored one. Total: any text gives an answer. */
export async function readPageSource(page: string): Promise<SourceRead> {
  const refused = (refusal: FileRefusal): SourceRead => ({ kind: 'refused', refusal });
  const text = textOfSource(page);
  if (text === undefined) return refused('noSource');
  const source = jsonOf(text);
  if (!isObject(source)) return refused('misfit');
  const { version, template: id, begunIn, sections, values } = source;
  if (version !== SOURCE_VERSION)
    return refused(typeof version === 'number' && version > SOURCE_VERSION ? 'newer' : 'misfit');
  const problem = problemIn(source, -1);
  if (problem) return refused(problem);
  const template = templates.find((each) => each.id === id);
  if (!template) return refused('unknownTemplate');
  if (!isObject(values)) return refused('misfit');
  const base = await loadFreshWebsite(template, isLanguage(begunIn) ? begunIn : 'en');
  const ids = isArray(sections) ? sections : base._structure.sections.map((section) => section.id);
  const stored = storedConfigOf({
    ...Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith('_'))),
    _templateId: template.id,
    _templateVersion: CONFIG_VERSION,
    _structure: structureWith(
      base,
      ids.filter((each) => typeof each === 'string'),
      values,
    ),
  });
  const config = stored && wholeConfig(stored, base);
  return config ? { kind: 'site', config } : refused('misfit');
}

function textOfSource(page: string): string | undefined {
  for (const { 0: tag, index } of page.matchAll(SCRIPTS)) {
    if (ID.exec(tag)?.[1] !== SOURCE_ID) continue;
    const from = index + tag.length;
    const to = page.indexOf(END, from);
    return to === -1 ? undefined : page.slice(from, to);
  }
  return undefined;
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
