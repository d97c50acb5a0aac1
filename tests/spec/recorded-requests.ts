import type { Request } from 'playwright';
import { test as base } from '../harness/builder/builder-test.ts';
import { unhurriedHands } from '../harness/builder/unhurried-hands.ts';

/** `visit` opens the builder and records every request of the visitor's browser. */
export const test = base.extend('visit', ({ browser, openBuilder }) => async () => {
  const profile = await browser.newContext({ serviceWorkers: 'block' });
  await profile.addInitScript(unhurriedHands);
  const requests: Request[] = [];
  profile.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  const builder = await openBuilder({ profile });
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  return { builder, requests };
});
