import { describe, expect, it } from 'vitest';
import { BUSINESSES } from '../../domain/choices/businesses.ts';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { withStartingContent } from '../../domain/editing/starting-content.ts';
import { COMPOSITION_PATH, COMPOSITIONS } from '../../templates/layouts/composition-names.ts';
import { startOf } from '../../templates/starting-content.ts';
import type { LoadedTemplate } from '../../templates/template.ts';
import { TEMPLATES } from './template-facts.ts';

/** The three pictures that an interview asks for. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  landing_business: ['hero.image', 'features.image', 'cta.image'],
  moonlight: ['home.image', 'home.authorImage.image', 'portfolio.items[0].thumbnail'],
};
/** Each way to fill three fields or leave them empty. */
const FILLINGS = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].filter((at) => (bits >> at) & 1));
const CASES = ['', ...COMPOSITIONS].flatMap((composition) =>
  FILLINGS.map((places) => ({ composition, places })),
);

describe.each(TEMPLATES)('%s', (_, { template }) => {
  const fields = FIELDS[template.id] ?? [];
  const addressOf = (place: number) => `https://pictures.example/${place}.webp`;

  it.each(BUSINESSES)('shows every picture of a %s, however the page opens', async (business) => {
    const start = withStartingContent(template.base, await startOf(template.base, business, 'en'));
    const lost = CASES.filter(({ composition, places }) => {
      const page = drawn(template, start, [
        [COMPOSITION_PATH, composition],
        ...places.map((place) => [fields[place] ?? '', addressOf(place)] as const),
      ]);
      return places.some((place) => !page.includes(`<img src="${addressOf(place)}"`));
    });
    expect(lost).toEqual([]);
  });
});

function drawn(
  template: LoadedTemplate,
  start: Config,
  values: readonly (readonly [path: string, typed: string])[],
): string {
  const config = applyPlan(
    start,
    values.map(([path, typed]) => ({ path, typed })),
  );
  if (!config) throw new Error(`${template.id} has no such fields.`);
  return template.render(config);
}
