import { expect, test } from 'vitest';
import { earlyLinks } from '../../../server/app-files/early-links.ts';

const MANIFEST = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_first.js'],
    css: ['assets/first-2.css'],
  },
  '_first.js': { file: 'assets/first-2.js', css: ['assets/first-2.css'] },
  'src/app/late-code.ts': {
    file: 'assets/late-code-3.js',
    imports: ['_first.js', '_shared.js'],
    css: ['assets/late-code-3.css'],
  },
  'src/app/use-cases/ask-in-language.ts': { file: 'assets/ask-in-language-3.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-4.js', imports: ['_first.js'] },
  'templates/moonlight/page.ts': { file: 'assets/page-5.js', imports: ['_shared.js'] },
  'templates/moonlight/names/de.ts': { file: 'assets/de-6.js' },
  'templates/moonlight/copy-de.ts': { file: 'assets/copy-de-7.js' },
  'words/de/de.ts': { file: 'assets/de-8.js', imports: ['_first.js'] },
  'words/de/requests.ts': { file: 'assets/ask-10.js' },
};

const LATER = [
  '<link rel="later" as="script" crossorigin href="/assets/late-code-3.js">',
  '<link rel="later" as="style" crossorigin href="/assets/late-code-3.css">',
  '<link rel="later" as="script" crossorigin href="/assets/shared-4.js">',
  '<link rel="later" as="script" crossorigin href="/assets/ask-in-language-3.js">',
  '<link rel="later" as="script" crossorigin href="/assets/page-5.js">',
];

test('the page names what follows its first screen, and nothing that comes with it', () => {
  expect(earlyLinks(MANIFEST, 'en')).toBe(LATER.join(''));
});

test('a page in another language asks at once for the words of it', () => {
  const words = ['de-6', 'copy-de-7', 'de-8'].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}.js">`,
  );
  const later = ['ask-10'].map(
    (file) => `<link rel="later" as="script" crossorigin href="/assets/${file}.js">`,
  );
  expect(earlyLinks(MANIFEST, 'de')).toBe([...words, ...LATER, ...later].join(''));
});
