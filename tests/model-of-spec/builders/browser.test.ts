import { test } from '../../harness/builder/builder-test.ts';
import { assertWalks } from '../assert-walks.ts';
import { browserBuilder } from './browser-builder.ts';

// Without a seed each run takes other walks; a failure names the seed that repeats them.
const { WALKS = '12', SEED } = process.env;

test('the built app does what the model of the specification says', async ({ browser, url }) => {
  await assertWalks(() => browserBuilder(browser, url), {
    runs: Number(WALKS),
    length: 100,
    seed: SEED === undefined ? undefined : Number(SEED),
  });
});
