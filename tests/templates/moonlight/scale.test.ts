import { expect, test } from 'vitest';
import { configWith, styleOf } from '../page-reading.ts';
import { MOONLIGHT } from './facts.ts';

const { template } = MOONLIGHT;

test('headings of sections are larger than those of their items, but beside names as large as a headline', () => {
  const style = styleOf(template.render(template.base));
  const sizeOf = (selector: string) => {
    const [, least, most] =
      new RegExp(`[\\n}]${selector}\\{font-size:clamp\\(([\\d.]+)rem,[^,]*,([\\d.]+)rem\\)`).exec(style) ??
      [];
    return [Number(least), Number(most)] as const;
  };
  const [[heading, wide], [item, wideItem]] = [sizeOf('h2'), sizeOf('h3')];
  expect(heading / item).toBeGreaterThanOrEqual(1.2);
  expect(wide / wideItem).toBeGreaterThanOrEqual(1.5);
  const [[beside, wideBeside], [name, wideName]] = [
    sizeOf(':is\\(\\.ledger,\\.wall\\)>h2'),
    sizeOf('\\.ledger h3'),
  ];
  expect(name / beside).toBeGreaterThanOrEqual(1.2);
  expect(wideName / wideBeside).toBeGreaterThanOrEqual(1.4);
});

test('pictures of the work have the heading that leads to them in the menu', () => {
  const page = template.render(
    configWith(template, { 'portfolio.items[0].thumbnail': 'https://pictures.example/a.webp' }),
  );
  expect(page).toMatch(/<h2 id="portfolio-title">[^<]+<\/h2>/);
});
