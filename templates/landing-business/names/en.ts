import type { EnglishNames } from '../../template.ts';

/** The names that configs keep in English: the template's, its sections' and those of its own fields. */
export const names = {
  template: 'Landing Page',
  sections: {
    header: 'Header',
    hero: 'Hero',
    benefits: 'Benefits',
    features: 'Features',
    cta: 'Call to Action',
    footer: 'Footer',
  },
  fields: {
    benefit: 'Benefit',
    cardBackgroundColor: 'Card Background Color',
    feature: 'Feature',
    iconColor: 'Icon Color',
  },
} as const satisfies EnglishNames;
