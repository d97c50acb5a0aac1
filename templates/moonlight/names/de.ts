import type { NamesIn } from '../../template.ts';
import type { names } from './en.ts';

/** German. */
export const de: NamesIn<typeof names> = {
  Portfolio: 'Portfolio',
  Header: 'Kopfbereich',
  Home: 'Start',
  Services: 'Angebote',
  Contact: 'Kontakt',
  'Author Image': 'Porträtbild',
  Copyright: 'Copyright',
  'First Service': 'Erstes Angebot',
  'Main Button': 'Hauptschaltfläche',
  Project: 'Projekt',
  'Second Service': 'Zweites Angebot',
  'Secondary Button': 'Zweite Schaltfläche',
  Thumbnail: 'Vorschaubild',
};
