import { expect, test } from 'vitest';
import { openBodyBudget } from '../../../server/http/body-budget.ts';

/** A budget of 100 bytes; `cut` are the names of the bodies that were cut so far. */
function open() {
  const holdBody = openBodyBudget(100);
  const cut: string[] = [];
  const hold = (client: string, name: string, bytes: number) => {
    const held = holdBody(client);
    held.cut.catch(({ status, retryAfter }) => cut.push(`${name} ${status} ${retryAfter}`));
    held.add(bytes);
    return held;
  };
  return { hold, cut };
}

/** What was rejected is told in the next turn. */
const told = () => new Promise((resolve) => setImmediate(resolve));

test('the client that holds the most loses its oldest body', async () => {
  const { hold, cut } = open();
  hold('honest', 'first', 30);
  hold('greedy', 'second', 30);
  hold('greedy', 'third', 30);
  await told();
  expect(cut).toEqual([]);
  hold('another', 'fourth', 20);
  await told();
  expect(cut).toEqual(['second 503 5']);
});

test('a body that is whole is not cut; the one for which there is no room is', async () => {
  const { hold, cut } = open();
  hold('greedy', 'first', 90).finish();
  hold('honest', 'second', 20);
  await told();
  expect(cut).toEqual(['second 503 5']);
});

test('a released body gives its memory back', async () => {
  const { hold, cut } = open();
  hold('a', 'first', 90).release();
  const second = hold('b', 'second', 90);
  await told();
  expect(cut).toEqual([]);
  second.add(20);
  await told();
  expect(cut).toEqual(['second 503 5']);
});
