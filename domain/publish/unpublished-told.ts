import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { addressLeft, liveAddress } from './live-address.ts';
import type { LiveSite } from './live-site.ts';
import { unpublishedChanges } from './unpublished-changes.ts';

/** What of a website is not published, in words; undefined if all of it is on its live page, or this browser does not know. */
export function unpublishedTold(
  live: LiveSite | undefined,
  config: Config,
  words: Words,
): string | undefined {
  const { access, preview } = words;
  if (addressLeft(live, config) !== undefined) return access.pageLeft;
  if (config._siteId === undefined) return access.notYet;
  if (liveAddress(live, config) === undefined) return undefined;
  const changes = unpublishedChanges(live, config, words);
  const count = changes?.kind === 'known' ? changes.names.length : 0;
  return count > 0 ? preview.notPublished(count) : undefined;
}
