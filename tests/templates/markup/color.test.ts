import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONT_NAMES, PAIRING_NAMES } from '../../../templates/fonts/font-names.ts';
import { fontStack } from '../../../templates/fonts/fonts.ts';
import { PAIRINGS } from '../../../templates/fonts/pairings.ts';
import {
  BLACK,
  type Color,
  mix,
  parseColor,
  sparkBeside,
  tintOf,
  WHITE,
} from '../../../templates/markup/color.ts';
import { contrast, fillOf, inkOn, readable } from '../../../templates/markup/contrast.ts';
import { css, fontFamily } from '../../../templates/markup/css.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => named(`#${value.toString(16).padStart(6, '0')}`));

function named(text: string): Color {
  const color = parseColor(text);
  if (!color) throw new Error(`no colour: ${text}`);
  return color;
}

describe('reading a colour', () => {
  it.each([
    ['#4A90E2', '#4a90e2'],
    ['#abc', '#aabbcc'],
    [' teal ', '#008080'],
    ['rgb(255 0 0)', '#ff0000'],
    ['rgb(10, 127, 92)', '#0a7f5c'],
    ['#ABC', '#aabbcc'],
    ['0a7f5c', '#0a7f5c'],
    [' #0a7f5c ', '#0a7f5c'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['oklch(1 0 0)', '#ffffff'],
    ['#00000080', '#7f7f7f'],
    ['', undefined],
    ['transparent', undefined],
    ['red;background:url(//evil.example)', undefined],
    ['#fff}</style>', undefined],
    ['var(--x)', undefined],
    ['rgb(0A)', undefined],
    ['javascript:alert(1)', undefined],
  ])('%j is %j', (text, expected) => {
    expect(parseColor(text)).toBe(expected);
  });

  it('gives #rrggbb or nothing, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, inner) => {
        for (const given of [text, `#${text}`, `rgb(${inner})`, `oklch(${inner})`, `color(${inner})`])
          expect(parseColor(given) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('contrast', () => {
  it.each([
    ['#333333', '#ffffff', 12.63],
    ['#ffffff', '#4a90e2', 3.29],
    ['#5e72e4', '#f8f9fa', 3.98],
    ['#000000', '#ffffff', 21],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(named(a), named(b))).toBeCloseTo(ratio, 2);
    expect(contrast(named(b), named(a))).toBeCloseTo(ratio, 2);
  });

  it('keeps a colour that is readable, and else takes the nearest shade', () => {
    expect(readable(named('#333333'), [WHITE])).toBe('#333333');
    expect(readable(named('#4a90e2'), [WHITE])).toBe('#3278c9');
    expect(readable(named('#4a90e2'), [named('#f8f9fa')])).toBe('#2e74c4');
    expect(readable(named('#ffffff'), [WHITE], 3)).toMatch(/^#9[0-9]9[0-9]9[0-9]$/);
  });

  it('reaches the ratio on any background, and on any two of one side', () => {
    fc.assert(
      fc.property(anyColor, anyColor, fc.constantFrom(3, 4.5), (color, background, ratio) => {
        expect(contrast(readable(color, [background], ratio), background)).toBeGreaterThanOrEqual(ratio);
        const near = mix(background, WHITE, 0.06);
        const worst = Math.min(contrast(BLACK, background), contrast(BLACK, near));
        const found = readable(color, [background, near], ratio);
        if (worst >= ratio)
          expect(Math.min(contrast(found, background), contrast(found, near))).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 500 },
    );
  });

  it('takes the better of black and white where backgrounds leave no shade', () => {
    expect(readable(named('#ff0000'), [BLACK, WHITE], 7)).toBe(BLACK);
  });

  it('writes readably on any fill', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, wish) => {
        expect(contrast(inkOn(color, wish), color)).toBeGreaterThanOrEqual(4.5);
        const fill = fillOf(color);
        expect(contrast(inkOn(fill), fill)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });

  it('shades a fill only where white then reads well on it', () => {
    expect(fillOf(named('#4a90e2'))).toBe('#3278c9');
    expect(fillOf(named('#f5a425'))).toBe('#f5a425');
    expect(inkOn(named('#3278c9'))).toBe(WHITE);
    expect(inkOn(named('#f5a425'), WHITE, named('#121212'))).toBe('#121212');
  });
});

describe('the spark', () => {
  it('is golden beside cool colours and pale beside warm or grey ones', () => {
    expect(sparkBeside(named('#4a90e2'), named('#5e72e4'))).toBe('#f9ba5f');
    expect(sparkBeside(named('#808080'), named('#808080'))).toMatch(/^#(..)\1\1$/);
  });
});

describe('the tint of a paper', () => {
  it('takes a little of the main colour, but never turns warm paper grey', () => {
    expect(tintOf(named('#f8f9fa'), named('#4a90e2'))).toBe(mix(named('#f8f9fa'), named('#4a90e2'), 0.1));
    expect(tintOf(named('#f6f5f1'), named('#1f3a5f'))).toBe('#e8e6de');
  });
});

describe('a style sheet', () => {
  it('takes colours, numbers and styles, and nothing else that passed the compiler', () => {
    const forged = JSON.parse('"red;}</style>"') as Color;
    expect(css`a { color: ${named('#ABC')}; order: ${3}; b: ${forged} }`.toString()).toBe(
      'a{color:#aabbcc;order:3;b:}',
    );
  });

  it('names fonts from a closed list', () => {
    expect(fontFamily('Georgia').toString()).toBe('Georgia,"Times New Roman",serif');
    expect(fontFamily(' open SANS ').toString()).toBe('"Open Sans",OSF,system-ui,sans-serif');
    expect(fontStack('Open Sans;}@font-face{')).toBe(fontStack('Open Sans'));
    expect(fontStack('constructor')).toBe(fontStack('Open Sans'));
  });

  it('offers fonts that all look different', () => {
    expect(FONT_NAMES[0]).toBe('Open Sans');
    expect(new Set(FONT_NAMES.map(fontStack)).size).toBe(FONT_NAMES.length);
  });

  it('names each pairing by its two fonts', () => {
    const fonts = PAIRINGS.map(({ display, text }) => `${display.font} + ${text.font}`);
    expect(PAIRINGS.map(({ name }) => name)).toEqual(fonts);
    expect(Object.values(PAIRING_NAMES)).toEqual(fonts);
  });
});
