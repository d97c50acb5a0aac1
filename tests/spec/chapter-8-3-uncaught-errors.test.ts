import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';

/** An error that nobody catches: where it comes from, its words, and how a visitor gets to it. */
interface Accident {
  readonly from: string;
  readonly words: string;
  /** What the browser reports; undefined: nothing, as the app has taken it over. */
  readonly reported: RegExp | undefined;
  readonly happen: (builder: BuilderPage) => Promise<void>;
}

const ACCIDENTS: readonly Accident[] = [
  {
    from: 'rendering',
    words: 'no dates today',
    reported: /no dates today/,
    async happen(builder) {
      await builder.page.evaluate(() => {
        Date.prototype.toISOString = () => {
          throw new Error('no dates today');
        };
      });
      await builder.pick('Hero');
    },
  },
  {
    from: 'an event handler',
    words: 'no time today',
    reported: /no time today/,
    async happen(builder) {
      await builder.page.evaluate(() => {
        Date.now = () => {
          throw new Error('no time today');
        };
      });
      await builder.pick('Hero');
    },
  },
  {
    from: 'a machine',
    words: 'no reading today',
    reported: undefined,
    async happen(builder) {
      await builder.page.evaluate(() => {
        // The chat's machine counts a list's items with it.
        const { hasOwn } = Object;
        Object.hasOwn = (object, key) => {
          if (key === 'items') throw new Error('no reading today');
          return hasOwn(object, key);
        };
      });
      await builder.pick('Benefits');
      await builder.page.getByRole('button', { name: 'Benefit', exact: true }).click();
    },
  },
  {
    from: 'a promise that nobody awaits',
    words: 'no promises today',
    reported: /no promises today/,
    async happen(builder) {
      await builder.page.evaluate(() => {
        void Promise.reject(new Error('no promises today'));
      });
    },
  },
  {
    from: 'a rejection that is no error',
    words: 'just words',
    reported: /^$/,
    async happen(builder) {
      await builder.page.evaluate(() => {
        void Promise.reject('just words');
      });
    },
  },
];

describe('8. The error catalogue', () => {
  describe("Uncaught global error: 'Something went wrong' screen with error text and a Reload button", () => {
    test.for(ACCIDENTS)('from $from', async ({ words, reported, happen }, { builder }) => {
      await builder.say('hero.title.text Before the accident');
      await builder.second();
      const stored = await builder.stored('websiteConfig');
      if (reported) builder.problems.expect(reported);

      await happen(builder);
      const { page } = builder;
      await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor();
      expect(await page.getByRole('alert').innerText()).toContain(words);
      expect(await page.getByRole('button').allInnerTexts()).toEqual(['Reload']);
      expect(await page.getByRole('region').count()).toBe(0);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(await page.getByRole('main').boundingBox()).toEqual({ x: 0, y: 0, width, height });

      expect(await builder.stored('websiteConfig')).toBe(stored);
      await page.getByRole('button', { name: 'Reload' }).click();
      const heading = builder.preview().getByRole('heading', { level: 1 });
      expect(await heading.innerText()).toBe('Before the accident');
      await builder.say('hero.title.text After the accident');
      await builder.second();
      expect(await heading.innerText()).toBe('After the accident');
    });
  });
});
