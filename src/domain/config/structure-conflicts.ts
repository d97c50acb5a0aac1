import { type Path, parsePath } from '../json/path.ts';
import { isList, type Structure, ungrouped } from './structure.ts';

/** A place, and whether keys or items stand below it. */
interface End {
  readonly path: Path;
  readonly isList: boolean;
}

/** Whether no value stands where another needs an object or a list, nor a list where another needs an object. */
export function isConsistent({ globalSettings, sections }: Structure): boolean {
  const ends = ungrouped([...globalSettings.children, ...sections]).flatMap((node): readonly End[] => [
    { path: pathOf(node.path), isList: isList(node) },
    ...(isList(node) ? node.itemStructure : []).map(({ pathTemplate }) => ({
      path: pathOf(pathTemplate.replace('[INDEX]', '[0]')),
      isList: false,
    })),
  ]);
  const objects = new Set<string>();
  const lists = new Set<string>(ends.filter((end) => end.isList).map(({ path }) => JSON.stringify(path)));
  for (const { path } of ends) {
    for (const [depth, key] of path.entries())
      (typeof key === 'number' ? lists : objects).add(JSON.stringify(path.slice(0, depth)));
  }
  return (
    ![...lists].some((place) => objects.has(place)) &&
    ends.every(({ path, isList: isListHere }) => {
      const place = JSON.stringify(path);
      return isListHere || !(objects.has(place) || lists.has(place));
    })
  );
}

/** A path, each of its indexes as the first: the items of a list are alike. */
function pathOf(text: string): Path {
  return (parsePath(text) ?? []).map((key) => (typeof key === 'number' ? 0 : key));
}
