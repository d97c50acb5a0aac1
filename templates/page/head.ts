import type { Mark } from '../../domain/publish/link-preview.ts';
import { isLanguageCode } from '../../words/language-tag.ts';
import { LANGUAGE_PATH } from '../../words/page-language.ts';
import { pageWords } from '../../words/page-words.ts';
import type { Html } from '../markup/html.ts';
import { imageAddress, webAddress } from '../markup/url.ts';
import type { Values } from './values.ts';

/** Search engines and browser tabs cut longer texts. */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 300;

/** What a page tells browsers, search engines and link previews. The texts are not escaped. */
export interface PageHead {
  /** A language's code. */
  readonly language: string;
  /** The website's name, or ''. */
  readonly siteName: string;
  /** One line, never empty. */
  readonly title: string;
  /** One line, or ''. */
  readonly description: string;
  /** The web address of the picture in link previews. */
  readonly picture: string | undefined;
  /** The address of the icon in the browser's tab. */
  readonly favicon: string;
  /** What the server draws where the page has no picture or no icon of its own; undefined: nothing. */
  readonly mark: Mark | undefined;
}

/** Values from a template's sections, for page settings that the visitor left empty. */
export interface DerivedHead {
  /** The website's name, then what it says first. */
  readonly title: readonly string[];
  readonly description: string;
  readonly picture: string;
  readonly favicon: Html;
  /** The same drawing for what takes no SVG; absent: the server cannot draw it. */
  readonly mark?: Mark;
}

/** The head of the page that these values make. */
export function pageHead(values: Values, derived: DerivedHead): PageHead {
  const setting = (name: string) => oneLine(values.text(`globalSettings.${name}`));
  const code = values.text(LANGUAGE_PATH);
  const language = isLanguageCode(code) ? code : 'en';
  const ownTitle = oneLine(derived.title.filter((part) => part !== '').join(' – '));
  const picture = webAddress(setting('sharePicture')) ?? webAddress(derived.picture);
  const icon = imageAddress(setting('favicon'));
  return {
    language,
    siteName: shortened(oneLine(derived.title[0] ?? ''), MAX_TITLE),
    title: shortened(setting('title') || ownTitle, MAX_TITLE) || pageWords(language).welcome,
    description: descriptionOf(values, derived.description),
    picture,
    favicon: icon ?? drawnAddress(derived.favicon),
    mark: picture === undefined || icon === undefined ? derived.mark : undefined,
  };
}

/** The description of a page, by default the derived one: one line, or ''. */
export function descriptionOf(values: Values, derived: string): string {
  return shortened(oneLine(values.text('globalSettings.description')) || oneLine(derived), MAX_DESCRIPTION);
}

/** A text in at most `length` code points. If it was cut, the last one is `…`, and no flag, family or accented letter was cut in two. */
export function shortened(text: string, length: number): string {
  if ([...text].length <= length) return text;
  let left = length - 1;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= [...segment].length;
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trim()}…`;
}

/** A drawing as a data address. */
function drawnAddress(drawing: Html): string {
  const drawn = encodeURIComponent(drawing.toString());
  return `data:image/svg+xml,${drawn.replaceAll(/%2C|%2F|%3A|%3D/g, decodeURIComponent)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
