import { expect, test } from 'vitest';
import { indexedDbJournal } from '../../src/services/journal.indexeddb.ts';
import { journalContract } from './journal.contract.ts';

const HEAD = { count: 1, since: 7, at: 9 };
const reopen = () => indexedDbJournal(() => indexedDB);
/** The journal of a browser that has none: those that are open let go of it. */
async function start() {
  await forgetAll();
  return { journal: reopen(), reopen };
}

function forgetAll(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('parley');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

journalContract('the browser’s database', start);

test('a journal that the visitor had the browser forget is begun anew', async () => {
  const { journal } = await start();
  await journal.write(HEAD, new Map([['a', 'x']]));
  await forgetAll();
  expect(await journal.head()).toBeUndefined();
  await journal.write(HEAD, new Map([['b', 'y']]));
  expect((await journal.read())?.texts).toEqual(new Map([['b', 'y']]));
});

test('where the browser has no database every call says so, and the next one asks again', async () => {
  await forgetAll();
  let isForbidden = true;
  const journal = indexedDbJournal(() => {
    if (isForbidden) throw new DOMException('Forbidden', 'SecurityError');
    return indexedDB;
  });
  journal.leave(1);
  await expect(journal.head()).rejects.toThrow('Forbidden');
  await expect(journal.write(HEAD, new Map())).rejects.toThrow('Forbidden');
  isForbidden = false;
  expect(await journal.head()).toBeUndefined();
});
