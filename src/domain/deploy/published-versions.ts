/** One version of a website that the server keeps. */
interface PublishedVersion {
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** Where this version can be looked at. */
  readonly url: string;
}

/** The versions of a website that the server keeps, newest first, and which of them everyone sees. */
export interface PublishedVersions {
  /** The website's address. */
  readonly url: string;
  readonly current: number;
  readonly versions: readonly PublishedVersion[];
}

/** Why an owner's call came to nothing. */
export type OwnerCallProblem =
  | 'unproven'
  | 'elsewhere'
  | 'missing'
  | 'unpublished'
  | 'takenDown'
  | 'tooOften'
  | 'unreachable'
  | 'broken';

/** An owner's call that came to nothing. */
export class OwnerCallError extends Error {
  readonly problem: OwnerCallProblem;
  /** In how many seconds it may be tried again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(problem: OwnerCallProblem, retryAfter?: number) {
    super(problem);
    this.name = 'OwnerCallError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Reads any thrown value as what went wrong with an owner's call. */
export function ownerCallProblem(error: unknown): OwnerCallProblem {
  return error instanceof OwnerCallError ? error.problem : 'broken';
}
