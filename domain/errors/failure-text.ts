import type { Words } from '../../words/words.ts';
import { STILL_TOO_LARGE, UNDRAWABLE } from '../images/upload-rules.ts';
import type { OwnerCallProblem } from '../publish/published-versions.ts';

/** Tells when a rate-limited request may be retried; `seconds` is undefined if the server sent none. */
export function retryText(
  seconds: number | undefined,
  { later, inMinutes, inHours, inDays }: Words['again'],
): string {
  if (seconds === undefined) return later;
  if (seconds < 5400) return inMinutes(Math.max(1, Math.ceil(seconds / 60)));
  return seconds < 172_800 ? inHours(Math.ceil(seconds / 3600)) : inDays(Math.ceil(seconds / 86_400));
}

/** The text of a failed owner request. */
export function ownerCallText(
  problem: OwnerCallProblem,
  retryAfter: number | undefined,
  { published: { problems }, again }: Pick<Words, 'published' | 'again'>,
): string {
  return problem === 'tooOften' ? `${problems.tooOften} ${retryText(retryAfter, again)}` : problems[problem];
}

/** The text of a failed deploy; an empty `reason` means unknown. */
export function deployFailureText(reason: string, words: Pick<Words, 'publish' | 'fatal'>): string {
  return reason.trim() === '' ? words.fatal.unknown : words.publish.failure(reason);
}

/** Why a picture was not taken: in the server's words, or that this browser cannot draw it. */
export function uploadReason(reason: string, words: Pick<Words, 'editors'>): string {
  if (reason === STILL_TOO_LARGE) return words.editors.stillTooLarge;
  return reason === UNDRAWABLE ? words.editors.undrawable : reason;
}
