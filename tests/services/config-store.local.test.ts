import { expect, test } from 'vitest';
import { localConfigStore } from '../../src/services/config-store.local.ts';
import { localOwnerSecrets } from '../../src/services/owner-secret.local.ts';
import { forbiddenStorage, roomyStorage } from './local-storage.ts';

const keptIn = (storage: Storage) =>
  ['websiteConfig', 'parley.history', 'websiteHTML'].map((key) => storage.getItem(key));

test('config, history and page are kept under their keys, found again, and cleared', () => {
  const storage = roomyStorage();
  const store = localConfigStore(() => storage, new EventTarget());
  expect(store.load()).toBeNull();
  store.save('{"a":1}', '[1]');
  store.savePage('<p>');
  expect([store.load(), store.loadHistory()]).toEqual(['{"a":1}', '[1]']);
  expect(keptIn(storage)).toEqual(['{"a":1}', '[1]', '<p>']);
  store.save('{"a":2}', '[2]');
  expect(keptIn(storage)).toEqual(['{"a":2}', '[2]', null]);
  store.savePage('<p>');
  store.save(null, '[3]');
  expect(keptIn(storage)).toEqual([null, '[3]', null]);
});

test('where there is no room for both, config and history stay as they were, and so does the page', () => {
  const storage = roomyStorage(80);
  const store = localConfigStore(() => storage, new EventTarget());
  const before = ['{"a":1}', '[1]', '<p>'];
  store.save('{"a":1}', '[1]');
  store.savePage('<p>');
  expect(() => store.save('{}', 'x'.repeat(70))).toThrow('Full');
  expect(keptIn(storage)).toEqual(before);
  expect(() => store.save('x'.repeat(70), '[]')).toThrow('Full');
  expect(keptIn(storage)).toEqual(before);
  expect(() => store.save(null, 'x'.repeat(70))).toThrow('Full');
  expect(keptIn(storage)).toEqual(before);
});

test('page and config make room for the history that takes their place', () => {
  const storage = roomyStorage(110);
  const store = localConfigStore(() => storage, new EventTarget());
  store.save('x'.repeat(40), '[1]');
  store.savePage('x'.repeat(15));
  store.save('{}', 'y'.repeat(60));
  expect(keptIn(storage)).toEqual(['{}', 'y'.repeat(60), null]);
  store.save('x'.repeat(40), '[1]');
  store.save(null, 'y'.repeat(80));
  expect(keptIn(storage)).toEqual([null, 'y'.repeat(80), null]);
});

test('where nothing more can be written at all, nothing is lost', () => {
  const storage = roomyStorage();
  const store = localConfigStore(() => storage, new EventTarget());
  store.save('{"a":1}', '[1]');
  storage.setItem = () => forbiddenStorage();
  for (const config of ['{}', null]) expect(() => store.save(config, '[2]')).toThrow('Forbidden');
  expect(keptIn(storage)).toEqual(['{"a":1}', '[1]', null]);
});

test('what is live is kept under its own key, outlives a clearing, gives way where there is no room, and never stops a publish', () => {
  const storage = roomyStorage(60);
  const store = localConfigStore(() => storage, new EventTarget());
  expect(store.loadLive()).toBeNull();
  store.saveLive('{"a":1}');
  store.save(null, '');
  expect([store.loadLive(), storage.getItem('parley.live')]).toEqual(['{"a":1}', '{"a":1}']);
  store.saveLive('x'.repeat(50));
  expect(store.loadLive()).toBeNull();
  const forbidden = localConfigStore(forbiddenStorage, new EventTarget());
  forbidden.saveLive('{}');
  expect(forbidden.loadLive()).toBeNull();
});

test('a full or forbidden storage throws on saving and reads as nothing', () => {
  const full = roomyStorage(20);
  expect(() => localConfigStore(() => full, new EventTarget()).save('x'.repeat(30), '')).toThrow('Full');
  expect(localConfigStore(forbiddenStorage, new EventTarget()).load()).toBeNull();
  expect(() => localConfigStore(forbiddenStorage, new EventTarget()).save('', '')).toThrow('Forbidden');
});

test('a page there is no room for is none; the config is kept all the same, and no earlier page', () => {
  const storage = roomyStorage(60);
  const store = localConfigStore(() => storage, new EventTarget());
  store.save('{"a":1}', '[1]');
  store.savePage('<p>');
  store.savePage('x'.repeat(50));
  expect(keptIn(storage)).toEqual(['{"a":1}', '[1]', null]);
});

test('what could not be read is moved aside, even where there is no room for two', () => {
  const raw = 'x'.repeat(50);
  const storage = roomyStorage(90);
  storage.setItem('websiteConfig', raw);
  localConfigStore(() => storage, new EventTarget()).keepUnreadable(raw);
  expect(storage.getItem('websiteConfig.unreadable')).toBe(raw);
  expect(storage.getItem('websiteConfig')).toBeNull();
});

test('what was moved aside before is kept beside it, each text once', () => {
  const storage = roomyStorage();
  const store = localConfigStore(() => storage, new EventTarget());
  for (const raw of ['first', 'second', 'second', 'third']) store.keepUnreadable(raw);
  expect(storage.getItem('websiteConfig.unreadable')).toBe('third');
  expect(storage.getItem('parley.unreadable.1')).toBe('first');
  expect(storage.getItem('parley.unreadable.2')).toBe('second');
  expect(storage.length).toBe(3);
});

test('what cannot be moved aside stays where it is', () => {
  const raw = 'x'.repeat(50);
  const storage = roomyStorage(65);
  storage.setItem('websiteConfig', raw);
  localConfigStore(() => storage, new EventTarget()).keepUnreadable(raw);
  expect(storage.getItem('websiteConfig')).toBe(raw);
});

test('the owner secret is made once and kept; a damaged one is made anew', () => {
  const storage = roomyStorage();
  let byte = 0;
  const secrets = () =>
    localOwnerSecrets(
      () => storage,
      (count) => new Uint8Array(count).fill(byte++),
    );
  const first = secrets().secret();
  expect(secrets().secret()).toBe(first);
  expect(storage.getItem('parley.owner')).toBe(first);
  storage.setItem('parley.owner', 'no secret');
  expect(secrets().secret()).not.toBe(first);
});

test('where storage is forbidden the owner secret lasts as long as the page', () => {
  let byte = 0;
  const secrets = localOwnerSecrets(forbiddenStorage, (count) => new Uint8Array(count).fill(byte++));
  expect(secrets.secret()).toBe(secrets.secret());
});
