import type { LanguageCode } from '../words/language.ts';
import type { Business } from './business.ts';
import type { Config } from './config.ts';
import type { DeployAnswer, DeployRequest } from './deploy.ts';
import type { CutFont, Lettering } from './lettering.ts';
import type { OwnerRight } from './owner-secret.ts';
import type { PublishedVersions } from './published-versions.ts';

/** The edit command's simulated wait; `wait` gives the moment it ended and rejects when `signal` aborts it. */
export interface Edits {
  wait(signal: AbortSignal): Promise<{ readonly at: number }>;
}

/** Where the site is kept between visits: raw texts, parsed by the domain. */
export interface ConfigStore {
  /** The raw config, or null where none is stored or storage is forbidden. */
  load(): string | null;
  /**
   * Keeps a config (null: none, after a reset) with the history that led to it, and drops the page of the one before;
   * throws where the browser refuses to store, and then both are as they were.
   */
  save(config: string | null, history: string): void;
  /** Keeps the page of the config just saved; where there is no room for it, there is none: it can be drawn again. */
  savePage(html: string): void;
  /** The raw history, or null where none is stored or storage is forbidden. */
  loadHistory(): string | null;
  /** What was published last, raw, or null where nothing is stored or storage is forbidden. */
  loadLive(): string | null;
  /** Keeps what was published last; where there is no room for it, there is none. */
  saveLive(live: string): void;
  /** Calls back where another tab may have stored something, until what it answers is called. */
  watch(changed: () => void): () => void;
  /** Keeps a raw config that could not be read, so that nothing is lost. */
  keepUnreadable(raw: string): void;
}

/** Keeps what is stored safe from a crash of the browser, which writes it to the disk only later. */
export interface Safekeeping {
  /** Resolves once what a crash took is stored again, and what is stored complete; after two seconds in any case. */
  recovered(): Promise<void>;
  /** Resolves once what was stored before is where no crash takes it; after two seconds in any case. */
  settled(): Promise<void>;
}

/** The edits that tabs have on their way, raw, in case a tab crashes before it has stored its own. */
export interface EditsAhead {
  /** Keeps a tab's edit, where there is room for it; undefined: it has none that is not stored, nor of those it inherited. */
  keep(tab: string, edit: string | undefined): void;
  /** The edits whose tabs are gone; they are kept until this tab has stored them. */
  inherit(): Promise<readonly string[]>;
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

/** The visitor's owner secrets: one that this browser made once, the same ever after, and those that came with websites. */
export interface OwnerSecrets {
  secret(): string;
  /** What may prove the right to a site, the likeliest first; this browser's own is always among them. */
  secretsFor(siteId: string): readonly string[];
  /** Keeps a right beside all that are kept already, as the likeliest of its site. */
  keep(right: OwnerRight): void;
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
  /** Keeps a file under a path that is new and answers its public address; rejects where that fails or is given up, with TooManyPictures where more come later. */
  upload(file: File, path: string, options: UploadOptions): Promise<{ readonly address: string }>;
}

/** Makes photos lighter before they are sent. */
export interface ImageShrinking {
  /** A smaller version of the picture, or the very file where there is none; never rejects. */
  shrink(file: File): Promise<File>;
}

/** What websites of businesses start with. */
export interface StartingContent {
  /** The website with the content of a business, in a language; rejects where that cannot be fetched. */
  load(request: {
    readonly config: Config;
    readonly business: Business;
    readonly language: LanguageCode;
  }): Promise<Config>;
}

/** Cuts open fonts down to what a page writes. */
export interface FontCutting {
  /** The files that write a lettering, the same for the same; rejects where the font cannot be fetched or cut. */
  cut(lettering: Lettering): Promise<readonly CutFont[]>;
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
export interface StorageRoom {
  /** Asks the browser to keep what is stored when its room grows scarce; it may refuse. */
  keep(): Promise<void>;
}
