import { expect, test } from 'vitest';
import { withRetries } from '../../../server/database/retry.postgres.ts';

const failing = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

/** Work that fails this many times and counts its tries. */
function work(error: Error, failures: number) {
  const tries = { count: 0 };
  const run = async () => {
    tries.count += 1;
    if (tries.count <= failures) throw error;
    return 'done';
  };
  return { run, tries };
}

test.each([
  ['a serialization failure', failing('40001')],
  ['a deadlock', failing('40P01')],
  ['a server that is being stopped', failing('57P01')],
  ['a broken connection', failing('08006')],
  ['a connection that was reset', failing('ECONNRESET')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  [
    'a connection that ended between two statements',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
])('after %s the work is retried up to the given number of times', async (_, error) => {
  const [passing, lasting] = [work(error, 2), work(error, 3)];
  expect(await withRetries(3, passing.run)).toBe('done');
  await expect(withRetries(3, lasting.run)).rejects.toBe(error);
  expect([passing.tries.count, lasting.tries.count]).toEqual([3, 3]);
});

test.each([
  ['a constraint', failing('23505')],
  ['a statement that took too long', failing('57014')],
  [
    'a connection that could not be made in time',
    new Error('Connection terminated due to connection timeout'),
  ],
  ['a server that is not there', failing('ECONNREFUSED')],
  ['a programming error', new TypeError('undefined is not a function')],
])('%s is not retried', async (_, error) => {
  const { run, tries } = work(error, 1);
  await expect(withRetries(3, run)).rejects.toBe(error);
  expect(tries.count).toBe(1);
});
