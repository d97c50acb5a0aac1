import { isLanguageCode } from '../../src/words/language-tag.ts';
import { LANGUAGE_PATH } from '../../src/words/page-language.ts';
import { pageWords } from '../../src/words/page-words.ts';
import type { Html } from '../markup/html.ts';
import { imageAddress, webAddress } from '../markup/url.ts';
import type { Values } from './values.ts';

/** What search engines and tabs show at most. */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 300;

/** What a page says about itself to browsers, search engines and whoever it is shared with; the texts are a visitor's. */
export interface PageHead {
  /** A language's code. */
  readonly language: string;
  /** In one line, and never empty. */
  readonly title: string;
  /** In one line; '' where there is none. */
  readonly description: string;
  /** A web address of a picture for previews of the page. */
  readonly picture: string | undefined;
  /** The address of the sign for the browser's tab. */
  readonly favicon: string;
}

/** What a template takes from its sections where the visitor's page settings say nothing. */
interface Derived {
  readonly title: readonly string[];
  readonly description: string;
  readonly picture: string;
  readonly favicon: Html;
}

/** The head of the page that these values make. */
export function pageHead(values: Values, derived: Derived): PageHead {
  const setting = (name: string) => oneLine(values.text(`globalSettings.${name}`));
  const code = values.text(LANGUAGE_PATH);
  const language = isLanguageCode(code) ? code : 'en';
  const ownTitle = oneLine(derived.title.filter((part) => part !== '').join(' – '));
  return {
    language,
    title: shortened(setting('title') || ownTitle, MAX_TITLE) || pageWords(language).welcome,
    description: shortened(setting('description') || oneLine(derived.description), MAX_DESCRIPTION),
    picture: webAddress(setting('sharePicture')) ?? webAddress(derived.picture),
    favicon: imageAddress(setting('favicon')) ?? drawnAddress(derived.favicon),
  };
}

/** A text in at most so many characters, the last of them `…` where some are left out. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trim()}…`;
}

/** A drawing as an address of its own. */
function drawnAddress(drawing: Html): string {
  const drawn = encodeURIComponent(drawing.toString());
  return `data:image/svg+xml,${drawn.replaceAll(/%2C|%2F|%3A|%3D/g, decodeURIComponent)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
