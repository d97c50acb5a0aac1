import { describe, expect, test } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import type { Json } from '../../../domain/json/json.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { ADDED_IDS } from '../../../domain/sections/section-nodes.ts';
import * as landing from '../../../templates/landing-business/shapes.ts';
import { hasContent } from '../../../templates/layouts/bands.ts';
import { type Shape, type ShapeOn, type Shapes, shapesOf } from '../../../templates/layouts/shapes.ts';
import * as portfolio from '../../../templates/moonlight/shapes.ts';
import { readValues, type Values } from '../../../templates/page/values.ts';
import { loadPages } from '../../../templates/pages.ts';
import { startingContent } from '../../../templates/starting-content.ts';
import { templates } from '../../../templates/templates.ts';

const PICTURE = 'https://pictures.example/1.webp';
const FIXED: Shapes = ['edge'];

test.each<[string, readonly Shapes[], readonly Shape[]]>([
  ['a section takes its best shape', [['beside', 'below']], ['beside']],
  ['its lower neighbor another one', [['beside'], ['beside', 'below']], ['beside', 'below']],
  ['what can stand in one shape only keeps it', [['edge', 'beside', 'below'], FIXED], ['beside', 'edge']],
  [
    'between two of one shape stands a third',
    [['beside'], ['beside', 'edge', 'below'], FIXED],
    ['beside', 'below', 'edge'],
  ],
])('%s', (_, shapes, chosen) => {
  expect([...shapesOf(shapes.map((each, at) => ({ id: `${at}`, shapes: each }))).values()]).toEqual(chosen);
});

describe.each([
  ['landing_business', landing],
  ['moonlight', portfolio],
] as const)('on every page of %s', (id, { idsOnPage, shapeOn }) => {
  test.each(BUSINESSES)('of a %s no two neighbors have one shape', async (business) => {
    await loadPages();
    const template = templates.find((each) => each.id === id);
    if (!template) throw new Error(`no template ${id}`);
    const begun = await startingContent.load({ config: template.base, business, language: 'en' });
    // Beside a margin all headings stand alike.
    const started = withValue(begun, 'globalSettings.composition', 'words');
    const full = ADDED_IDS.reduce(withSection, started);
    const pages = [started, full].flatMap((config) => [config, withPictures(config)]);
    // Each section is left out in turn, so that others become neighbors.
    const alike = pages.flatMap((config) =>
      ['', ...ADDED_IDS, 'benefits', 'features', 'services', 'portfolio'].flatMap((hidden) => {
        const page = hidden === '' ? config : withValue(config, `${hidden}.hidden`, true);
        const values = readValues(page, template.base);
        return neighborsAlike(values, idsOnPage(values), shapeOn).map((pair) => `${pair} without ${hidden}`);
      }),
    );
    expect(alike).toEqual([]);
  });
});

/** Neighbors of one shape. Halves of a band are one. */
function neighborsAlike(values: Values, ids: readonly string[], shapeOn: ShapeOn): readonly string[] {
  const shown = ids.filter((id) => !['hero', 'home', 'cta'].includes(id));
  const drawn = shown.filter((id) => !ADDED_IDS.some((each) => each === id) || hasContent(values, id));
  return drawn.flatMap((id, at) => {
    const below = drawn[at + 1];
    const shape = shapeOn(values, id);
    const isBand = shape === 'half' && isPair(id, below);
    return below !== undefined && !isBand && shape === shapeOn(values, below) ? [`${id} ${below}`] : [];
  });
}

function isPair(id: string, below: string | undefined): boolean {
  return ['features prices', 'hours location', 'location hours'].includes(`${id} ${below}`);
}

function withPictures(config: Config): Config {
  return [
    'features.image',
    'services.firstService.image',
    'portfolio.items[0].thumbnail',
    'about.image',
  ].reduce((page, path) => withValue(page, path, PICTURE), config);
}

function withValue(config: Config, path: string, value: Json): Config {
  return setAt(config, parsePath(path) ?? [], value) as Config;
}
