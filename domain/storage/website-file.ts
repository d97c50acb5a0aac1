import * as v from 'valibot';
import { type Config, carriedRight, type OwnerRight } from '../config/config.ts';
import { type ConfigProblem, problemIn, type StoredConfig, storedConfigOf } from '../config/config-schema.ts';
import { isSiteId } from '../config/site-id.ts';
import { wholeConfig } from '../config/whole-config.ts';
import { isObject, type Json } from '../json/json.ts';
import { isOwnerSecret } from '../publish/owner-secret.ts';

/** The version of the app, recorded in its files. */
const APP_VERSION = '0.1.0';
const FORMAT = 'parley-website';
const FORMAT_VERSION = 1;
/** Maximum size of a website file, in bytes. */
export const MAX_FILE_BYTES = 10_485_760;

/** The reason why a file is refused; also the key of its text. */
export type FileRefusal =
  | ConfigProblem
  | 'tooLarge'
  | 'notRead'
  | 'notJson'
  | 'foreign'
  | 'newer'
  | 'noSource'
  | 'badRight'
  | 'unknownTemplate'
  | 'misfit';

/** The website of a file. Without an owner right in the file it has no site id. */
interface FileSite {
  readonly kind: 'site';
  readonly config: Config;
  /** Milliseconds since 1970; undefined if the file does not say. */
  readonly savedAt: number | undefined;
}

interface RefusedFile {
  readonly kind: 'refused';
  readonly refusal: FileRefusal;
}

/** The website of a file, and the title of its page. */
export interface FoundSite extends FileSite {
  readonly title: string;
  /** Whether it was read from a page, which has nothing that is hidden. */
  readonly isFromPage: boolean;
  /** How many of its pictures could not be copied for this browser. */
  readonly notCopied: number;
}

/** The result of reading a file. */
export type ReadFile = FoundSite | RefusedFile;

/** The known templates, and the base of a config's template. */
interface Templates {
  has(id: string): boolean;
  baseFor(config: StoredConfig): Config;
}

interface Details {
  readonly savedAt: number;
  /** Anyone who has a file with it can change the published site. */
  readonly right?: OwnerRight | undefined;
}

const ownerRight = v.object({
  siteId: v.pipe(v.string(), v.check(isSiteId)),
  secret: v.pipe(v.string(), v.check(isOwnerSecret)),
});

/** Serialises a website as a file for another browser. */
export function websiteFile({ _siteId, ...config }: Config, { savedAt, right }: Details): string {
  const file = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    savedAt: new Date(savedAt).toISOString(),
    appVersion: APP_VERSION,
    config,
    right,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Parses and validates a website file as strictly as stored data; or returns the reason of the refusal. */
export function readWebsiteFile(text: string, templates: Templates): FileSite | RefusedFile {
  const refused = (refusal: FileRefusal): RefusedFile => ({ kind: 'refused', refusal });
  const file = jsonOf(text);
  if (file === undefined) return refused('notJson');
  if (!isObject(file) || file.format !== FORMAT) return refused('foreign');
  if (file.formatVersion !== FORMAT_VERSION)
    return isNewer(file.formatVersion) ? refused('newer') : refused('foreign');
  // The config is one level below the root.
  const problem = problemIn(file, -1);
  if (problem) return refused(problem);
  const owner = v.safeParse(v.optional(ownerRight), file.right);
  if (!owner.success) return refused('badRight');
  if (!isObject(file.config)) return refused('misfit');
  const stored = storedConfigOf({ ...file.config, _siteId: owner.output?.siteId });
  if (!stored) return refused('misfit');
  const { _templateId } = stored;
  if (_templateId !== undefined && !templates.has(_templateId)) return refused('unknownTemplate');
  const config = wholeConfig(stored, templates.baseFor(stored));
  if (!config) return refused('misfit');
  return {
    kind: 'site',
    config: owner.output ? { ...config, [carriedRight]: owner.output } : config,
    savedAt: momentOf(file.savedAt),
  };
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isNewer(version: Json | undefined): boolean {
  return typeof version === 'number' && version > FORMAT_VERSION;
}

function momentOf(text: Json | undefined): number | undefined {
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

const LONGEST = 60;

/** Turns a title into the stem of a file name: a-z, 0-9 and hyphens, at most 60 characters; '' if nothing is left. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}
