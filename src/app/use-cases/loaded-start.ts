import type { StoredDocument } from '../../../domain/storage/site-document.ts';
import type { LoadedSite } from '../../../machines/site/site.context.ts';

/** The website that a visit starts with. */
export type LoadedStart = Omit<LoadedSite, 'tab' | 'fresh' | 'isWithoutStore' | 'isUnreadable'>;

/** Starts with a document as it is stored. */
export function startWith(document: StoredDocument): LoadedStart {
  const { config, history, cleared, live } = document;
  return { config, history, cleared, live, stored: document, pending: [], mirrored: 0 };
}
