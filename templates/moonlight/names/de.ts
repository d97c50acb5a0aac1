import type { NamesIn } from '../../template.ts';
import type { names } from './en.ts';

/** German. */
export const de: NamesIn<typeof names> = {
  Portfolio: 'Portfolio',
  Header: 'Kopfbereich',
  Home: 'Start',
  Services: 'Leistungen',
  Contact: 'Kontakt',
  'Author Image': 'Porträtbild',
  Copyright: 'Copyright',
  'First Service': 'Erste Leistung',
  'Main Button': 'Hauptschaltfläche',
  Project: 'Projekt',
  'Second Service': 'Zweite Leistung',
  'Secondary Button': 'Zweite Schaltfläche',
  Thumbnail: 'Vorschaubild',
};
