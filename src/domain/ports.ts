import type { LanguageCode } from '../words/language.ts';
import type { Business } from './choices/businesses.ts';
import type { Config } from './config/config.ts';
import type { DeployAnswer, DeployRequest } from './deploy/deploy.ts';
import type { OwnerRight, StoredSecrets } from './deploy/owner-secret.ts';
import type { PublishedVersions } from './deploy/published-versions.ts';
import type { FontSubset, FontSubsetRequest } from './fonts/font-subset.ts';
import type { DocumentChange, RawDocument } from './storage/site-document.ts';
import type { MirrorContent, StoreContent } from './storage/stored-content.ts';

/** The edit command's simulated wait; `wait` gives the moment it ended and rejects when `signal` aborts it. */
export interface Edits {
  wait(signal: AbortSignal): Promise<{ readonly at: number }>;
}

/** The browser's database, which holds the truth about the website. Every call rejects with the browser's own error where it refuses. */
export interface SiteStore {
  /** Opens the database and reads everything; rejects also where it does not answer within two seconds. */
  read(): Promise<StoreContent>;
  /** Reads the document alone, as another tab may have committed it meanwhile. */
  readDocument(): Promise<RawDocument | undefined>;
  /**
   * Writes a change in one strict-durability transaction, as revision `base + 1`, and tells the other tabs. Writes
   * nothing and answers `overtaken` where the stored revision is not the change's base.
   */
  commit(change: DocumentChange): Promise<'committed' | 'overtaken'>;
  /** Reads, changes and writes the owner secrets in one strict-durability transaction, so that two tabs cannot make two. */
  changeSecrets(change: (stored: StoredSecrets) => StoredSecrets): Promise<StoredSecrets>;
  /** Deletes what an earlier version kept in its journal. */
  forgetEarlier(): Promise<void>;
  /** Reports each revision that another tab committed, until the returned function is called. */
  watch(report: (revision: number) => void): () => void;
}

/** Copies of the website in local storage, for other code to read. They are written after the commit. */
export interface Mirrors {
  read(): MirrorContent;
  /**
   * Writes `websiteConfig` (null: removes it, after a reset) and its mark, and removes the page of the config before.
   * Without a revision no mark is written: then the next visit takes the config up as a change of other code.
   * Throws where the browser refuses, and then `websiteConfig` and mark are as before. Does nothing where another tab
   * has mirrored a later revision.
   */
  writeConfig(config: string | null, revision: number | undefined): void;
  /** Writes `websiteHTML`; throws where the browser refuses. Does nothing where another revision is mirrored by now. */
  writePage(html: string, revision: number | undefined): void;
  /** Removes the mark where the database was emptied, as its revisions begin anew; never throws. */
  forgetMark(): void;
  /** Writes the owner secret; never throws. */
  writeOwner(secret: string): void;
  /** Writes an unreadable text under `websiteConfig.unreadable`; false where there is no room. */
  keepUnreadable(text: string): boolean;
  /** Removes the document of earlier versions, after its import; never throws. */
  forgetEarlier(): void;
  /** Removes the secrets that earlier versions kept for sites from files, after their import; never throws. */
  forgetOwners(): void;
}

/** The deploy call. Rejects with a DeployError. */
export interface Deploys {
  deploy(request: DeployRequest, ownerSecret: string, signal: AbortSignal): Promise<DeployAnswer>;
}

/** What an owner can do with a published website. Rejects with an OwnerCallError, or with `signal`'s reason. */
export interface PublishedSites {
  versions(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<PublishedVersions>;
  /** Has everyone see a kept version again. */
  bringBack(siteId: string, version: number, ownerSecret: string, signal: AbortSignal): Promise<void>;
  /** Takes the website off the web for good. */
  unpublish(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<void>;
}

/** The visitor's owner secrets, backed by the browser's database. No call rejects: where nothing can be stored they last as long as the page. */
export interface OwnerKeys {
  /** This browser's own secret, made on the first call. */
  secret(): Promise<string>;
  /** The secrets that may prove the right to a site, the likeliest first. */
  secretsFor(siteId: string): Promise<readonly string[]>;
  /** Stores a right beside all stored ones, as the likeliest of its site. */
  keep(right: OwnerRight): Promise<void>;
}

/** A file that is made for the visitor. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The visitor's own files. */
export interface Files {
  /** Hands a file to the visitor, as a download; rejects where the browser does not take it. */
  download(file: MadeFile): Promise<void>;
  /** The text of a file that the visitor gave; rejects where it cannot be read. */
  read(file: File): Promise<string>;
}

/** The browser's own way of handing an address on. */
export interface Sharing {
  /** Whether this browser has one. */
  readonly isOffered: boolean;
  /** Resolves once the visitor has shared an address, or thought better of it; rejects where the browser refuses. */
  share(url: string): Promise<void>;
}

/** The language that the visitor chose for the screen. */
export interface LanguageChoices {
  /** What was chosen, or null where nothing was or storage is forbidden. */
  kept(): string | null;
  /** Keeps a choice; throws where the browser refuses to store. */
  keep(code: LanguageCode): void;
}

/** How one upload is followed and given up. */
interface UploadOptions {
  /** Told how much of the file is on its way, from 0 to 1, never less than before. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** Where pictures are kept for everyone to see. */
export interface Images {
  /** Keeps a file under a path that is new and answers its public address; rejects where that fails or is given up, with TooManyImages where more come later. */
  upload(file: File, path: string, options: UploadOptions): Promise<{ readonly address: string }>;
}

/** Makes photos lighter before they are sent. */
export interface ImageShrinking {
  /** A smaller version of the picture, or the very file where there is none; never rejects. */
  shrink(file: File): Promise<File>;
}

/** What websites of businesses start with. */
export interface StartingContentLoader {
  /** The website with the content of a business, in a language; rejects where that cannot be fetched. */
  load(request: {
    readonly config: Config;
    readonly business: Business;
    readonly language: LanguageCode;
  }): Promise<Config>;
}

/** Cuts open fonts down to what a page writes. */
export interface FontSubsetting {
  /** The files that write a lettering, the same for the same; rejects where the font cannot be fetched or cut. */
  cut(lettering: FontSubsetRequest): Promise<readonly FontSubset[]>;
}

/** The versions of the builder that this browser keeps for visits without network. */
export interface Versions {
  /** Looks for newer versions from now on, until the answer is called; tells of each that is ready. */
  watch(onReady: () => void): () => void;
  /** Lets the version that is ready take over, and loads the page anew. */
  takeOver(): Promise<void>;
}

/** The network between the builder and its server. */
export interface Network {
  /** Tells that the network is gone, and that it is back, until the answer is called; at first it is there. */
  watch(onChange: (isThere: boolean) => void): () => void;
  /** Whether nothing can reach the server now because the browser has no network. */
  isLost(): Promise<boolean>;
  /** Resolves once it is not lost; rejects with `signal`'s reason. */
  untilBack(signal: AbortSignal): Promise<void>;
}

/** The room that the browser gives. */
export interface PersistentStorage {
  /** Asks the browser to keep what is stored when its room grows scarce; it may refuse. */
  keep(): Promise<void>;
}
