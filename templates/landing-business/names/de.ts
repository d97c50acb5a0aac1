import type { NamesIn } from '../../template.ts';
import type { names } from './en.ts';

/** German. */
export const de: NamesIn<typeof names> = {
  'Landing Page': 'Landingpage',
  Header: 'Kopfbereich',
  Hero: 'Einstieg',
  Benefits: 'Vorteile',
  Features: 'Leistungen',
  'Call to Action': 'Aufruf am Ende',
  Footer: 'Fußbereich',
  Benefit: 'Vorteil',
  'Card Background Color': 'Hintergrundfarbe der Karten',
  Feature: 'Leistung',
  'Icon Color': 'Symbolfarbe',
};
