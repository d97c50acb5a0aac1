import { LANDING_COPY } from './copy.ts';

const { header, benefits, features } = LANDING_COPY;

/** The lists a new landing page starts with. */
export const MENU_ITEMS = [
  { text: header.menu.benefits, url: '#benefits' },
  { text: header.menu.features, url: '#features' },
  { text: header.menu.cta, url: '#cta' },
  { text: header.menu.footer, url: '#footer' },
];

export const BENEFITS = [
  benefit('fas fa-clock', benefits.time),
  benefit('fas fa-tag', benefits.price),
  benefit('fas fa-shield-alt', benefits.cover),
];

export const FEATURES = features.items;

function benefit(icon: string, said: { readonly title: string; readonly description: string }) {
  return { icon, ...said, iconColor: '', background: { color: '' } };
}
