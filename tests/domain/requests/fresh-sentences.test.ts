import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { FRESH_AR, FRESH_DE, FRESH_EN } from './fresh-sentences.ts';
import { CONFIGS, inShort } from './typed.ts';

const FRESH = { en: FRESH_EN, de: FRESH_DE, ar: FRESH_AR } as const;

/** Whether what is offered is one of what is right, of which `…` stands for the rest. */
const isRight = (offered: string, right: readonly string[]) =>
  right.some((each) => (each.endsWith('…') ? offered.startsWith(each.slice(0, -1)) : offered === each));

describe.each(['en', 'de', 'ar'] as const)('in %s', (code) => {
  test.each(FRESH[code].map(([text, ...right]) => ({ text, right })))(
    'nothing wrong is offered as `Shall I do this?` for: $text',
    async ({ text, right }) => {
      const { read } = await readerIn(code);
      const steps = { canUndo: true, canRedo: true };
      const { isRequest, isChoice, options } = read({
        text,
        config: CONFIGS.landing,
        words: await wordsIn(code),
        steps,
      });
      const [first] = options;
      const offered = isRequest && !isChoice && first ? inShort(first) : undefined;
      expect(offered === undefined || isRight(offered, right) ? right : [offered]).toEqual(right);
    },
  );
});
