import { holdable } from '../templates/page-reading.ts';

/** The properties of a document that no value of a visitor may change, and its text. */
export interface PageFingerprint {
  /** Every kind of element, with its id, classes and the names of its attributes. */
  readonly elements: readonly string[];
  /** The URL schemes in each kind of element and attribute. */
  readonly schemes: readonly string[];
  /** The rules of the style sheet, with every colour replaced by `#`: which ones a page has depends on its layouts. */
  readonly rules: readonly string[];
  /** All text, also that for screen readers. */
  readonly text: string;
}

/** Reads the fingerprint of a document. Runs in the browser, so that it may use nothing from outside. */
export function fingerprintOf(page: Document): PageFingerprint {
  const all = [...page.querySelectorAll('*')];
  const addresses = all.flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) =>
        /^(?:(?:data-|xlink:)?href|src(?:doc|set)?|(?:form)?action|data|ping)$/.test(name),
      )
      .map(({ name, value }) => {
        const scheme = /^(?:[a-z]+:|#|\/(?![/\\]))/i.exec(value)?.[0] ?? value;
        return `${element.tagName} ${name}=${scheme}`;
      }),
  );
  const named = all.flatMap((element) => [element.getAttribute('alt'), element.getAttribute('aria-label')]);
  const body = page.body.cloneNode(true) as HTMLElement;
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return {
    elements: [
      ...new Set(
        all.map(
          (element) =>
            `${element.tagName}#${element.id}.${element.getAttribute('class')}[${element.getAttributeNames()}]`,
        ),
      ),
    ],
    schemes: [...new Set(addresses)],
    rules: [...page.querySelectorAll('style')].flatMap(({ textContent }) =>
      (textContent ?? '').replaceAll(/#[0-9a-f]{6}/g, '#').split('}'),
    ),
    text: [body.textContent, ...named].join('\n'),
  };
}

/** The union of several fingerprints. */
export interface Known {
  readonly elements: ReadonlySet<string>;
  readonly schemes: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
}

/** Joins fingerprints. */
export function unionOf(fingerprints: readonly PageFingerprint[]): Known {
  return {
    elements: new Set(fingerprints.flatMap(({ elements }) => elements)),
    schemes: new Set(fingerprints.flatMap(({ schemes }) => schemes)),
    rules: new Set(fingerprints.flatMap(({ rules }) => rules)),
  };
}

/** The parts of a page that are not known, and the typed texts that it does not show. */
export function unexpectedIn(
  page: PageFingerprint,
  known: Known,
  typed: readonly string[],
): readonly string[] {
  return [
    ...page.elements.filter((element) => !known.elements.has(element)),
    ...page.schemes.filter((scheme) => !known.schemes.has(scheme)),
    ...page.rules.filter((rule) => !known.rules.has(rule)),
    ...typed
      .filter((text) => !withoutHyphens(page.text).includes(shownText(text)))
      .map((text) => `not shown: ${text}`),
  ];
}

/** The form in which a page shows a typed text, in the characters that a document can contain. */
function shownText(typed: string): string {
  return withoutHyphens(holdable(typed).replaceAll(/\r\n?/g, '\n').trim());
}

/** A text without the soft hyphens that a page writes into long words. */
const withoutHyphens = (text: string) => text.replaceAll('\u00AD', '');
