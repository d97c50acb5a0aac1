import { holdable } from '../templates/page-reading.ts';

/** What a document is beside its words: what no value of a visitor's may change. */
export interface PageFingerprint {
  /** Every kind of element, with its id, classes and the names of its attributes. */
  readonly elements: readonly string[];
  /** Every scheme that a kind of element leads to or comes from. */
  readonly schemes: readonly string[];
  /** The style sheet, every colour as `#`. */
  readonly style: string;
  /** All it says, to eyes and to screen readers. */
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
    style: [...page.querySelectorAll('style')]
      .map(({ textContent }) => textContent?.replaceAll(/#[0-9a-f]{6}/g, '#'))
      .join('\n'),
    text: [body.textContent, ...named].join('\n'),
  };
}

/** All that some pages are, together. */
export interface Known {
  readonly elements: ReadonlySet<string>;
  readonly schemes: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** Takes together what some pages are. */
export function allOf(fingerprints: readonly PageFingerprint[]): Known {
  return {
    elements: new Set(fingerprints.flatMap(({ elements }) => elements)),
    schemes: new Set(fingerprints.flatMap(({ schemes }) => schemes)),
    styles: new Set(fingerprints.map(({ style }) => style)),
  };
}

/** What a page is that is not known, and what of the texts typed it does not show. */
export function unexpectedIn(
  page: PageFingerprint,
  known: Known,
  typed: readonly string[],
): readonly string[] {
  return [
    ...page.elements.filter((element) => !known.elements.has(element)),
    ...page.schemes.filter((scheme) => !known.schemes.has(scheme)),
    ...[page.style].filter((style) => !known.styles.has(style)),
    ...typed.filter((text) => !page.text.includes(shownText(text))).map((text) => `not shown: ${text}`),
  ];
}

/** What a page shows of a text that was typed, in the characters that a document can hold. */
function shownText(typed: string): string {
  return holdable(typed).replaceAll(/\r\n?/g, '\n').trim();
}
