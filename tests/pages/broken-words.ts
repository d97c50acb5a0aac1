import type { Page } from 'playwright';

/** What has its words whole: headings, and what is set as large as they are. */
const LARGE = ':is(h1, h2, h3, .display, .lead):not(.unseen)';

/** The words of elements that a line break cuts in two without a hyphen of their own, on a screen of the page's width. */
export function brokenWords(page: Page, elements = LARGE): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
          const range = document.createRange();
          // What follows a soft hyphen touches the end of the line before it.
          const follows = node.nodeValue?.charAt(index - 1) === '\u00ad';
          range.setStart(node, follows ? index + 1 : index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, elements);
}
