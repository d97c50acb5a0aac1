import type { LanguageCode } from '../words/language.ts';
import type { FieldTexts } from './chat/drafts.ts';
import type { Business } from './choices/businesses.ts';
import type { Config } from './config/config.ts';
import type { DrawnSiteId } from './config/site-id.ts';
import type { FontSubset, Lettering } from './fonts/font-subset.ts';
import type { PictureSize } from './images/picture-size.ts';
import type { KeptInterview } from './interview/kept-interview.ts';
import type { MailReach } from './mail-reach.ts';
import type { DeployAnswer, DeployRequest } from './publish/deploy.ts';
import type { StoredSecrets } from './publish/owner-secret.ts';
import type { PublishedVersions } from './publish/published-versions.ts';
import type { LinkTarget, PublishedPage, SiteRights, TakenRight } from './publish/site-access.ts';
import type { DocumentChange, RawDocument } from './storage/site-document.ts';
import type { MirrorContent, StoreContent } from './storage/stored-content.ts';

/** The simulated second of an edit. `wait` resolves with its end in milliseconds since 1970, and rejects when `signal` aborts. */
export interface Edits {
  wait(signal: AbortSignal): Promise<{ readonly at: number }>;
}

/** The browser's database, the source of truth for the website. Every call rejects with the browser's error. */
export interface SiteStore {
  /** Opens the database and reads everything; also rejects after a timeout of two seconds. */
  read(): Promise<StoreContent>;
  /** Reads the document alone, after a commit of another tab. */
  readDocument(): Promise<RawDocument | undefined>;
  /**
   * Writes a change in one strict-durability transaction, as revision `base + 1`, and notifies the other tabs. Writes
   * nothing and resolves to `overtaken` if the stored revision is not the change's base (compare-and-swap).
   */
  commit(change: DocumentChange): Promise<'committed' | 'overtaken'>;
  /** Reads, changes and writes the owner secrets in one strict-durability transaction, so that two tabs cannot draw two secrets. */
  changeSecrets(change: (stored: StoredSecrets) => StoredSecrets): Promise<StoredSecrets>;
  /** Reports each revision that another tab committed, until the returned function is called. */
  watch(report: (revision: number) => void): () => void;
}

/** Copies of the website in local storage, for other code. They are written after the commit. */
export interface Mirrors {
  read(): MirrorContent;
  /**
   * Writes `websiteConfig` (null: removes it, after a reset) and its mark, and removes the previous page.
   * Without a revision no mark is written; the next visit then imports the config as a change of other code.
   * Throws if the browser refuses, with `websiteConfig` and mark unchanged. Does nothing if another tab
   * has mirrored a later revision.
   */
  writeConfig(config: string | null, revision: number | undefined): void;
  /** Writes `websiteHTML`; throws if the browser refuses. Does nothing if another revision has been mirrored since. */
  writePage(html: string, revision: number | undefined): void;
  /** Removes the mark after the database was emptied, because its revisions restart; never throws. */
  forgetMark(): void;
  /** Writes the owner secret; never throws. */
  writeOwner(secret: string): void;
  /** The site id that a website waits for; undefined if there is none, or storage is forbidden. */
  readDrawnSiteId(): DrawnSiteId | undefined;
  /** Writes it (undefined: removes it); never throws. */
  writeDrawnSiteId(drawn: DrawnSiteId | undefined): void;
  /** Writes an unreadable text under `websiteConfig.unreadable`; false if the quota is exceeded. */
  keepUnreadable(text: string): boolean;
}

/** The deploy request. Rejects with a DeployError. */
export interface Deploys {
  deploy(request: DeployRequest, ownerSecret: string, signal: AbortSignal): Promise<DeployAnswer>;
}

