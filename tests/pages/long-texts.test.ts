import { expect } from 'vitest';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { compositionChoices } from '../../templates/composed-look.ts';
import { loadFreshWebsite } from '../../templates/fresh-websites.ts';
import { addressEdits, contactEdits, nameEdits } from '../../templates/interview-edits.ts';
import { renderPage } from '../../templates/pages.ts';
import { startingContent } from '../../templates/starting-content.ts';
import { fieldsOf } from '../templates/facts.ts';
import { configWith } from '../templates/page-reading.ts';
import { TEMPLATES } from '../templates/template-facts.ts';
import { brokenWords } from './broken-words.ts';
import { test } from './offline-page-test.ts';

const COMPOUND = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterin';
const PARAGRAPH = 'We bake with flour from the mill next door, and with time. '.repeat(16);
const LEADS: Readonly<Record<string, string>> = {
  landing_business: 'hero.subtitle.text',
  moonlight: 'home.description',
};

test.for(TEMPLATES.map(([name, { template }]) => [name, template] as const))(
  '%s: no word of any text breaks without a hyphen',
  async ([, template], { page }) => {
    // Contacts are copied as they stand.
    const texts = fieldsOf(template).filter(
      ({ type, path }) => type === 'text' && !/phone|email|url|price|globalSettings/i.test(path),
    );
    const values = Object.fromEntries(texts.map(({ path }) => [path, `Unsere ${COMPOUND} im Haus`]));
    const found = new Set<string>();
    await page.setContent(template.render(configWith(template, values)));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const word of await brokenWords(page, 'main, footer')) found.add(`${width} px: ${word}`);
    }
    expect([...found]).toEqual([]);
  },
);

test.for(TEMPLATES.map(([name, { template }]) => [name, template] as const))(
  '%s: a long paragraph leaves the button on the first screen of a phone',
  async ([, template], { page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const fresh = await loadFreshWebsite(template, 'en');
    const begun = await startingContent.load({ config: fresh, business: 'bakery', language: 'en' });
    const told: readonly ((config: Config) => Parameters<typeof applyPlan>[1])[] = [
      (config) => nameEdits(config, 'Otter and Sons'),
      (config) => contactEdits(config, { phone: '030 123456' }),
      (config) => addressEdits(config, '12 Mill Lane, 4711 Fernhill'),
      () => [{ path: LEADS[template.id] ?? '', typed: PARAGRAPH }],
    ];
    const own = told.reduce((config, edits) => applyPlan(config, edits(config)) ?? config, begun);
    const found: Record<string, boolean> = {};
    for (const { composition, needs, shown } of compositionChoices(own)) {
      if (needs !== undefined) continue;
      await page.setContent(renderPage(shown));
      const bottom = await page.evaluate(() => {
        const button = document.querySelector('#main .button');
        const lead = document.querySelector('.lead')?.getBoundingClientRect();
        const box = button?.getBoundingClientRect();
        return box && lead && box.bottom <= lead.top ? box.bottom : Number.POSITIVE_INFINITY;
      });
      found[composition] = bottom <= 844;
    }
    expect(Object.keys(found).length).toBeGreaterThan(1);
    expect(Object.values(found), JSON.stringify(found)).not.toContain(false);
  },
);
