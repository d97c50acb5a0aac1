import { expect, test } from 'vitest';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { pictureEdits, placesInList, roomForPictures } from '../../../domain/editing/added-pictures.ts';
import { arrange } from '../../../domain/editing/arrangement.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';

const LIST = 'portfolio.items';
const withItems = (...items: readonly object[]) =>
  setAt(moonlight.base, ['portfolio', 'items'], items as never);
const TAKEN = { title: 'Taken', thumbnail: 'https://pictures.example/taken.png' };
const EMPTY = { title: 'Empty', thumbnail: '' };
const HIDDEN = { title: 'Hidden', thumbnail: '', visible: false };

test('items without a picture are filled first, hidden ones excepted, then items are added', () => {
  const config = withItems(TAKEN, EMPTY, HIDDEN);
  const edits = pictureEdits(placesInList(config, LIST), [
    { address: 'one.png', description: 'A boat' },
    { address: 'two.png', description: '' },
  ]);
  expect(edits).toEqual([
    { path: 'portfolio.items[1].thumbnail', typed: 'one.png' },
    { path: 'portfolio.items[1].thumbnailDescription', typed: 'A boat' },
    { path: 'portfolio.items[3].title', typed: '' },
    { path: 'portfolio.items[3].description', typed: '' },
    { path: 'portfolio.items[3].visible', typed: true },
    { path: 'portfolio.items[3].url', typed: '' },
    { path: 'portfolio.items[3].thumbnail', typed: 'two.png' },
    { path: 'portfolio.items[3].thumbnailDescription', typed: '' },
  ]);
  const added = arrange(config, { act: 'add', path: `${LIST}[3]` });
  const meant = Object.entries({
    'portfolio.items[1].thumbnail': 'one.png',
    'portfolio.items[1].thumbnailDescription': 'A boat',
    'portfolio.items[3].thumbnail': 'two.png',
    'portfolio.items[3].thumbnailDescription': '',
  }).reduce((done, [path, value]) => setAt(done, parsePath(path) ?? [], value), added);
  expect(applyPlan(config, edits)).toEqual(meant);
});

test('an item that still shows the picture of its template counts as empty', () => {
  const config = withItems(TAKEN);
  const [portfolio] = config._structure.sections.filter(({ id }) => id === 'portfolio');
  const sections = config._structure.sections.map((section) =>
    section === portfolio
      ? {
          ...section,
          children: section.children.map((child) =>
            'itemStructure' in child ? { ...child, default: [TAKEN] } : child,
          ),
        }
      : section,
  );
  const invented = { ...config, _structure: { ...config._structure, sections } };
  expect(pictureEdits(placesInList(invented, LIST), [{ address: 'one.png' }])).toEqual([
    { path: 'portfolio.items[0].thumbnail', typed: 'one.png' },
  ]);
});

test('a list takes as many pictures as it can have items; other lists take none', () => {
  const full = withItems(...Array.from({ length: 100 }, () => TAKEN));
  expect([
    roomForPictures(moonlight.base, LIST),
    roomForPictures(withItems(TAKEN, EMPTY), LIST),
    roomForPictures(full, LIST),
    roomForPictures(landingBusiness.base, 'header.menuItems'),
    roomForPictures(moonlight.base, 'portfolio'),
  ]).toEqual([100, 99, 0, 0, 0]);
  expect(pictureEdits(placesInList(full, LIST), [{ address: 'one.png' }])).toEqual([]);
});