/** All that can be asked about a published website, and the ways back to it. It rejects with an OwnerCallError, or with `signal`'s reason. */
export interface PublishedSites {
  versions(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<PublishedVersions>;
  /** Makes a kept version live again. */
  bringBack(siteId: string, version: number, ownerSecret: string, signal: AbortSignal): Promise<void>;
  /** Unpublishes the website permanently. */
  unpublish(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<void>;
  /** Asks for a mail with links to the websites of an address. Whether there are any, no answer tells; it says what becomes of mails. */
  mailLinks(email: string, signal: AbortSignal): Promise<MailReach>;
  /** What a link is for; spends nothing. One that was spent is open to the secret that spent it. */
  look(token: string, ownerSecret: string, signal: AbortSignal): Promise<LinkTarget>;
  /** Spends a link: the secret may then change the website. */
  take(token: string, ownerSecret: string, signal: AbortSignal): Promise<TakenRight>;
  /** The page that is published. */
  page(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<PublishedPage>;
  rights(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<SiteRights>;
  removeRight(siteId: string, rightId: string, ownerSecret: string, signal: AbortSignal): Promise<void>;
  /** Makes a link for another device; resolves with its token. */
  deviceLink(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<string>;
  /** Sends the mail that confirms the address once more. */
  confirmAgain(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<void>;
  changeEmail(siteId: string, email: string, ownerSecret: string, signal: AbortSignal): Promise<void>;
  /** Puts a page back that was taken off the web by mail. */
  putBack(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<void>;
  /** Writes a message to the owner as a visitor of the page does. */
  testMessage(siteId: string, ownerSecret: string, signal: AbortSignal): Promise<void>;
}

/** The owner secrets, backed by the browser's database. No call rejects: without storage they last as long as the page. */
export interface OwnerKeys {
  /** This browser's own secret, drawn on the first call. */
  secret(): Promise<string>;
  /** The same without asking the store; undefined before any other call has been answered. */
  knownSecret(): string | undefined;
  /** The candidate secrets of a site, most likely first. */
  secretsFor(siteId: string): Promise<readonly string[]>;
}

/** A generated file. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Downloads and uploads of files. */
export interface Files {
  /** Starts a download; rejects if the browser refuses. */
  download(file: MadeFile): Promise<void>;
  /** The text of a file; rejects if it cannot be read. */
  read(file: File): Promise<string>;
}

/** The Web Share API. */
export interface Sharing {
  /** True if the browser supports it. */
  readonly isOffered: boolean;
  /** Resolves once the visitor has shared the address or cancelled; rejects if the browser refuses. */
  share(url: string): Promise<void>;
}

/** The stored choice of the interface language. */
export interface LanguageChoices {
  /** The stored choice; null if there is none or storage is forbidden. */
  kept(): string | null;
  /** Stores a choice; throws if the browser refuses. */
  keep(code: LanguageCode): void;
}

/** The texts of fields that are not sent, kept for a reload of this tab. No call throws. */
export interface DraftStore {
  /** The texts that were kept; none if storage is forbidden. */
  read(): FieldTexts;
  keep(texts: FieldTexts): void;
}

/** The interview that runs, kept for a reload of this tab. No call throws. */
export interface InterviewStore {
  /** The interview that was kept; undefined if there is none, or storage is forbidden. */
  read(): KeptInterview | undefined;
  /** Undefined: no interview runs. */
  keep(interview: KeptInterview | undefined): void;
}

/** Progress and abort of an upload. */
interface UploadOptions {
  /** Called with the fraction sent, 0 to 1, never decreasing. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** The public image store. */
export interface Images {
  /** Uploads a file to a new path and resolves to its public URL. Rejects with a `retryAfter` in seconds if rate-limited, with the `reason` if the server gives one. */
  upload(file: File, path: string, options: UploadOptions): Promise<{ readonly address: string }>;
  /**
   * The picture at an address of this store; rejects if it cannot be read. undefined for any other address, and in a store
   * whose pictures have no owners.
   */
  read(address: string, signal: AbortSignal): Promise<File> | undefined;
}

/** What is uploaded of a picture. */
interface ShrunkPicture {
  readonly file: File;
  /** Its size as a browser draws it; absent for a drawing, which has none. */
  readonly size?: PictureSize;
}

/** Makes of a picture what is uploaded. */
export interface ImageShrinking {
  /**
   * The picture in a format that all browsers draw, without place and camera; smaller, where that can be. Rejects with the
   * reason `undrawable` if this browser cannot draw it.
   */
  shrink(file: File): Promise<ShrunkPicture>;
}

/** The starting content to load, and the config it is merged into. */
export interface StartRequest {
  readonly config: Config;
  readonly business: Business;
  readonly language: LanguageCode;
}

/** Loads starting content. */
export interface StartingContentLoader {
  /** The config with the content of a business, in a language; rejects if it cannot be fetched. */
  load(request: StartRequest): Promise<Config>;
}

/** What the browser knows of the images on a page. */
export interface PagePictures {
  /** The transfer sizes in bytes of those that the preview has loaded, by address. */
  weights(): ReadonlyMap<string, number>;
  /** Resolves to whether an image comes from an address; undefined if none came and the browser is offline, as nothing is known then. */
  comes(address: string): Promise<boolean | undefined>;
}

/** Subsets fonts to the characters of a page. */
export interface FontSubsetting {
  /** The files of a subset, memoised; rejects if the font cannot be fetched or subset. */
  cut(lettering: Lettering): Promise<readonly FontSubset[]>;
}

/** Updates of the builder, by its service worker. */
export interface AppUpdates {
  /** Reports each newer version that is installed, until the returned function is called. */
  watch(onReady: () => void): () => void;
  /** Activates the installed version and reloads the page. */
  takeOver(): Promise<void>;
}

/** The network connection. */
export interface Network {
  /** Reports when the network is lost and back, until the returned function is called. It starts as online. */
  watch(onChange: (isThere: boolean) => void): () => void;
  /** Resolves to true if the browser is offline. */
  isLost(): Promise<boolean>;
  /** Resolves once the browser is online; rejects with `signal`'s reason. */
  untilBack(signal: AbortSignal): Promise<void>;
}

/** The font that draws the icons of the icon picker. */
export interface IconFont {
  /** Resolves once the font draws icons; rejects if it cannot be loaded. */
  load(): Promise<void>;
}

/** Locks that all tabs of this browser share. */
export interface TabLocks {
  /**
   * Resolves, once no other tab holds the lock `name`, with the function that releases it. Rejects with `signal`'s
   * reason. Where the browser has no such locks, every call resolves at once.
   */
  take(name: string, signal: AbortSignal): Promise<() => void>;
}

/** Persistent storage (`navigator.storage.persist`). */
export interface PersistentStorage {
  /** Asks the browser not to evict what is stored; it may refuse. */
  keep(): Promise<void>;
}
