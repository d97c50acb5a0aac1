import { describe, expect, test } from 'vitest';
import { contactsRead, meaningOf } from '../../domain/chat/text-meaning.ts';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { withSection } from '../../domain/sections/added-sections.ts';
import { wordsIn } from '../../src/app/load-language.ts';
import { readerIn } from '../../src/app/use-cases/ask-in-language.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { LANGUAGE_PATH } from '../../words/page-language.ts';
import { NOTES } from '../../words/stored-names.ts';
import { shownName } from '../../words/words.ts';

const STEPS = { canUndo: true, canRedo: true };
/** What stands around an example in a text, and in what breaks no line there. */
const plain = (text: string) =>
  text
    .replace(/[\u2060\u2066-\u2069]/g, '')
    .replace(/[.»“]+$/, '')
    .trim();
/** What follows the last colon, or the last word for `such as`. */
const exampleIn = (text: string) =>
  plain(text.replace(/^[\s\S]*(?::|Zum Beispiel|For example|[،,] مثل:|مثلًا:?)\s+/u, ''));

describe.each(['en', 'de', 'ar'] as const)('in %s, each example that a text shows is understood', (code) => {
  const site = async () => {
    const config =
      applyPlan(landingBusiness.base, [{ path: LANGUAGE_PATH, typed: code }]) ?? landingBusiness.base;
    const words = await wordsIn(code);
    const { read } = await readerIn(code);
    const offered = (text: string, at: Config = config, list?: string) =>
      read({ text, config: at, words, steps: STEPS, list });
    return { config, words, read, offered };
  };

  test('in Find', async () => {
    const { words, offered } = await site();
    // A quotation, or what stands between the words that introduce and join the two.
    const [first = '', second = ''] =
      code === 'en'
        ? plain(words.find.hint.replace('For example: ', '')).split(', or ')
        : [...words.find.hint.matchAll(/[„«]([^“»]+)[“»]/g)].map(([, each]) => each ?? '');
    expect([offered(first).isRequest, offered(second).isRequest]).toEqual([true, true]);
  });

  test('beside the box of a list', async () => {
    const { words, offered, config } = await site();
    const { hours = '', prices = '' } = words.chat.typedLists;
    const [week, menu] = [withSection(config, 'hours'), withSection(config, 'prices')];
    const read = offered(exampleIn(hours), week, 'hours.items');
    expect([read.isRequest, read.hours?.unread]).toEqual([true, []]);
    expect(offered(exampleIn(prices), menu, 'prices.items').isRequest).toBe(true);
  });

  test('at the questions of the interview', async () => {
    const { words, read, offered, config } = await site();
    const { refused } = words.interview;
    const { hints } = words.interviewCard;
    for (const typed of [refused.contact, refused.whatsapp, hints.contact].map(exampleIn)) {
      const at = {
        options: [],
        proposed: undefined,
        isAtField: false,
        question: 'contact',
        config,
        words,
        steps: STEPS,
        read,
      } as const;
      expect([typed, meaningOf(typed, 1, at).type]).toEqual([typed, 'question.answer']);
    }
    expect(contactsRead(offered(exampleIn(refused.whatsapp)))).toBeDefined();
    const place = exampleIn(hints.placeAndHours);
    const meant = meaningOf(place, 1, {
      ...{ options: [], proposed: undefined, isAtField: false, question: 'place', words, steps: STEPS, read },
      config: withSection(config, 'hours'),
    });
    const facts = meant.type === 'question.answer' ? meant.facts : undefined;
    // The address answers the question, and the hours are taken beside it.
    expect([
      place.startsWith(facts?.rest || '-'),
      facts?.edits.some(({ path }) => path.startsWith('hours.')),
    ]).toEqual([true, true]);
  });

  test('in the note of a field for hours', async () => {
    const { words, offered, config } = await site();
    const example = exampleIn(shownName(NOTES.hours, words));
    const read = offered(example, withSection(config, 'hours'), 'hours.items');
    expect([example, read.isRequest, read.hours?.unread]).toEqual([example, true, []]);
  });
});
