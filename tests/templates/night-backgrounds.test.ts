import { converter } from 'culori/fn';
import { expect, it } from 'vitest';
import { BUSINESSES } from '../../domain/choices/businesses.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { BUSINESS_LOOKS } from '../../templates/businesses/looks.ts';
import { COMPOSITION_PATH, COMPOSITIONS } from '../../templates/layouts/composition-names.ts';
import { paletteEdits } from '../../templates/palettes.ts';
import { variablesOf } from './page-reading.ts';
import { TEMPLATES } from './template-facts.ts';

/** What rounding to 256 steps may add to the chroma of a dark color. */
const ROUNDING = 0.006;
const chromaOf = (color: string) => converter('oklch')(color)?.c ?? 0;

it.each(TEMPLATES)('%s: on dark paper the grounds are lighter, and no more colored', (_, { template }) => {
  const muddy = BUSINESSES.flatMap((business) =>
    COMPOSITIONS.flatMap((composition) => {
      const { night } = BUSINESS_LOOKS[business];
      const config = applyPlan(template.base, [
        ...paletteEdits(night),
        { path: BUSINESS_PATH, typed: business },
        { path: COMPOSITION_PATH, typed: composition },
      ]);
      const page = template.render(config ?? template.base);
      return ['#hero', '#home', '#features', '#portfolio', '#footer', '#contact']
        .map((id) => [id, variablesOf(page, id)['--bg'] ?? ''] as const)
        .filter(([, ground]) => chromaOf(ground) > chromaOf(night.secondary) + ROUNDING)
        .map(([id, ground]) => `${business} ${composition} ${id} ${ground}`);
    }),
  );
  expect(muddy).toEqual([]);
});
