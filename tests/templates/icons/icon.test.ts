import { describe, expect, it } from 'vitest';
import { iconChoices } from '../../../domain/choices/icon-choices.ts';
import { DRAWINGS } from '../../../templates/icons/drawings.ts';
import { hasDrawing, icon } from '../../../templates/icons/icon.ts';
import { wholePath } from '../../../templates/icons/whole-path.ts';

const drawn = (className: string) => icon(className)?.toString();
const NEUTRAL = drawn('fas fa-no-such-icon');

describe('an icon', () => {
  it('is drawn in the page, hidden from screen readers', () => {
    expect(drawn('fas fa-house')).toMatch(
      /^<svg class="icon" viewBox="0 0 160 160" aria-hidden="true"><path d="m[\d a-z-]+z"\/><\/svg>$/,
    );
    expect(drawn('fas fa-house')).toBe(drawn('fas fa-house'));
  });

  it('is known by its old names and by the newer style names', () => {
    expect(drawn('fas fa-home')).toBe(drawn('fas fa-house'));
    expect(drawn('fas fa-map-marker-alt')).toBe(drawn('fas fa-location-dot'));
    expect(drawn('fa-solid fa-house')).toBe(drawn('fas fa-house'));
    expect(drawn('fa-brands fa-linkedin-in')).toBe(drawn('fab fa-linkedin-in'));
  });

  it.each(iconChoices)('of the picker has a drawing: %s', (choice) => {
    expect(hasDrawing(choice)).toBe(true);
    expect(drawn(choice)).not.toBe(NEUTRAL);
  });

  it('outside the set is a neutral glyph, the same for each', () => {
    expect(NEUTRAL).toContain('<path d="M');
    for (const name of [
      'fas fa-__proto__',
      'fas fa-constructor',
      '"><script>',
      'fab fa-house',
      'house',
      'fas fa-house" onclick="x',
      'fas fa-house fa-spin',
    ]) {
      expect(hasDrawing(name)).toBe(false);
      expect(drawn(name)).toBe(NEUTRAL);
    }
  });

  it('without a class is none', () => {
    expect(drawn('  ')).toBeUndefined();
    expect(hasDrawing('')).toBe(false);
  });
});

describe('an outline in whole points', () => {
  it.each([
    ['M1.4 1.4l10.300 0 0 10.300-10.300 0z', 1, 'm1 1h11v11h-11z'],
    ['M2 2L12 2C14 2 16 4 16 6z', 0.5, 'm1 1h5c1 0 2 1 2 2z'],
    ['M0 0c1 1 2 2 3 3 1 1 2 2 3 3z', 1, 'm0 0c1 1 2 2 3 3 1 1 2 2 3 3z'],
    ['M9 5a4.400 4.400 0 1 0 -.400 8.800z', 1, 'm9 5a4 4 0 1 0 0 9z'],
    ['M4 4l2 2zM9 9l1 1z', 1, 'm4 4l2 2zm5 5l1 1z'],
  ])('%s at %d is %s', (outline, scale, whole) => {
    expect(wholePath(outline, scale)).toBe(whole);
  });

  it('refuses a command it does not know, rather than drawing something else', () => {
    expect(() => wholePath('M0 0Q1 1 2 2z', 1)).toThrow('Q');
  });

  it('never drifts: the points of every drawing stay within half a unit', () => {
    for (const { iconName, icon: drawing } of DRAWINGS) {
      const outline = String(drawing[4]);
      const exact = endsOf(outline);
      const whole = endsOf(wholePath(outline, 1));
      expect(whole.length, iconName).toBe(exact.length);
      for (const [at, point] of exact.entries())
        for (const axis of [0, 1])
          expect(Math.abs((point[axis] ?? 0) - (whole[at]?.[axis] ?? 0)), iconName).toBeLessThan(0.501);
    }
  });
});

/** Where each step of an outline ends. */
function endsOf(outline: string): readonly (readonly number[])[] {
  const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6, s: 4, a: 7, h: 1, v: 1 };
  const ends: number[][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of outline.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = letter.toLowerCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (name === 'z') [x, y] = [startX, startY];
    for (let at = 0; name !== 'z' && at < numbers.length; at += sizes[name] ?? 1) {
      const step = numbers.slice(at, at + (sizes[name] ?? 1));
      const [dx = 0, dy = 0] = name === 'h' ? [step[0], 0] : name === 'v' ? [0, step[0]] : step.slice(-2);
      [x, y] = letter === name ? [x + dx, y + dy] : [dx, dy];
      if (name === 'm' && at === 0) [startX, startY] = [x, y];
      ends.push([x, y]);
    }
  }
  return ends;
}
