import { LANGUAGE_PATH, PAGE_LANGUAGE_NAMES } from '../../words/page-language.ts';
import { FIELD_NAMES, NOTES } from '../../words/stored-names.ts';
import type { Leaf } from './structure.ts';

/** The config path of the kind of business that the starting content was for; absent without one. */
export const BUSINESS_PATH = 'globalSettings.business';

/** The path of the fonts of the page: a font family, or a pairing of two. */
export const FONT_PATH = 'globalSettings.fontFamily';

/** The settings that are chosen in the look of the page: how it opens, and how its brand is shown. */
export const LOOK_PATHS: readonly string[] = ['globalSettings.composition', 'globalSettings.brand'];

/** The path of the switch that embeds the font in the page. */
export const EMBED_FONT_PATH = 'globalSettings.embedFont';

/** The path of the switch for the button to the form that writes to the page's owner; absent: off. */
export const WRITE_PATH = 'globalSettings.writeToUs';

/** Where that form is, from the published page: the server has it beside each. */
export const FORM_ADDRESS = 'write';

/** The settings of the whole page. They are not in the structure, so sites stored earlier have them too. */
export const PAGE_FIELDS: readonly Leaf[] = [
  field('text', 'title', 'globalSettings.title', NOTES.pageTitle),
  field('text', 'description', 'globalSettings.description', NOTES.pageDescription),
  field('image', 'sharePicture', 'globalSettings.sharePicture', NOTES.sharePicture),
  field('image', 'favicon', 'globalSettings.favicon', NOTES.favicon),
  { ...field('text', 'language', LANGUAGE_PATH, NOTES.language), choices: PAGE_LANGUAGE_NAMES },
  field('boolean', 'writeToUs', WRITE_PATH, NOTES.writeToUs),
];

function field(
  type: 'text' | 'image' | 'boolean',
  name: keyof typeof FIELD_NAMES,
  path: string,
  note: string,
): Leaf {
  return { id: name, name: FIELD_NAMES[name], type, editable: true, path, default: '', note };
}
