import type { Business } from '../../src/domain/choices/businesses.ts';
import { CLEAR, FINE, type FontPairing, FRIENDLY, STEADY, WARM } from '../fonts/pairings.ts';

/** The global colors of a page. */
export interface LookColors {
  readonly primary: string;
  readonly secondary: string;
  readonly text: string;
  readonly accent: string;
}

/** The icons and fonts of a business, and its colors on a light page and on a dark one. */
export interface BusinessLook {
  readonly icon: string;
  /** The icons of the three reasons to come. */
  readonly reasons: readonly [string, string, string];
  readonly fonts: FontPairing;
  readonly day: LookColors;
  readonly night: LookColors;
}

export const BUSINESS_LOOKS: Readonly<Record<Business, BusinessLook>> = {
  bakery: look(
    'coffee',
    ['clock', 'leaf', 'gift'],
    WARM,
    'a8500f fdf6ec 3b2a1a 8a4b2a',
    'f2b563 1a130d fdf6ec e58f5b',
  ),
  restaurant: look(
    'utensils',
    ['utensils', 'users', 'clock'],
    WARM,
    '9f1d35 faf5f0 2e2320 a8650f',
    'e0a458 170d10 fbf3ee e5738a',
  ),
  dentist: look(
    'heart',
    ['comments', 'clock', 'heart'],
    FRIENDLY,
    '0f7196 f1f9fb 1f3440 0c7f75',
    '7dd3e8 0a161c f2fafc 5eead4',
  ),
  hairdresser: look(
    'paint-brush',
    ['comments', 'thumbs-up', 'user'],
    FINE,
    'a8326f fdf4f8 33202b 5b4b8a',
    'f0a6ca 170f16 fdf4f8 b9a7f0',
  ),
  photographer: look(
    'camera',
    ['heart', 'image', 'check-circle'],
    FINE,
    '334155 f5f6f8 1f2530 b5501a',
    'f0a35e 101215 f5f6f8 8fb4e0',
  ),
  consultant: look(
    'chart-line',
    ['lightbulb', 'tag', 'check'],
    STEADY,
    '24539e f4f7fb 1e2a3a 0c7a5e',
    '7fb2ff 0c121c f3f7fc 5fd3b0',
  ),
  repairs: look(
    'wrench',
    ['tag', 'truck', 'home'],
    CLEAR,
    '1e4e79 f7f5f2 26282b b8480f',
    'f5a05a 12120f f8f5f0 7db6e8',
  ),
  yoga: look(
    'leaf',
    ['users', 'home', 'calendar-alt'],
    WARM,
    '44704f f5f8f2 2a352c a05f2f',
    'b5d69a 0f150f f5f8f2 e8b483',
  ),
  lawyer: look(
    'handshake',
    ['comments', 'tag', 'lock'],
    STEADY,
    '1f3a5f f6f5f1 232a33 8a6420',
    'd9b872 0d131b f6f5f1 8fb3dd',
  ),
  shop: look(
    'shopping-bag',
    ['heart', 'gift', 'comments'],
    CLEAR,
    '0f766e f3faf8 20302e c03a52',
    '6fd6c4 0b1514 f2faf8 ff9aa8',
  ),
};

function look(
  icon: string,
  reasons: readonly [string, string, string],
  fonts: FontPairing,
  day: string,
  night: string,
): BusinessLook {
  const [first, second, third] = reasons;
  const named = (name: string) => `fas fa-${name}`;
  return {
    icon: named(icon),
    reasons: [named(first), named(second), named(third)],
    fonts,
    day: lookColors(day),
    night: lookColors(night),
  };
}

/** Reads primary, secondary, text and accent, written as hex digits with spaces between them. */
export function lookColors(hexes: string): LookColors {
  const [primary = '', secondary = '', text = '', accent = ''] = hexes.split(' ').map((hex) => `#${hex}`);
  return { primary, secondary, text, accent };
}
