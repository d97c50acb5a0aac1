import { type CompressedPage, plainBytes } from '../store/compressed-page.ts';

/** What a form takes over from the page that leads to it. */
export interface PageLook {
  /** The page's language, as it says it; '' if it does not. */
  readonly language: string;
  /** What the website calls itself, else the page's title; '' if it has neither. */
  readonly title: string;
  /** Whether the page links to the form. */
  readonly offersForm: boolean;
}

const MAX_TITLE = 120;
// To parse a large one would hold up everybody.
const MAX_DATA = 20_000;

// Kept as long as the page is: to read a large one takes 10 ms, and nothing limits how often its form is asked for.
const looks = new WeakMap<CompressedPage, Promise<PageLook>>();

/** Reads the look of a stored page, once for each time that the page is read from the store. */
export function lookOfPage(page: CompressedPage): Promise<PageLook> {
  const known = looks.get(page);
  if (known) return known;
  const look = plainBytes(page).then((bytes) => pageLookOf(new TextDecoder().decode(bytes)));
  looks.set(page, look);
  return look;
}

/**
 * Reads the look of a page from its HTML. A page may also come from elsewhere than our templates, so nothing of it is
 * taken but texts.
 */
function pageLookOf(html: string): PageLook {
  return {
    language: /<html lang="([A-Za-z-]{2,35})"/.exec(html)?.[1] ?? '',
    title: oneLine(ownNameIn(html) ?? titleIn(html)),
    offersForm: html.includes(' href="write"'),
  };
}

/** The name in the structured data of a page. */
function ownNameIn(html: string): string | undefined {
  const [, data] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  if (data === undefined || data.length > MAX_DATA) return undefined;
  try {
    const name: unknown = Object(JSON.parse(data)).name;
    return typeof name === 'string' && name.trim() !== '' ? name : undefined;
  } catch {
    return undefined;
  }
}

function titleIn(html: string): string {
  const text = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return text.slice(0, MAX_DATA).replace(/&(?:amp|lt|gt|quot|#39);/g, (each) => CHARACTERS[each] ?? each);
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...line].slice(0, MAX_TITLE).join('');
}
