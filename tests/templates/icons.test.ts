import { faHouse, faShieldHalved } from '@fortawesome/free-solid-svg-icons';
import { describe, expect, it } from 'vitest';
import { icon } from '../../templates/icons/icon.ts';

const drawn = (className: string) => icon(className)?.toString();

describe('an icon', () => {
  it('is drawn in the page, hidden from screen readers', () => {
    const [width, height, , , path] = faHouse.icon;
    expect(drawn('fas fa-house')).toBe(
      `<svg class="icon" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${path}"/></svg>`,
    );
  });

  it('is known by its old names and by the newer style names', () => {
    expect(drawn('fas fa-home')).toBe(drawn('fas fa-house'));
    expect(drawn('fas fa-shield-alt')).toContain(faShieldHalved.icon[4]);
    expect(drawn('fa-solid fa-house')).toBe(drawn('fas fa-house'));
    expect(drawn('fa-brands fa-linkedin-in')).toBe(drawn('fab fa-linkedin-in'));
  });

  it('outside the set is a neutral glyph, the same for each', () => {
    const neutral = drawn('fas fa-no-such-icon');
    expect(neutral).toContain('<path d="M');
    for (const name of ['fas fa-__proto__', 'fas fa-constructor', '"><script>', 'fab fa-house', 'house'])
      expect(drawn(name)).toBe(neutral);
    expect(drawn('fas fa-house')).not.toBe(neutral);
  });

  it('without a class is none', () => {
    expect(drawn('  ')).toBeUndefined();
  });
});
