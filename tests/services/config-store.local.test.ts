import { expect, test } from 'vitest';
import { localConfigStore } from '../../src/services/config-store.local.ts';
import { localOwnerSecrets } from '../../src/services/owner-secret.local.ts';
import { forbiddenStorage, roomyStorage } from './local-storage.ts';

test('config and page are kept under their keys, found again, and cleared', () => {
  const storage = roomyStorage();
  const store = localConfigStore(() => storage, new EventTarget());
  expect(store.load()).toBeNull();
  store.save('{"a":1}');
  store.savePage('<p>');
  expect(store.load()).toBe('{"a":1}');
  expect(storage.getItem('websiteConfig')).toBe('{"a":1}');
  expect(storage.getItem('websiteHTML')).toBe('<p>');
  store.save('{"a":2}');
  expect(storage.getItem('websiteConfig')).toBe('{"a":2}');
  expect(storage.getItem('websiteHTML')).toBeNull();
  store.clear();
  expect(storage.length).toBe(0);
});

test('the history is kept under its own key, outlives a clearing, and gives way where there is no room', () => {
  const storage = roomyStorage(40);
  const store = localConfigStore(() => storage, new EventTarget());
  expect(store.loadHistory()).toBeNull();
  store.saveHistory('[1]');
  store.save('{}');
  store.clear();
  expect(store.loadHistory()).toBe('[1]');
  expect(storage.getItem('parley.history')).toBe('[1]');
  store.saveHistory('x'.repeat(50));
  expect(store.loadHistory()).toBeNull();
  expect(localConfigStore(forbiddenStorage, new EventTarget()).loadHistory()).toBeNull();
});

test('what is live is kept under its own key, outlives a clearing, gives way where there is no room, and never stops a publish', () => {
  const storage = roomyStorage(40);
  const store = localConfigStore(() => storage, new EventTarget());
  expect(store.loadLive()).toBeNull();
  store.saveLive('{"a":1}');
  store.clear();
  expect([store.loadLive(), storage.getItem('parley.live')]).toEqual(['{"a":1}', '{"a":1}']);
  store.saveLive('x'.repeat(50));
  expect(store.loadLive()).toBeNull();
  const forbidden = localConfigStore(forbiddenStorage, new EventTarget());
  forbidden.saveLive('{}');
  expect(forbidden.loadLive()).toBeNull();
});

test('a full or forbidden storage throws on saving and reads as nothing', () => {
  const full = roomyStorage(20);
  expect(() => localConfigStore(() => full, new EventTarget()).save('x'.repeat(30))).toThrow('Full');
  expect(localConfigStore(forbiddenStorage, new EventTarget()).load()).toBeNull();
  expect(() => localConfigStore(forbiddenStorage, new EventTarget()).save('')).toThrow('Forbidden');
});

test('a config there is no room for leaves the one before, and its page', () => {
  const storage = roomyStorage(40);
  const store = localConfigStore(() => storage, new EventTarget());
  store.save('{"a":1}');
  store.savePage('<p>');
  expect(() => store.save('x'.repeat(50))).toThrow('Full');
  expect([storage.getItem('websiteConfig'), storage.getItem('websiteHTML')]).toEqual(['{"a":1}', '<p>']);
});

test('a page there is no room for is refused; the config is kept all the same, and no earlier page', () => {
  const storage = roomyStorage(40);
  const store = localConfigStore(() => storage, new EventTarget());
  store.save('{"a":1}');
  store.savePage('<p>');
  expect(() => store.savePage('x'.repeat(50))).toThrow('Full');
  expect(storage.getItem('websiteConfig')).toBe('{"a":1}');
  expect(storage.getItem('websiteHTML')).toBeNull();
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
