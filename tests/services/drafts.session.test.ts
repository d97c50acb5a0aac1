import { expect, test } from 'vitest';
import { sessionDrafts } from '../../src/services/drafts.session.ts';
import { roomyStorage } from './local-storage.ts';

test('texts are kept, and none are kept once there are none', () => {
  const storage = roomyStorage();
  const drafts = sessionDrafts(() => storage);
  expect(drafts.read()).toEqual({});
  drafts.keep({ 'hero.title.text': 'Bread' });
  expect(sessionDrafts(() => storage).read()).toEqual({ 'hero.title.text': 'Bread' });
  drafts.keep({});
  expect([drafts.read(), storage.length]).toEqual([{}, 0]);
});

test.each(['no JSON', '[]', 'null', '{"a":1}'])('what cannot be read, %s, is none', (kept) => {
  const storage = roomyStorage();
  storage.setItem('parley.drafts', kept);
  expect(sessionDrafts(() => storage).read()).toEqual({});
});

test('without storage nothing breaks', () => {
  const drafts = sessionDrafts(() => {
    throw new Error('forbidden');
  });
  drafts.keep({ 'hero.title.text': 'Bread' });
  expect(drafts.read()).toEqual({});
});
