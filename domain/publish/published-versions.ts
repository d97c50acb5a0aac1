import type { SiteNews } from './site-access.ts';

/** One published version kept by the server. */
interface PublishedVersion {
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** The address of this version. */
  readonly url: string;
}

/** The published versions kept by the server, newest first; `current` is the live one. */
export interface PublishedVersions {
  /** The website's address. */
  readonly url: string;
  readonly current: number;
  /** When this browser last changed what is live, or got the right to; ISO 8601, UTC. Undefined if the server does not say. */
  readonly usedAt?: string | undefined;
  /** What others changed of who may change the website since then; undefined if the server does not say. */
  readonly news?: readonly SiteNews[] | undefined;
  readonly versions: readonly PublishedVersion[];
}

/** The reason why an owner request failed. */
export type OwnerCallProblem =
  | 'unproven'
  | 'elsewhere'
  | 'missing'
  | 'unpublished'
  | 'takenDown'
  | 'invalid'
  | 'refused'
  /** The owner of the confirmed address is asked by mail. */
  | 'asked'
  | 'tooOften'
  | 'unreachable'
  | 'broken';

/** A failed owner request. */
export class OwnerCallError extends Error {
  readonly problem: OwnerCallProblem;
  /** Seconds until a retry is allowed, if the server sent them. */
  readonly retryAfter: number | undefined;

  constructor(problem: OwnerCallProblem, retryAfter?: number) {
    super(problem);
    this.name = 'OwnerCallError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** The problem of any thrown value; `broken` if it is not an OwnerCallError. */
export function ownerCallProblem(error: unknown): OwnerCallProblem {
  return error instanceof OwnerCallError ? error.problem : 'broken';
}
