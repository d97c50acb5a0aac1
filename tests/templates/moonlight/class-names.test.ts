import { expect, test } from 'vitest';
import { COMPOSITIONS } from '../../../templates/layouts/composition-names.ts';
import { configWith, styleOf } from '../page-reading.ts';
import { withAllSections } from '../with-added-sections.ts';
import { MOONLIGHT } from './facts.ts';

/** Prices in each of their layouts. */
const ROW = { name: 'Bread', description: '', price: '4' };
const PRICES = [
  [{ ...ROW, description: 'Rye' }],
  [ROW, ROW],
  [{ ...ROW, price: '' }, ROW],
  Array.from({ length: 6 }, () => ROW),
];

test('no class of the portfolio means something else in an added section', () => {
  const { template } = MOONLIGHT;
  const picture = 'https://pictures.example/a.webp';
  const base = withAllSections(template.base);
  const looks = ['', ...COMPOSITIONS].flatMap((composition) =>
    PRICES.flatMap((prices) => ['bakery', 'lawyer'].map((business) => ({ composition, prices, business }))),
  );
  const shared = looks.flatMap(({ composition, prices, business }) => {
    const shown = composition === 'frieze' ? '' : picture;
    const values = {
      'globalSettings.business': business,
      'globalSettings.composition': composition,
      'home.authorImage.image': shown,
      'portfolio.items[0].thumbnail': shown,
      'prices.items': prices,
    };
    const page = template.render(configWith({ ...template, base }, values));
    const [own = '', ...added] = styleOf(page).split('.more{');
    const inAdded = classesIn(added.join());
    return classesIn(own).filter((name) => inAdded.includes(name));
  });
  // A shape means the same in both.
  expect([...new Set(shared)].toSorted()).toEqual(['below', 'beside', 'frames', 'icon', 'lead', 'opened']);
});

function classesIn(style: string): readonly string[] {
  return [...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
}
