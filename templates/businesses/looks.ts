import type { Business } from '../../domain/choices/businesses.ts';
import { CLEAR, FINE, type FontPairing, FRIENDLY, STEADY, WARM } from '../fonts/pairings.ts';
import type { Composition } from '../layouts/composition-names.ts';

/** The global colors of a page. */
export interface LookColors {
  readonly primary: string;
  readonly secondary: string;
  readonly text: string;
  readonly accent: string;
}

/** The colors of a page on light paper and on dark paper. */
export interface DayAndNight {
  readonly day: LookColors;
  readonly night: LookColors;
}

/** The icon and fonts of a business, how its page opens, and its colors on a light page and on a dark one: what its card shows is what is begun with. */
export interface BusinessLook extends DayAndNight {
  readonly icon: string;
  readonly fonts: FontPairing;
  /** Without a picture it is drawn as the nearest that needs none. */
  readonly composition: Composition;
  /** Other colors that suit it as well, which `Look` offers with its own before all others. */
  readonly others: readonly [DayAndNight, DayAndNight];
}

export const BUSINESS_LOOKS: Readonly<Record<Business, BusinessLook>> = {
  bakery: look(
    'coffee',
    WARM,
    'door',
    'a8500f fdf6ec 3b2a1a 8a4b2a',
    'f2b563 1a130d fdf6ec e58f5b',
    '2f5d3a f6f3e2 24291f a2491d / a9cf9a 10160f f4f5e6 eab27a',
    '8a2f4b fcf1ee 38202a 7a4a1f / f0a3b4 1b0f14 fdf1f0 e8bf7e',
  ),
  restaurant: look(
    'utensils',
    WARM,
    'list',
    '9f1d35 faf5f0 2e2320 a8650f',
    'e0a458 170d10 fbf3ee e5738a',
    '2e5a4c f5f4ec 1f2a25 a6471f / 9fd0b4 0d1613 f2f6f0 e9a878',
    '1f3552 f8f4ec 22262e a4451f / 9fb9e8 0d121b f5f2ea eea56e',
  ),
  dentist: look(
    'heart',
    FRIENDLY,
    'door',
    '0f7196 f1f9fb 1f3440 0c7f75',
    '7dd3e8 0a161c f2fafc 5eead4',
    '3e4fa8 f3f5fd 20264a 0f766e / a9b6ff 0d1020 f3f5ff 7fe0cf',
    '1f7a5c f0f8f4 1b322a 2f5fb3 / 86dab4 0a1712 effaf4 93b8ff',
  ),
  hairdresser: look(
    'paint-brush',
    FINE,
    'list',
    'a8326f fdf4f8 33202b 5b4b8a',
    'f0a6ca 170f16 fdf4f8 b9a7f0',
    '3a3a3a f6f3ef 1f1d1b a8452f / e8dcc8 121110 f7f3ee f0a08a',
    '2f5a63 f2f7f6 1d2d31 a04468 / 9ad2d6 0b1517 effafa f3a8c4',
  ),
  photographer: look(
    'camera',
    FINE,
    'mount',
    '334155 f5f6f8 1f2530 b5501a',
    'f0a35e 101215 f5f6f8 8fb4e0',
    '4a4036 f7f4f0 231f1b 2f6690 / d9c7ad 13110f f7f4ef 8dbbe0',
    '23463b f3f6f3 1b2522 a8501f / 9ccab4 0c1411 f2f7f4 f0ae78',
  ),
  consultant: look(
    'chart-line',
    STEADY,
    'sheet',
    '24539e f4f7fb 1e2a3a 0c7a5e',
    '7fb2ff 0c121c f3f7fc 5fd3b0',
    '5b2a6e f8f4fa 2a1f30 0c7a5e / d3a6ea 150d19 f9f3fc 5fd3b0',
    '1d4b4f f2f7f6 182b2d a8501a / 8bd0d2 0a1516 f0f8f8 f2b077',
  ),
  repairs: look(
    'wrench',
    CLEAR,
    'line',
    '1e4e79 f7f5f2 26282b b8480f',
    'f5a05a 12120f f8f5f0 7db6e8',
    '1f5f52 f3f7f4 1d2a26 b8400f / 84d2bb 0b1613 f1f8f5 f7a567',
    '7a2a1e f8f4f0 2b211e 1e5a8a / f29b85 170e0b f9f3ef 86bdee',
  ),
  yoga: look(
    'leaf',
    WARM,
    'list',
    '44704f f5f8f2 2a352c a05f2f',
    'b5d69a 0f150f f5f8f2 e8b483',
    '7a4f7e f9f5f8 2f2433 4a6b3a / d9b0dc 150f17 faf4fa b3d493',
    '9a4f2e fbf4ec 33251d 3f6b5f / eeb08a 17100b fbf4ec 97d1bf',
  ),
  lawyer: look(
    'handshake',
    STEADY,
    'sheet',
    '1f3a5f f6f5f1 232a33 8a6420',
    'd9b872 0d131b f6f5f1 8fb3dd',
    '4a1f2b f7f4f1 2a2022 7a5a1c / dba2ae 160c0f f8f3f1 dcc07d',
    '1f4437 f4f6f2 1e2824 8a5a1c / 92cbb0 0b1511 f2f7f3 e2bf80',
  ),
  shop: look(
    'shopping-bag',
    CLEAR,
    'name',
    '0f766e f3faf8 20302e c03a52',
    '6fd6c4 0b1514 f2faf8 ff9aa8',
    'b3361c fff5ea 33211a 1f5f8a / ff9f80 180f0b fff4ec 86c3f0',
    '3b3fa3 f5f5fd 22244a c0392b / aab0ff 0e0f1f f5f5ff ff9e8c',
  ),
};

function look(
  icon: string,
  fonts: FontPairing,
  composition: Composition,
  day: string,
  night: string,
  second: string,
  third: string,
): BusinessLook {
  return {
    icon: `fas fa-${icon}`,
    fonts,
    composition,
    day: lookColors(day),
    night: lookColors(night),
    others: [dayAndNight(second), dayAndNight(third)],
  };
}

function dayAndNight(hexes: string): DayAndNight {
  const [day = '', night = ''] = hexes.split(' / ');
  return { day: lookColors(day), night: lookColors(night) };
}

/** Reads primary, secondary, text and accent, written as hex digits with spaces between them. */
export function lookColors(hexes: string): LookColors {
  const [primary = '', secondary = '', text = '', accent = ''] = hexes.split(' ').map((hex) => `#${hex}`);
  return { primary, secondary, text, accent };
}
