import { expect, test } from 'vitest';
import { elementOf, pageWith, styleOf } from '../page-reading.ts';
import { LANDING } from './facts.ts';

const { template } = LANDING;
const picture = (size: string) =>
  `https://db.example/storage/v1/render/image/public/images/uploads/a${size}_1.webp?width=1000&quality=80`;

test('the closing band stands below a wide picture, and beside one that is no wider than high or has few pixels', () => {
  const isFacing = (size: string) => {
    const band = elementOf(pageWith(template, { 'cta.image': picture(size) }), 'section', 'cta');
    expect(band).toContain('class="across"');
    return band.startsWith('<section id="cta" class="facing"');
  };
  expect(['w1500h1000', 'w1000h1000', 'w900h1200', 'w320h240', 'w1600h400', ''].map(isFacing)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a picture without a focus point keeps its upper part', () => {
  const style = styleOf(pageWith(template, { 'features.image': picture('') }));
  expect(style).toContain('img{object-position:50% 25%;');
});

test('the page ends in columns: what is told, then the ways to reach a business', () => {
  const page = pageWith(template, { 'footer.address': '12 Mill Lane' });
  expect(styleOf(page)).toContain('.ends>*{flex:1 11rem}');
  const [, first = '', second = ''] = elementOf(page, 'footer', 'footer').split(
    /<div class="ends">|\n(?=<address>)/,
  );
  expect(
    [first, second].map((part) => ['Mill Lane', 'tel:', 'mailto:'].filter((text) => part.includes(text))),
  ).toEqual([['Mill Lane'], ['tel:', 'mailto:']]);
});
