import type { StoredSecrets } from '../publish/owner-secret.ts';
import type { RawDocument } from './site-document.ts';

/** The content of the browser's database, not parsed yet. */
export interface StoreContent {
  /** Undefined: nothing was ever committed. */
  readonly document: RawDocument | undefined;
  readonly secrets: StoredSecrets;
}

/** The commit that `websiteConfig` in local storage mirrors. */
export interface MirrorMark {
  readonly revision: number;
  /** The digest of the text under `websiteConfig`; `absent` after a reset. */
  readonly digest: string;
}

/** The content of local storage; null if a key is absent or storage is forbidden. */
export interface MirrorContent {
  readonly config: string | null;
  readonly mark: MirrorMark | undefined;
  readonly owner: string | null;
  /** True if `websiteHTML` exists. It is never read. */
  readonly hasPage: boolean;
  /** True if this tab has mirrored before, also before a reload. */
  readonly hasMirrored: boolean;
}
