import { describe, expect, it } from 'vitest';
import { BUSINESSES, type Business } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import { movableIds } from '../../../domain/config/section-order.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { renderPage } from '../../../templates/pages.ts';
import { startOf } from '../../../templates/starting-content.ts';

/** The sections of the landing page of each business below its first screen. */
const ORDERS: Readonly<Record<Business, string>> = {
  bakery: 'features benefits text hours questions cta',
  restaurant: 'prices features benefits text hours cta',
  dentist: 'features team benefits text hours questions cta',
  hairdresser: 'prices features benefits text hours cta',
  photographer: 'gallery features benefits text questions cta',
  consultant: 'features team benefits text questions cta',
  repairs: 'features prices questions benefits text cta',
  yoga: 'prices features benefits text questions cta',
  lawyer: 'features team benefits text questions cta',
  shop: 'features hours benefits text questions cta',
};

const begun = async (business: Business, config: Config = landingBusiness.base) =>
  withStartingContent(config, await startOf(config, business, 'en'));
const withoutFirst = (ids: readonly string[]) => ids.slice(1).join(' ');
const onPage = (config: Config) =>
  [...renderPage(config).matchAll(/<(?:section|ul|dl|dd) id="([a-z]+)"/g)].map(([, id = '']) => id);

describe('the sections of a business', () => {
  it.each(BUSINESSES)(
    'stand in the order of the trade, in the builder and on the page: %s',
    async (business) => {
      const config = await begun(business);
      expect(withoutFirst(movableIds(config))).toBe(ORDERS[business]);
      expect(withoutFirst(onPage(config))).toBe(ORDERS[business]);
    },
  );

  it('are those of the present business, whatever another one began with', async () => {
    for (const { base } of [landingBusiness, moonlight]) {
      const orders = await Promise.all(
        BUSINESSES.map(async (business) =>
          movableIds(await begun(business, await begun('restaurant', base))),
        ),
      );
      const alone = await Promise.all(
        BUSINESSES.map(async (business) => movableIds(await begun(business, base))),
      );
      expect(orders).toEqual(alone);
    }
  });

  it('are in the menu in that order', async () => {
    const { header } = await begun('repairs');
    const { menuItems } = Object(header);
    expect(menuItems.map(({ url }: { url: string }) => url)).toEqual([
      '#features',
      '#prices',
      '#questions',
      '#footer',
    ]);
  });
});
