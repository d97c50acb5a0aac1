import type { Deploys, OwnerSecrets, PublishedSites } from '../domain/ports.ts';
import { httpDeploys } from '../services/deploys.http.ts';
import { localOwnerSecrets } from '../services/owner-secret.local.ts';
import { httpPublishedSites } from '../services/published-sites.http.ts';
import type { Texts } from '../services/texts.ts';
import type { Words } from '../words/words.ts';

interface Parts {
  readonly words: Words['deployCall'];
  /** The browser's own fetch. */
  readonly send: typeof fetch;
  readonly storage: () => Texts;
  readonly randomBytes: (count: number) => Uint8Array;
}

interface Publishing {
  readonly deploys: Deploys;
  readonly published: PublishedSites;
  readonly owner: OwnerSecrets;
}

/** What publishes, and looks after what is published. */
export function publishingServices({ words, send, storage, randomBytes }: Parts): Publishing {
  return {
    deploys: httpDeploys(words, send),
    published: httpPublishedSites(send),
    owner: localOwnerSecrets(storage, randomBytes),
  };
}
