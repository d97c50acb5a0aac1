import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FIRST_LOAD_JS_BUDGET, weighFirstLoad } from '../harness/first-load.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

test('the first load brings no more JavaScript than its budget', async () => {
  const { js } = await weighFirstLoad(DIST);
  expect(js.gzip).toBeGreaterThan(0);
  expect(js.gzip).toBeLessThanOrEqual(FIRST_LOAD_JS_BUDGET);
});
