import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageWith } from '../templates/page-reading.ts';
import { cleanConfigs } from '../templates/page-variants.ts';
import { FULL_PAGES } from '../templates/with-added-sections.ts';
import { hostileConfigs, someHostileConfigs, textsOf } from './hostile-configs.ts';
import { test } from './offline-page-test.ts';
import { watchEvents } from './page-events.ts';
import { fingerprintOf, type PageFingerprint, unexpectedIn, unionOf } from './page-fingerprint.ts';

const AT_ONCE = 24;
// It takes seconds on an idle machine.
const LONGEST_MS = 180_000;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

describe.each(FULL_PAGES)('%s', (_, template) => {
  test('escaping alone keeps every string in every field plain text', {
    timeout: LONGEST_MS,
  }, async ({ page }) => {
    const events = watchEvents(page, (address) => /^about:(?:blank|srcdoc)$/.test(address));
    await page.setContent('<iframe></iframe>'.repeat(AT_ONCE));
    await page.evaluate(`globalThis.fingerprintOf = ${fingerprintOf}`);
    const clean = unionOf(
      await parsed(
        page,
        cleanConfigs(template).map((config) => template.render(config)),
      ),
    );
    const unexpected = new Set<string>();
    const configs = hostileConfigs(template);
    const fingerprints = await parsed(
      page,
      configs.map((values) => pageWith(template, values)),
    );
    for (const [at, fingerprint] of fingerprints.entries())
      for (const found of unexpectedIn(fingerprint, clean, textsOf(template, configs[at] ?? {})))
        unexpected.add(found);
    // What could run is an unexpected element, attribute or address. That nothing runs is seen with each string in some field.
    await run(
      page,
      someHostileConfigs(template).map((values) => pageWith(template, values)),
    );
    expect({ events, unexpected: [...unexpected] }).toEqual({ events: [], unexpected: [] });
  });
});

/** The fingerprints of pages as the browser reads them, without drawing them or running their scripts. */
async function parsed(page: Page, pages: readonly string[]): Promise<readonly PageFingerprint[]> {
  const fingerprints: PageFingerprint[] = [];
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const read = await page.evaluate(
      (texts) => {
        const { fingerprintOf: fingerprint } = globalThis as unknown as {
          fingerprintOf: typeof fingerprintOf;
        };
        const parser = new DOMParser();
        return JSON.stringify(texts.map((text) => fingerprint(parser.parseFromString(text, 'text/html'))));
      },
      pages.slice(at, at + AT_ONCE),
    );
    // Sent as JSON text: Playwright serializes a large object more slowly.
    fingerprints.push(...JSON.parse(read));
  }
  return fingerprints;
}

/** Draws pages in frames without policy or sandbox, where the browser would run their scripts. */
async function run(page: Page, pages: readonly string[]): Promise<void> {
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const documents = pages.slice(at, at + AT_ONCE).map((text) => text.replace(POLICY, ''));
    await page.evaluate(async (texts) => {
      const frames = [...document.querySelectorAll('iframe')].slice(0, texts.length);
      const loads = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)));
      for (const [place, { contentDocument }] of frames.entries()) {
        contentDocument?.open();
        contentDocument?.write(texts[place] ?? '');
        contentDocument?.close();
      }
      await Promise.all(loads);
    }, documents);
  }
}
