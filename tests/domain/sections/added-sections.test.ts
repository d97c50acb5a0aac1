import { describe, expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { leavesOf } from '../../../domain/config/leaves.ts';
import { loadConfig } from '../../../domain/config/load-config.ts';
import { arrange } from '../../../domain/editing/arrangement.ts';
import { canRevert, NO_HISTORY, record, revert, undo } from '../../../domain/editing/history.ts';
import { setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { isSectionSample } from '../../../domain/sections/section-marks.ts';
import { ADDED_IDS, type AddedId } from '../../../domain/sections/section-nodes.ts';
import { carriedOver } from '../../../templates/carried-content.ts';
import { samplesOn, withoutSamples } from '../../../templates/check/samples.ts';
import { loadPages, renderPage } from '../../../templates/pages.ts';
import { templates } from '../../../templates/templates.ts';

await loadPages();

const samplesIn = (config: Config) =>
  leavesOf(config)
    .filter((leaf) => isSectionSample(config, leaf))
    .map(({ path }) => path);

describe.each(templates)('$name', ({ base }) => {
  test.each(ADDED_IDS)('with %s it is stored and loads again, and one step takes it back', (id) => {
    const config = withSection(base, id);
    expect(loadConfig(JSON.stringify(config), () => base, base)).toEqual({ config, isUnreadable: false });
    const added = record({ config: base, history: NO_HISTORY }, config, {
      kind: 'arrange',
      act: 'add',
      path: id,
    });
    expect(added.history.past).toHaveLength(1);
    expect(undo(added).config).toEqual(base);
    expect(arrange(config, { act: 'remove', path: id })).toEqual(base);
  });

  test.each(ADDED_IDS)('the review lists the samples of %s, and a publish leaves it off the page', (id) => {
    const config = withSection(base, id);
    const listed = samplesOn(config).flatMap(({ paths }) => paths);
    const own = listed.filter((path) => path.startsWith(`${id}.`));
    expect(own).toEqual(samplesIn(config));
    expect(own.length).toBeGreaterThan(0);
    const published = withoutSamples(config);
    expect(samplesOn(published)).toEqual([]);
    // A legal notice still says what is true of every page.
    expect(renderPage(published).includes(`<section id="${id}"`)).toBe(id === 'legal');
  });

  test('its page is the same without added sections, and removing them leaves nothing behind', () => {
    const all = ADDED_IDS.reduce(withSection, base);
    expect(renderPage(all)).not.toBe(renderPage(base));
    const none = ADDED_IDS.reduce<Config>((config, path) => arrange(config, { act: 'remove', path }), all);
    expect(renderPage(none)).toBe(renderPage(base));
  });
});

test('a section begins in the page’s language, in English where there are no samples in it', () => {
  const titles = ['de-AT', 'ar', 'sv', ''].map((language) => {
    const config = setAt(templates[0].base, ['globalSettings', 'language'], language);
    return withSection(config, 'hours').hours;
  });
  expect(titles).toMatchObject([
    { title: 'Öffnungszeiten' },
    { title: 'ساعات العمل' },
    { title: 'Opening hours' },
    { title: 'Opening hours' },
  ]);
});

test('what is written in place of a sample is none; a title and the days of the week are true of anybody', () => {
  const config = withSection(templates[0].base, 'hours');
  expect(samplesIn(config)).toEqual(['hours.items[0].hours', 'hours.items[1].hours', 'hours.note']);
  const written = applyPlan(config, [
    { path: 'hours.items[0].hours', typed: '9:00 – 18:00' },
    { path: 'hours.note', typed: '' },
  ]);
  expect(samplesIn(written ?? config)).toEqual(['hours.items[1].hours']);
});

test('a section that was added before another one is reverted by Remove alone', () => {
  const add = (id: AddedId) => ({ act: 'add', path: id }) as const;
  const start = { config: templates[0].base, history: NO_HISTORY };
  const one = record(start, arrange(start.config, add('hours')), { kind: 'arrange', ...add('hours') }, 'one');
  const two = record(one, arrange(one.config, add('team')), { kind: 'arrange', ...add('team') }, 'two');
  expect([canRevert(one, 'one'), canRevert(two, 'one'), canRevert(two, 'two')]).toEqual([true, false, true]);
  expect(revert(two, 'two').config).toEqual(one.config);
});

test('added sections move to another template whole, with their place among what was carried', () => {
  const [landing, portfolio] = templates;
  const config = applyPlan(withSection(landing.base, 'questions'), [
    { path: 'questions.items[0].answer', typed: 'Yes, on Sundays too.' },
    { path: 'questions.hidden', typed: true },
  ]);
  const carried = carriedOver(config ?? landing.base, portfolio?.base ?? landing.base);
  expect(carried.left).toEqual(new Map());
  expect(carried.config.questions).toEqual(config?.questions);
  expect(carried.config._structure.sections.map(({ id }) => id)).toEqual([
    'header',
    'home',
    'services',
    'portfolio',
    'questions',
    'contact',
  ]);
});
