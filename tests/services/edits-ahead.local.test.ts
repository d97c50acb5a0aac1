import { expect, test } from 'vitest';
import { localEditsAhead } from '../../src/services/edits-ahead.local.ts';
import { forbiddenStorage, roomyStorage } from './local-storage.ts';

const KEY = 'parley.ahead.one';

test('a tab’s edit is kept under its name for as long as it has one', () => {
  const storage = roomyStorage();
  const ahead = localEditsAhead(() => storage, undefined);
  ahead.keep('one', 'first');
  ahead.keep('one', 'second');
  expect([storage.getItem(KEY), storage.length]).toEqual(['second', 1]);
  ahead.keep('one', undefined);
  expect(storage.length).toBe(0);
});

test('the edits of tabs that are gone are handed on once, and kept until the heir has stored them', async () => {
  const storage = roomyStorage();
  for (const tab of ['one', 'other']) localEditsAhead(() => storage, undefined).keep(tab, `typed in ${tab}`);
  storage.setItem('parley.history', '[]');
  const ahead = localEditsAhead(() => storage, navigator.locks);
  expect(await ahead.inherit()).toEqual(['typed in one', 'typed in other']);
  expect(storage.length).toBe(3);
  expect(await localEditsAhead(() => storage, navigator.locks).inherit()).toEqual([]);
  ahead.keep('two', 'typed here');
  expect(storage.length).toBe(4);
  ahead.keep('two', undefined);
  expect([storage.length, storage.getItem('parley.history')]).toEqual([1, '[]']);
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
});

test('the edit of a tab that lives is left to it, also when it is its second one', async () => {
  const storage = roomyStorage();
  const ahead = localEditsAhead(() => storage, navigator.locks);
  for (const edit of ['first', undefined, 'second']) {
    ahead.keep('one', edit);
    await navigator.locks.query();
  }
  expect(await localEditsAhead(() => storage, navigator.locks).inherit()).toEqual([]);
  expect(storage.getItem(KEY)).toBe('second');
  ahead.keep('one', undefined);
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
});

test('a page has one site at a time: what an earlier one of it had on its way is given up', async () => {
  for (const locks of [navigator.locks, undefined]) {
    const storage = roomyStorage();
    const ahead = localEditsAhead(() => storage, locks);
    ahead.keep('one', 'typed');
    expect(await ahead.inherit()).toEqual([]);
    expect(storage.length).toBe(0);
    ahead.keep('two', 'typed');
    await navigator.locks.query();
    if (locks) expect(await localEditsAhead(() => storage, locks).inherit()).toEqual([]);
    ahead.keep('two', undefined);
  }
});

test('where locks cannot be asked for, edits are left to a later visit', async () => {
  const storage = roomyStorage();
  storage.setItem(KEY, 'typed');
  const broken = { request: () => Promise.reject(new Error('no locks')) } as unknown as LockManager;
  expect(await localEditsAhead(() => storage, broken).inherit()).toEqual([]);
  expect(storage.getItem(KEY)).toBe('typed');
});

test('where storage is forbidden, or full, there are none', async () => {
  const full = roomyStorage(5);
  for (const storage of [forbiddenStorage, () => full]) {
    const ahead = localEditsAhead(storage, navigator.locks);
    ahead.keep('one', 'typed');
    expect(await localEditsAhead(storage, navigator.locks).inherit()).toEqual([]);
    ahead.keep('one', undefined);
  }
});
