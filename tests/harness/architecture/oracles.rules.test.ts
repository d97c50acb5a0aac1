import { describe, expect, test } from 'vitest';
import { ORACLE_RULES } from './oracles.rules.ts';
import { breachesOf } from './rule-test.ts';

describe('a sentence does not ask the code under test what is right', () => {
  const name = 'a sentence does not ask the code under test what is right';

  test.each([
    ['tests/models/site/site.ts', "import { rebase } from '/domain/storage/rebase.ts';", 'rebase'],
    [
      'tests/models/chat/chat.sentences.ts',
      "import { type A, isIn } from '/machines/chat/stack.ts';",
      'isIn',
    ],
    ['tests/models/chat/chat.ts', "import * as edits from '/templates/interview-edits.ts';", '*'],
    ['tests/prove/screen/said.ts', "import { text as said } from '/domain/errors/text.ts';", 'text'],
  ])('%s must not say %s', (path, text, imported) => {
    const breaches = breachesOf(ORACLE_RULES, name, { [path]: `\n${text}` });
    expect(breaches).toEqual([expect.stringContaining(`${path}:2 imports ${imported} of `)]);
  });

  test.each([
    ['tests/models/site/site.ts', "import type { Config } from '/domain/config/config.ts';"],
    ['tests/models/site/site.ts', "import { type Step, NO_HISTORY } from '/domain/editing/history.ts';"],
    ['tests/models/site/site.ts', "import { siteMachine } from '/machines/site/site.machine.ts';"],
    ['tests/models/site/site.ts', "import { selectLive } from '/machines/site/site.selectors.ts';"],
    ['tests/models/site/site.ts', "import { moonlight } from '/templates/moonlight/template.ts';"],
    ['tests/models/site/site.ts', "import { en } from '/words/en/en.ts';"],
    ['tests/models/site/site.screen.ts', "import { rebase } from '/domain/storage/rebase.ts';"],
    ['tests/domain/storage/rebase.test.ts', "import { rebase } from '/domain/storage/rebase.ts';"],
  ])('%s may say %s', (path, text) => {
    expect(breachesOf(ORACLE_RULES, name, { [path]: text })).toEqual([]);
  });
});

test('an exception that no oracle needs is named', () => {
  const name = 'each function that only makes inputs is used for one';
  const all = breachesOf(ORACLE_RULES, name, {});
  const path = 'tests/models/app/app.ts';
  const texts = { [path]: "import { NO_HISTORY } from '/domain/editing/history.ts';" };
  expect(all.filter((input) => !breachesOf(ORACLE_RULES, name, texts).includes(input))).toEqual([
    'domain/editing/history.ts NO_HISTORY',
  ]);
});
