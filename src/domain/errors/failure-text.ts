import type { Words } from '../../words/words.ts';
import type { OwnerCallProblem } from '../deploy/published-versions.ts';

/** When something that was done too often may be tried again, from the seconds that the server asks to wait, where it does. */
export function retryText(seconds: number | undefined, { later, inMinutes }: Words['again']): string {
  return seconds === undefined ? later : inMinutes(Math.max(1, Math.ceil(seconds / 60)));
}

/** What a visitor reads of an owner's call that came to nothing. */
export function ownerCallText(
  problem: OwnerCallProblem,
  retryAfter: number | undefined,
  { versions: { problems }, again }: Pick<Words, 'versions' | 'again'>,
): string {
  return problem === 'tooOften' ? `${problems.tooOften} ${retryText(retryAfter, again)}` : problems[problem];
}

/** What a visitor reads of a deploy that failed, from the reason that was given, blank where none was. */
export function deployFailureText(reason: string, words: Pick<Words, 'publish'>): string {
  return reason.trim() === '' ? words.publish.unknownFailure : words.publish.failure(reason);
}
