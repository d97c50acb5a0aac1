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

test('the edit of a tab that is gone is handed on once, and is the heir’s then', async () => {
  const storage = roomyStorage();
  localEditsAhead(() => storage, undefined).keep('one', 'typed');
  storage.setItem('parley.history', '[]');
  const ahead = localEditsAhead(() => storage, navigator.locks);
  expect(await ahead.inherit('two')).toBe('typed');
  expect([storage.getItem(KEY), storage.getItem('parley.ahead.two')]).toEqual([null, 'typed']);
  const third = localEditsAhead(() => storage, navigator.locks);
  expect(await third.inherit('three')).toBeUndefined();
  ahead.keep('two', undefined);
  expect(storage.length).toBe(1);
});

test('the edit of a tab that lives is left to it, also when it is its second one', async () => {
  const storage = roomyStorage();
  const ahead = localEditsAhead(() => storage, navigator.locks);
  for (const edit of ['first', undefined, 'second']) {
    ahead.keep('one', edit);
    await navigator.locks.query();
  }
  expect(await localEditsAhead(() => storage, navigator.locks).inherit('two')).toBeUndefined();
  expect(storage.getItem(KEY)).toBe('second');
  ahead.keep('one', undefined);
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
});

test('where storage is forbidden, or full, there are none', async () => {
  const full = roomyStorage(5);
  for (const storage of [forbiddenStorage, () => full]) {
    const ahead = localEditsAhead(storage, navigator.locks);
    ahead.keep('one', 'typed');
    expect(await localEditsAhead(storage, navigator.locks).inherit('two')).toBeUndefined();
    ahead.keep('one', undefined);
  }
});
