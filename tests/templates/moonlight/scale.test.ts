import { expect, test } from 'vitest';
import { configWith, styleOf } from '../page-reading.ts';
import { MOONLIGHT } from './facts.ts';

const { template } = MOONLIGHT;

test('headings of sections are larger than those of their items, on a phone and on a wide screen', () => {
  const style = styleOf(template.render(template.base));
  const endsOf = (tag: string) => {
    const sizes = [
      ...style.matchAll(
        new RegExp(
          `(?:^|[\\n}])(?:\\.ledger )?${tag}\\{font-size:clamp\\(([\\d.]+)rem,[^,]*,([\\d.]+)rem\\)`,
          'g',
        ),
      ),
    ];
    return sizes.map(([, least, most]) => [Number(least), Number(most)]);
  };
  const [[phone = 0, wide = 0] = [], ...otherSections] = endsOf('h2');
  const items = endsOf('h3');
  expect(otherSections).toEqual([]);
  expect(items).toHaveLength(2);
  for (const [least = 0, most = 0] of items) {
    expect(phone / least).toBeGreaterThanOrEqual(1.2);
    expect(wide / most).toBeGreaterThanOrEqual(1.5);
  }
});

test('pictures of the work have the heading that leads to them in the menu', () => {
  const page = template.render(
    configWith(template, { 'portfolio.items[0].thumbnail': 'https://pictures.example/a.webp' }),
  );
  expect(page).toMatch(/<h2 id="portfolio-title">[^<]+<\/h2>/);
});
