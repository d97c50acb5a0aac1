import type { Config } from '../config/config.ts';
import type { ConfigProblem } from '../config/config-schema.ts';

/** Maximum size of a page that is opened, in bytes. */
export const MAX_FILE_BYTES = 10_485_760;

/** The reason why a file is refused; also the key of its text. */
export type FileRefusal =
  | ConfigProblem
  | 'tooLarge'
  | 'notRead'
  | 'newer'
  | 'noSource'
  | 'unknownTemplate'
  | 'misfit';

/** The website that a page carries, without a site id, and the title of the page. */
export interface FoundSite {
  readonly kind: 'site';
  readonly config: Config;
  readonly title: string;
  /** How many of its pictures could not be copied for this browser. */
  readonly notCopied: number;
}

/** The result of reading a file. */
export type ReadFile = FoundSite | { readonly kind: 'refused'; readonly refusal: FileRefusal };

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
