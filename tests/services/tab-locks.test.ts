import { expect, test } from 'vitest';
import { webTabLocks } from '../../src/services/tab-locks.web-locks.ts';
import { tabLocksContract } from './tab-locks.contract.ts';
import { fakeTabLocks } from './tab-locks.fake.ts';

const shared = fakeTabLocks();
tabLocksContract('memory', () => shared);
tabLocksContract('Web Locks', () => webTabLocks(navigator.locks));

test('without Web Locks nobody waits', async () => {
  const locks = webTabLocks(undefined);
  const signal = new AbortController().signal;
  const release = await locks.take('a', signal);
  (await locks.take('a', signal))();
  expect(release()).toBe(undefined);
});
