import { describe, expect, test } from 'vitest';
import { selectAskedAfterRefusal } from '../../../machines/chat/chat.selectors.ts';
import { spokenParts } from '../../../src/ui/chat/spoken-parts.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { ar } from '../../../words/ar/ar.ts';
import { de } from '../../../words/de/de.ts';
import { en } from '../../../words/en/en.ts';
import type { Words } from '../../../words/words.ts';
import { startChat } from '../../machines/start-actors.ts';

const REFUSALS: readonly [string, (words: Words) => string][] = [
  ['a text without a space', ({ chat }) => chat.invalidCommand],
  ['a path that cannot be updated', ({ chat }) => chat.notUpdatable],
  ['a change that failed', ({ chat }) => chat.failed],
  ['a text where an option is asked for', ({ interview }) => interview.refused.options],
  ['a text that is no contact', ({ interview }) => interview.refused.contact],
  ['content that could not be loaded', ({ interview }) => interview.failed],
  ['a text whose reader could not be loaded', ({ rest }) => rest.missing],
];

describe.each([en, de, ar])('in $language.code', (words) => {
  test.each(REFUSALS)('%s is told, never asked: it is not the largest text', (_, refusalIn) => {
    const text = refusalIn(words);
    expect(spokenParts(text, words)).toEqual([{ text, isAsked: false }]);
  });
});

const { options: choose, questions } = en.interview;
const MEANT = { label: 'Did you mean Hero?', command: { type: 'place.open', target: 'hero' } } as const;

describe('below a refusal stands', () => {
  test.each([
    ['the question of the main menu', [], 'nonsense', en.chat.mainMenu],
    ['the question of the section', ['Hero'], 'nowhere.at all', en.chat.askChild('Hero')],
    ['which of the offers is meant', [], 'Hola', en.chat.askMeant],
    ['the question of the interview', [choose.start], 'nobody', questions.business],
    ['the question of the interview', [choose.start, choose.skip, choose.skip], 'nobody', questions.contact],
  ])('%s: at %j', async (_, picked, typed, asked) => {
    const { chat, pick, say, second } = startChat(landingBusiness.base, {
      read: ({ text }) => ({ isRequest: false, options: text === 'Hola' ? [MEANT] : [] }),
    });
    for (const label of picked) pick(label);
    say(typed);
    await second();
    expect(selectAskedAfterRefusal(chat.getSnapshot())).toBe(asked);
  });
});
