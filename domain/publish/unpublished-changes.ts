import type { Words } from '../../words/words.ts';
import { placeOfPath } from '../chat/menu.ts';
import type { Config } from '../config/config.ts';
import { patchBetween } from '../json/patch.ts';
import { formatPath, type Path } from '../json/path.ts';
import type { LiveSite } from './live-site.ts';

/** The changes since the live version; `unknown` if this browser does not have that version. */
export type UnpublishedChanges =
  | { readonly kind: 'unknown' }
  /** `version` is set if the live version is not the latest publish. */
  | { readonly kind: 'known'; readonly names: readonly string[]; readonly version?: number };

/** The changes since the live version; undefined if the site is not published. */
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

/** The display names of all fields that differ from the published config, without duplicates. */
export function unpublishedNames(live: Config, config: Config, words: Words): readonly string[] {
  const paths = patchBetween(live, config)
    .map(({ path }) => path)
    .filter(([root]) => !String(root).startsWith('_'));
  return [...new Set(paths.map((path) => nameOf(config, path, words)))];
}

function nameOf(config: Config, path: Path, words: Words): string {
  const text = formatPath(path);
  if (text === 'globalSettings.sectionOrder') return words.chat.sections;
  // A path that is not a field takes the name of its closest named ancestor, such as its section or item.
  for (let length = path.length; length > 0; length--) {
    const place = placeOfPath(config, formatPath(path.slice(0, length)), words);
    if (place !== '') return place;
  }
  // Visitors never see a path that they did not type.
  return words.chat.globalSettings;
}
