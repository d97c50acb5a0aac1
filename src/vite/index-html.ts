import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { en } from '../../words/en/en.ts';

/** Vite's own page has no first screen: the program draws it. A build fills it in, in each language. */
export const withoutFirstScreen: Plugin = {
  name: 'without-first-screen',
  apply: 'serve',
  transformIndexHtml: (html) =>
    Object.entries({ ...en.document, ...en.served }).reduce(
      (page, [key, text]) => page.replace(`%first.${key}%`, text),
      html.replace(/%first\.(?:screen|script)%/g, ''),
    ),
};

const logo = readFileSync(new URL('../ui/shell/logo.svg', import.meta.url), 'utf8');

/** The icon stands in the page: Chromium asks for an icon file twice while the first screen loads. */
export const iconOfDocument: Plugin = {
  name: 'icon-of-document',
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(logo)}` },
      injectTo: 'head',
    },
  ],
};

/** The program waits for the paint: its script has less priority than what is seen. */
export const paintBeforeScripts: Plugin = {
  name: 'paint-before-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
};

/** The script stands last: where it cannot be fetched, the script of the first paint hears of it. */
export const programLast: Plugin = {
  name: 'program-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [before = '', program = '', after = ''] = html.split(/(<script type="module".*<\/script>)/);
      return before + after.replace(/(?=<\/body>)|$/, () => program);
    },
  },
};
