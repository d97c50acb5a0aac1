import { expect, test } from 'vitest';
import { jump } from '../../src/app/jump.ts';
import type { Services } from '../../src/app/services.ts';
import { greet } from '../../src/domain/conversation.ts';
import { NO_HISTORY } from '../../src/domain/history.ts';
import { en } from '../../src/words/en/en.ts';
import { resolveOutline } from '../../templates/catalog.ts';
import { renderPage } from '../../templates/registry.ts';

const config = resolveOutline({}).outline.base;
const moment = { config, history: NO_HISTORY, conversation: greet({ config, words: en, at: 1 }) };

/** Jumps where a browser stores what `save` lets it; answers what was done in which order, and what the app read. */
async function jumped(save: (config: string) => string) {
  let kept = 'another';
  const diary: string[] = [];
  const configs: Services['configs'] = {
    load: () => kept,
    loadHistory: () => 'another',
    loadLive: () => null,
    saveLive: () => undefined,
    save: (stored, history) => {
      kept = save(stored ?? '');
      diary.push(`config ${stored}`, `history ${history}`);
    },
    savePage: (html) => diary.push(`page ${html}`),
    watch: () => () => undefined,
    keepUnreadable: () => {},
  };
  const got: Services['configs'][] = [];
  await jump({ configs } as Services, moment, (services, conversation) => {
    expect(conversation).toBe(moment.conversation);
    diary.push('restart');
    got.push(services.configs);
  });
  return { diary, loaded: got.map((each) => [each.load(), each.loadHistory()]) };
}

const KEPT = [[JSON.stringify(config), JSON.stringify(NO_HISTORY)]];

test('the app starts at the moment, and then the moment is stored, with its page', async () => {
  const { diary, loaded } = await jumped((stored) => stored);
  expect(diary).toEqual([
    'restart',
    `config ${JSON.stringify(config)}`,
    `history ${JSON.stringify(NO_HISTORY)}`,
    `page ${renderPage(config)}`,
  ]);
  expect(loaded).toEqual(KEPT);
});

test('a page that was being drawn is not stored with what was changed since', async () => {
  const { diary } = await jumped(() => 'changed since');
  expect(diary.map((line) => line.split(' ')[0])).toEqual(['restart', 'config', 'history']);
});

test('where nothing can be stored, the app starts at the moment all the same', async () => {
  const { diary, loaded } = await jumped(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(diary).toEqual(['restart']);
  expect(loaded).toEqual(KEPT);
});
