import { shownName, type Words } from '../../words/words.ts';
import { namesOfPath } from '../chat/menu.ts';
import type { Config } from '../config/config.ts';
import { isList, ungrouped } from '../config/structure.ts';
import { patchBetween } from '../json/patch.ts';
import { formatPath, type Path } from '../json/path.ts';
import type { LiveSite } from './live-site.ts';

/** How a website differs from what everyone sees of it, where that is known here. */
export type UnpublishedChanges =
  | { readonly kind: 'unknown' }
  /** `version` where it is not the one published last. */
  | { readonly kind: 'known'; readonly names: readonly string[]; readonly version?: number };

/** How a website differs from the version that is live; undefined where none is. */
export function unpublishedChanges(
  live: LiveSite | undefined,
  config: Config,
  words: Words,
): UnpublishedChanges | undefined {
  const { _siteId } = config;
  if (_siteId === undefined) return undefined;
  if (live?.config._siteId !== _siteId) return { kind: 'unknown' };
  const { version, shown } = live;
  if (version === shown) return { kind: 'known', names: unpublishedNames(live.config, config, words) };
  if (shown === 0) return undefined;
  let seen = live.before;
  while (seen && (seen.config._siteId !== _siteId || seen.version !== shown)) seen = seen.before;
  return seen
    ? { kind: 'known', names: unpublishedNames(seen.config, config, words), version: shown }
    : { kind: 'unknown' };
}

/** What of a website is not as it was published, by the names that a visitor knows, each once. */
export function unpublishedNames(live: Config, config: Config, words: Words): readonly string[] {
  const paths = patchBetween(live, config)
    .map(({ path }) => path)
    .filter(([root]) => !String(root).startsWith('_'));
  return [...new Set(paths.map((path) => nameOf(config, path, words)))];
}

function nameOf(config: Config, path: Path, words: Words): string {
  const text = formatPath(path);
  if (text === 'globalSettings.sectionOrder') return words.chat.sections;
  // What is not a field itself is known by what it stands in: a hidden section, a part of an item.
  for (let length = path.length; length > 0; length--) {
    const here = formatPath(path.slice(0, length));
    const names = namesOfPath(config, here, words);
    if (names.length > 0) return names.join(' › ');
    const list = listAt(config, here, words);
    if (list) return list;
  }
  return text;
}

function listAt(config: Config, path: string, words: Words): string | undefined {
  for (const { name, children } of config._structure.sections) {
    const list = ungrouped(children).find((node) => isList(node) && node.path === path);
    if (list) return `${shownName(name, words)} › ${shownName(list.name, words)}`;
  }
  return undefined;
}
