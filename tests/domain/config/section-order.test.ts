import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { editConfig } from '../../../domain/config/edit-config.ts';
import { movableIds, sectionsInOrder, withSectionOrder } from '../../../domain/config/section-order.ts';
import { setAt } from '../../../domain/json/path.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';

const ordered = (order: unknown): Config =>
  setAt(landingBusiness.base, ['globalSettings', 'sectionOrder'], order as string);
const idsOf = (config: Config) => sectionsInOrder(config).map(({ id }) => id);

describe('the order of sections', () => {
  test.each([
    ['', 'header hero benefits features cta footer'],
    ['features,hero', 'header features hero benefits cta footer'],
    [' cta , hero ,', 'header cta hero benefits features footer'],
    ['hero,nowhere,__proto__,hero,benefits', 'header hero benefits features cta footer'],
    ['footer,cta,header', 'header cta hero benefits features footer'],
    [true, 'header hero benefits features cta footer'],
    [{ cta: 1 }, 'header hero benefits features cta footer'],
    [{ toString: 1 }, 'header hero benefits features cta footer'],
    [['cta', 'hero'], 'header hero benefits features cta footer'],
  ])('the stored order %j gives %s', (order, ids) => {
    expect(idsOf(ordered(order)).join(' ')).toBe(ids);
  });

  test('a portfolio’s contact stays at its end', () => {
    const config = editConfig(moonlight.base, 'globalSettings.sectionOrder', 'contact,portfolio,home');
    expect(config.kind === 'edited' && idsOf(config.config)).toEqual([
      'header',
      'portfolio',
      'home',
      'services',
      'contact',
    ]);
  });

  test('for any stored value, each section appears once, the header first and the footer last', () => {
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.constantFrom('hero', 'cta', 'footer', 'header', 'x', ''), { maxLength: 9 }).map(String),
    );
    fc.assert(
      fc.property(stored, (order) => {
        const ids = idsOf(ordered(order));
        expect(ids.toSorted()).toEqual(idsOf(landingBusiness.base).toSorted());
        expect([ids[0], ids.at(-1)]).toEqual(['header', 'footer']);
      }),
    );
  });

  test('an order that was set is read back', () => {
    const ids = ['cta', 'features', 'benefits', 'hero'];
    const reordered = withSectionOrder(landingBusiness.base, ids);
    expect(reordered.globalSettings).toEqual({
      ...Object(landingBusiness.base.globalSettings),
      sectionOrder: 'cta,features,benefits,hero',
    });
    expect(movableIds(reordered)).toEqual(ids);
  });
});
