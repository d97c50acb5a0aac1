import { describe, expect, it } from 'vitest';
import { setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { adjustedColors, newlyAdjusted } from '../../../templates/check/adjusted-colors.ts';
import { LANDING } from '../landing-business/facts.ts';
import { MOONLIGHT } from '../moonlight/facts.ts';
import { configWith, pageWith } from '../page-reading.ts';

const { template: landingBusiness } = LANDING;
const { template: moonlight } = MOONLIGHT;

describe('the colours that a page had to change', () => {
  it('are none on a new site, nor where the colours set can be read', () => {
    for (const { base } of [landingBusiness, moonlight]) expect(adjustedColors(base)).toEqual([]);
    expect(adjustedColors(configWith(moonlight, { 'home.textColor': '#eeeeee' }))).toEqual([]);
  });

  it('are named with the colour wanted, the one used and the contrast it would have had', () => {
    const config = configWith(moonlight, { 'home.textColor': '#222222', 'contact.accentColor': '#003344' });
    expect(adjustedColors(config)).toEqual([
      {
        path: 'home.textColor',
        wanted: '#222222',
        used: expect.stringMatching(/^#/),
        ratio: expect.closeTo(1.18, 1),
        needed: 4.5,
      },
      {
        path: 'contact.accentColor',
        wanted: '#003344',
        used: expect.stringMatching(/^#/),
        ratio: expect.any(Number),
        needed: 4.5,
      },
    ]);
  });

  it('are told once, by the worst place, and for items by their own path', () => {
    const config = configWith(landingBusiness, {
      'benefits.textColor': '#777777',
      'benefits.cardBackgroundColor': '#777777',
      'benefits.items[2].iconColor': '#7a7a7a',
    });
    expect(adjustedColors(config).map(({ path, ratio }) => [path, Math.round(ratio)])).toEqual([
      ['benefits.textColor', 1],
      ['benefits.items[2].iconColor', 1],
    ]);
  });

  it('are those of what the page shows only', () => {
    const config = configWith(landingBusiness, {
      'hero.textColor': '#999999',
      'benefits.textColor': '#999999',
      'benefits.hidden': true,
      'cta.button.color': '#777777',
      'cta.button.textColor': '#777777',
      'cta.button.visible': false,
    });
    expect(landingBusiness.adjustedColors(config).map(({ path }) => path)).toEqual([
      'hero.textColor',
      'benefits.textColor',
      'cta.button.textColor',
    ]);
    expect(adjustedColors(config).map(({ path }) => path)).toEqual(['hero.textColor']);
  });

  it('are news after the step that brought them only', () => {
    const one = configWith(moonlight, { 'home.textColor': '#222222' });
    const two = configWith(moonlight, { 'home.textColor': '#222222', 'home.title': 'Other' });
    const three = configWith(moonlight, { 'home.textColor': '#333333' });
    const pathsOf = (news: ReturnType<typeof newlyAdjusted>) =>
      news.map(({ path, wanted }) => [path, wanted]);
    expect(pathsOf(newlyAdjusted(one, () => moonlight.base))).toEqual([['home.textColor', '#222222']]);
    expect(newlyAdjusted(two, () => one)).toEqual([]);
    expect(pathsOf(newlyAdjusted(three, () => one))).toEqual([['home.textColor', '#333333']]);
  });
});

it.each([
  [landingBusiness, ['#ffdd00', '#88ff88', '#dddddd']],
  [moonlight, ['#aa2222', '#333399', '#777777']],
] as const)(
  'a text color chosen for the whole page always shows, and is told of where it had to change',
  (template, colors) => {
    const pages = colors.map((color) => pageWith(template, { 'globalSettings.textColor': color }));
    expect(new Set([template.render(template.base), ...pages]).size).toBe(colors.length + 1);
    for (const color of colors) {
      const config = configWith(template, { 'globalSettings.textColor': color });
      expect(template.adjustedColors(config).map(({ path }) => path)).toEqual(['globalSettings.textColor']);
    }
  },
);

describe('a global colour that a visitor chose', () => {
  it.each([
    [landingBusiness, 'primaryColor', '#e8590c'],
    [landingBusiness, 'primaryColor', '#ff5a5f'],
    [landingBusiness, 'accentColor', '#00a3a3'],
    [moonlight, 'primaryColor', '#5e72e4'],
  ] as const)('stays where something is written on it: $0.id $1 $2', (template, name, color) => {
    const config = setAt(withSection(template.base, 'text'), ['text', 'text'], 'One sentence.');
    const page = template.render(setAt(config, ['globalSettings', name], color));
    const fills = page.match(/--(?:fill|bg):#\w+/g);
    expect(fills).toContainEqual(expect.stringContaining(color));
  });

  it.each([
    [landingBusiness, 'accentColor', '#ffee88'],
    [moonlight, 'primaryColor', '#202020'],
    [moonlight, 'accentColor', '#202020'],
  ] as const)('is told of where icons and lines had to change it: $0.id $1 $2', (template, name, color) => {
    const [adjusted] = adjustedColors(configWith(template, { [`globalSettings.${name}`]: color }));
    expect(adjusted).toMatchObject({ path: `globalSettings.${name}`, wanted: color });
    expect(adjusted?.ratio).toBeLessThan(adjusted?.needed ?? 0);
  });
});
