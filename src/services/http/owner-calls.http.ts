import { isObject } from '../../../domain/json/json.ts';
import { OwnerCallError, type OwnerCallProblem } from '../../../domain/publish/published-versions.ts';
import { secondsToWait } from './retry-after-header.ts';
import { openThroughLogin } from './through-login.ts';

const TIMEOUT_MS = 30_000;
const PROBLEMS: Readonly<Record<number, OwnerCallProblem>> = {
  400: 'invalid',
  401: 'unproven',
  403: 'elsewhere',
  404: 'missing',
  409: 'refused',
  410: 'unpublished',
  429: 'tooOften',
  451: 'takenDown',
};

/** Sends a request to a path of the builder's server, with an owner secret if it is an owner's; resolves with the JSON of the answer. */
type OwnerCall = (
  path: string,
  init: RequestInit,
  ownerSecret: string | undefined,
  stop: AbortSignal,
) => Promise<unknown>;

/** Calls about published websites over HTTP. They reject with an OwnerCallError, or with `stop`'s reason. */
export function ownerCalls(send: typeof fetch, timeoutMs: number = TIMEOUT_MS): OwnerCall {
  const throughLogin = openThroughLogin();
  return async (path, init, ownerSecret, stop) => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
    const owned = ownerSecret === undefined ? {} : ownerHeaders(ownerSecret);
    try {
      const response = await throughLogin({ ...init.headers, ...owned }, (headers) =>
        send(path, { ...init, headers, signal }),
      );
      const body = parse(await response.text());
      // Of what an owner does, 202 says that whoever has the confirmed address is asked by mail.
      if (response.status === 202 && ownerSecret !== undefined) throw new OwnerCallError('asked');
      if (response.ok) return body;
      // What something on the way says, such as a proxy with a page of its own, says nothing of the website.
      const isKnown = (isObject(body) && 'error' in body) || response.status === 429;
      const problem = isKnown ? PROBLEMS[response.status] : undefined;
      throw new OwnerCallError(problem ?? 'broken', secondsToWait(response.headers));
    } catch (error) {
      stop.throwIfAborted();
      throw error instanceof OwnerCallError ? error : new OwnerCallError('unreachable');
    }
  };
}

function ownerHeaders(ownerSecret: string): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${ownerSecret}`, 'X-Parley-Owner': ownerSecret };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
