import { listPathAt } from '../chat/list-path.ts';
import { isArray } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';
import { placesNamed } from './name-match.ts';
import type { Change, Reader } from './request.ts';

/** The changes that take a list item away. */
export function removalsOf(
  { config, index, languagePair, words }: Reader,
  said: ReadonlySet<string>,
): readonly Change[] {
  const { chat, history } = words;
  return placesNamed(index, said).flatMap(({ what: { target, called, levels }, cost }): readonly Change[] => {
    const ids = target.split('.');
    const item = levels.at(-1);
    const list = item?.kind === 'item' ? listPathAt(config, ids) : undefined;
    const items = list === undefined ? undefined : getAt(config, parsePath(list) ?? []);
    if (!item || list === undefined || !isArray(items)) return [];
    const order = [...items.keys()].filter((at) => at !== Number(ids.at(-1)));
    return [
      {
        label: languagePair.language.labels.remove(called.place),
        edits: [{ path: list, typed: '', order }],
        told: chat.arranged(history.arranged.remove(called.part)),
        cost,
        isSure: true,
      },
    ];
  });
}
