import type { LoadedConfig } from '../config/load-config.ts';
import { NO_HISTORY } from '../editing/history.ts';
import { liveFrom } from '../publish/read-live-site.ts';
import type { RawDocument, StoredDocument } from './site-document.ts';
import { historyIn } from './stored-history.ts';

/**
 * Parses a raw document; `load` parses its config. If one step is invalid
 * the whole history is dropped and the config kept.
 */
export function readDocument(
  raw: RawDocument,
  load: (config: string) => LoadedConfig,
): { readonly document: StoredDocument; readonly isUnreadable: boolean } {
  const { revision, first, past, future, isUndone, isCleared } = raw;
  const { config, isUnreadable } = load(raw.config);
  const history = isUnreadable ? undefined : historyIn({ past, future, isUndone });
  return {
    document: {
      config,
      history: history ?? NO_HISTORY,
      cleared: isCleared && !isUnreadable ? 'reset' : undefined,
      revision,
      first,
      live: liveFrom(raw.live, load),
    },
    isUnreadable,
  };
}
