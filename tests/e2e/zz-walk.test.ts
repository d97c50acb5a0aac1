import { expect } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from '../harness/builder-test.ts';

test('still clock', async ({ builder }) => {
  await builder.page.reload();
  await builder.say('hero.title.text Again');
  await wait(1800);
  expect(await builder.page.getByRole('button',{name:'Send'}).innerText()).toBe('...');
  await builder.second();
  expect(await builder.lastMessage()).toContain('Again');
});
test('fails by console', async ({ builder }) => {
  await builder.page.evaluate(() => console.error('bad'));
});
test('fails by throw in timer', async ({ builder }) => {
  await builder.page.evaluate(() => { setTimeout(() => { throw new Error('late'); }, 500); });
  await builder.page.clock.runFor(1000);
});
test('expected', async ({ builder, openBuilder }) => {
  builder.problems.expect(/bad/); builder.problems.expect(/never/);
  await builder.page.evaluate(() => console.error('bad'));
  const b = await openBuilder({ profile: builder.profile, path: '/?inspect' });
  console.log(await b.page.evaluate(() => typeof (window as any).parley));
});
