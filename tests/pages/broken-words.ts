import type { Page } from 'playwright';

/** The words of headings that a line break cuts in two without a hyphen of their own, on a screen of the page's width. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll(':is(h1, h2, h3, .display, .lead):not(.unseen)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}
