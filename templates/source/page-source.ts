import type { Config } from '../../domain/config/config.ts';
import type { Section, Structure } from '../../domain/config/structure.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { addedNode, isAddedId } from '../../domain/sections/added-sections.ts';
import { LANGUAGES, type LanguageCode } from '../../words/language.ts';

/** The version of what a page carries of its website. */
export const SOURCE_VERSION = 1;
/** The id of the element that carries it. */
export const SOURCE_ID = 'parley-source';

/**
 * What a page carries of its website: its values, written out, and where its structure differs from the template's. Unset
 * values are left out where the structure leaves them unset too.
 */
export interface PageSource extends JsonObject {
  readonly version: number;
  readonly template: string;
  /** The language of the structure that the website began with; absent: English. */
  readonly begunIn?: LanguageCode | undefined;
  /** The ids of its sections, in the order of its structure; absent: those of the template. */
  readonly sections?: readonly string[] | undefined;
  readonly values: JsonObject;
}

/**
 * The structure with these sections: a template's own as its `base` has them, and added ones with samples in the page's
 * language. Another section is on no page.
 */
export function structureWith(base: Config, ids: readonly string[], values: JsonObject): Structure {
  const own = base._structure;
  const page = { ...base, globalSettings: values.globalSettings };
  const sections = ids.flatMap((id): readonly Section[] => {
    const section = own.sections.find((each) => each.id === id);
    if (section) return [section];
    return isAddedId(id) ? [addedNode(page, id)] : [];
  });
  return { globalSettings: own.globalSettings, sections };
}

/** Whether a text is the code of a language that templates begin in. */
export function isLanguage(code: unknown): code is LanguageCode {
  return LANGUAGES.some((language) => language.code === code);
}
