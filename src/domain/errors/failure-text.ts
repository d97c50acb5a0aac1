import type { Words } from '../../words/words.ts';
import type { OwnerCallProblem } from '../deploy/published-versions.ts';

/** When something that was done too often may be tried again, from the seconds that the server asks to wait, where it does. */
export function whenAgain(seconds: number | undefined, { later, inMinutes }: Words['again']): string {
  return seconds === undefined ? later : inMinutes(Math.max(1, Math.ceil(seconds / 60)));
}

/** What a visitor reads of an owner's call that came to nothing. */
export function ownerCallDetails(
  problem: OwnerCallProblem,
  retryAfter: number | undefined,
  { versions: { problems }, again }: Pick<Words, 'versions' | 'again'>,
): string {
  return problem === 'tooOften' ? `${problems.tooOften} ${whenAgain(retryAfter, again)}` : problems[problem];
}

/** What a visitor reads of a deploy that failed, from the reason that was given, blank where none was. */
export function failureDetails(reason: string, words: Pick<Words, 'publish'>): string {
  return reason === '' ? words.publish.unknownFailure : words.publish.failure(reason);
}
