import { isArray, isObject, type Json } from '../../domain/json/json.ts';
import { imageAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';

/** A picture on a page: the name of its field and its address. */
interface Picture {
  readonly name: string;
  readonly address: string;
}

/** The pictures of the sections that are shown, and of the page's tab. */
export function picturesOn(values: Values): readonly Picture[] {
  const config = values.raw('');
  const sections = Object.entries(isObject(config) ? config : {});
  return sections.flatMap(([id, section]) =>
    id === '_structure' || values.isHidden(id) ? [] : picturesIn(section),
  );
}

/** Whether a page shows a picture beside a logo. */
export function hasPictures(values: Values): boolean {
  return values.answer((from) => picturesOn(from).some(({ name }) => !/logo|favicon/i.test(name)));
}

function picturesIn(value: Json | undefined): readonly Picture[] {
  if (isArray(value)) return value.flatMap(picturesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return picturesIn(inner);
    const address = /image|thumbnail|favicon/i.test(name) ? imageAddress(inner) : undefined;
    return address === undefined ? [] : [{ name, address }];
  });
}
