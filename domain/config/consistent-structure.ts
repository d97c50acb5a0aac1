import { type Path, parsePath } from '../json/path.ts';
import { isList, type Structure, ungrouped } from './structure.ts';

/** The path of a leaf or list. */
interface End {
  readonly path: Path;
  readonly isList: boolean;
}

/** True if no path is needed both as a scalar and as a container, nor both as a list and as an object. */
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

/** Parses a path and sets all indexes to 0, because the items of a list have one shape. */
function pathOf(text: string): Path {
  return (parsePath(text) ?? []).map((key) => (typeof key === 'number' ? 0 : key));
}
