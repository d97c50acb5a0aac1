import * as v from 'valibot';
import { serverErrorText } from '../../../domain/errors/server-error.ts';
import { isObject } from '../../../domain/json/json.ts';
import { MAIL_REACHES } from '../../../domain/mail-reach.ts';
import type { Deploys } from '../../../domain/ports.ts';
import {
  ADDRESS_HEADER,
  type DeployRequest,
  MAIL_HEADER,
  NEXT_MAIL_HEADER,
} from '../../../domain/publish/deploy.ts';
import { DeployError } from '../../../domain/publish/deploy-error.ts';
import type { Words } from '../../../words/words.ts';
import { openThroughLogin } from './through-login.ts';

const TIMEOUT_MS = 30_000;
// A page that is live is no failure, whatever its id looks like.
const id = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')),
);
const answer = v.object({
  url: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  id: v.optional(id, ''),
});

interface DeployOptions {
  readonly timeoutMs?: number;
  /**
   * The owner of this browser's uploads, for a website that is published with the right of another browser and shows them
   * too; undefined with the own secret, which tells the server the same.
   */
  readonly uploadOwner?: (ownerSecret: string) => Promise<string> | undefined;
}

/** The deploy call over HTTP. `words` are the messages for failures that the server did not word. */
export function httpDeploys(
  words: Words['deployCall'],
  send: typeof fetch,
  { timeoutMs = TIMEOUT_MS, uploadOwner = () => undefined }: DeployOptions = {},
): Deploys {
  const throughLogin = openThroughLogin();
  return {
    async deploy(request, ownerSecret, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const owner = uploadOwner(ownerSecret);
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${ownerSecret}`,
        'X-Parley-Owner': ownerSecret,
        ...(owner && { 'X-Upload-Owner': await owner }),
      };
      const sent = throughLogin(headers, (all) => exchange(send, request, all, [signal, timeout]));
      const { response, text } = await sent.then(answerIn).catch((error: unknown) => {
        throw timeout.aborted ? new DeployError(words.timedOut) : error;
      });
      const body = parse(text);
      if (!response.ok) {
        // Something on the way, such as a proxy, answers with a page of its own.
        const isFromServer = isObject(body) && 'error' in body;
        throw new DeployError(isFromServer ? serverErrorText(body.error) : '', response.status, isFromServer);
      }
      if (body === undefined) throw new DeployError(words.unreadableAnswer, response.status);
      const known = v.safeParse(answer, body);
      if (!known.success) throw new DeployError(words.noAddress, response.status);
      const address = response.headers.get(ADDRESS_HEADER);
      const mail = response.headers.get(MAIL_HEADER);
      const nextMailAt = response.headers.get(NEXT_MAIL_HEADER);
      const reach = MAIL_REACHES.find((each) => each === mail);
      return {
        ...known.output,
        ...(address === 'other'
          ? { keepsAddress: true }
          : address !== null && { isConfirmed: address === 'confirmed' }),
        ...(reach !== undefined && { mail: reach }),
        ...(nextMailAt !== null && { nextMailAt }),
      };
    },
  };
}

function exchange(
  send: typeof fetch,
  request: DeployRequest,
  headers: Headers,
  signals: AbortSignal[],
): Promise<Response> {
  return send('/api/deploy', {
    method: 'POST',
    headers,
    body: JSON.stringify(request),
    signal: AbortSignal.any(signals),
  });
}

async function answerIn(response: Response) {
  return { response, text: await response.text() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
