import { isList } from '../../domain/config/structure.ts';
import type { Json, JsonObject } from '../../domain/json/json.ts';
import { parsePath, setAt } from '../../domain/json/path.ts';
import { GESTURES } from '../../templates/layouts/composition-names.ts';
import type { LoadedTemplate } from '../../templates/template.ts';
import { fieldsOf } from './facts.ts';
import { configWith } from './page-reading.ts';

/** A picture of one point, so that a page with images asks nobody for them. */
export const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Enough to fill several screens, with numbers of one and two digits. */
const MANY = 40;

/** The configs that a page must hold out, each by its name. */
export function variantsOf(
  template: LoadedTemplate,
): readonly (readonly [name: string, config: JsonObject])[] {
  const fields = fieldsOf(template);
  const ids = template.base._structure.sections.map(({ id }) => id);
  const all = (type: string, valueAt: (place: number) => Json) =>
    fields.filter((field) => field.type === type).map(({ path }, place) => [path, valueAt(place)] as const);
  const set = (...values: (readonly (readonly [string, Json])[])[]) =>
    configWith(template, Object.fromEntries(values.flat()));
  return [
    ['the defaults', template.base],
    [
      'with images and links',
      set(
        all('image', () => DOT),
        all('url', (n) => `https://work.example/${n}`),
      ),
    ],
    ['with nothing said', set(...['text', 'icon', 'url'].map((type) => all(type, () => '')))],
    ['with all that can be hidden hidden', set(all('boolean', () => false))],
    ['with refused addresses', set(all('url', () => 'javascript:alert(1)'))],
    ['with 120-letter words', set(all('text', (n) => `Wort${n}`.padEnd(120, 'maßwerk')))],
    [`with lists of ${MANY}`, withLongLists(template)],
    [
      'with its sections the other way round',
      set([['globalSettings.sectionOrder', ids.toReversed().join()]]),
    ],
    ['with its first section hidden', set([[`${ids[1]}.hidden`, true]])],
    ['with every section hidden', set(ids.map((id) => [`${id}.hidden`, true]))],
    ...GESTURES.map(
      (gesture) =>
        [
          `as ${gesture}, with long facts`,
          set([
            ...(gesture === 'mount' ? all('image', () => DOT) : []),
            ['globalSettings.composition', gesture],
            ['globalSettings.business', gesture === 'line' ? 'repairs' : 'bakery'],
            ...fields
              .filter(({ path }) => /\.(address|phone)$/.test(path))
              .map(
                ({ path }) =>
                  [path, path.endsWith('phone') ? '030123456' : 'Lindenweg'.padEnd(120, 'straße')] as const,
              ),
          ]),
        ] as const,
    ),
    ['from right to left', set([['globalSettings.language', 'ar']])],
  ];
}

/** Configs that together draw all that a page can be made of; every value is as a visitor would mean it. */
export function cleanConfigs(template: LoadedTemplate): readonly JsonObject[] {
  const fields = fieldsOf(template);
  const every = (type: string, value: Json) =>
    fields.filter((field) => field.type === type).map(({ path }) => [path, value]);
  const addresses = [
    'https://work.example/',
    'http://work.example/',
    'mailto:a@b.example',
    'tel:123',
    '#main',
  ];
  return [
    ...variantsOf(template).map(([, config]) => config),
    configWith(template, Object.fromEntries(every('text', 'Name'))),
    configWith(template, Object.fromEntries(every('text', 'Many words. '.repeat(30)))),
    ...addresses.map((address) =>
      configWith(
        template,
        Object.fromEntries([
          ...every('url', address),
          ...every('image', address),
          ...every('text', 'First line\nSecond line'),
        ]),
      ),
    ),
  ];
}

/** A template's base with every list grown to `MANY` items. */
function withLongLists({ base }: LoadedTemplate): JsonObject {
  const lists = base._structure.sections.flatMap(({ children }) => children).filter(isList);
  return lists.reduce<JsonObject>((config, { path, default: start }) => {
    const items = Array.from({ length: MANY }, (_, n) => numbered(start[n % start.length], n));
    return setAt(config, parsePath(path) ?? [], items);
  }, base);
}

/** An item whose texts say its place, so that no two are the same. */
function numbered(item: Json | undefined, place: number): Json {
  return { ...(item as JsonObject), text: `Entry ${place}`, title: `Title ${place}` };
}
