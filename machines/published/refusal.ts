import { retryAfterOf } from '../../domain/errors/refusal.ts';
import { type OwnerCallProblem, ownerCallProblem } from '../../domain/publish/published-versions.ts';

/** Why a request to the server came to nothing: the server says it, or the typed text is no e-mail address. */
export interface Refusal {
  readonly problem: OwnerCallProblem | 'notAnAddress';
  /** Seconds until a retry is allowed, if the server sent them. */
  readonly retryAfter?: number | undefined;
}

/** An event with what an actor failed with. */
export interface Failed {
  readonly error: unknown;
}

/** An event with what an actor answered. */
export interface Answered<Answer> {
  readonly output: Answer;
}

/** What a failed request is told as. */
export function refusalOf({ error }: Failed): Refusal {
  return { problem: ownerCallProblem(error), retryAfter: retryAfterOf(error) };
}
