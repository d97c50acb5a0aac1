import type { Context } from 'hono';
import { markOfAddress } from '../../domain/publish/link-preview.ts';
import type { ReadClient } from '../http/client.ts';
import { HttpError } from '../http/http-error.ts';
import { limitConcurrencyPerClient } from '../limits/concurrency.ts';
import { markPicture } from './mark-picture.ts';

// Addresses of all colors can be asked for: drawing them takes one processor at most, and no client holds up the others.
const LIMITS = { inAll: 1, each: 1, waiting: 50 };
const RETRY_SECONDS = 5;

/** Answers with the mark that an address names, for link previews and home screens; undefined if it names none. `fonts` is the folder of the built app's fonts. */
export function answerLinkPreview(
  readClient: ReadClient,
  fonts?: string,
): (c: Context) => Promise<Response | undefined> {
  const limited = limitConcurrencyPerClient(LIMITS);
  return async (c) => {
    const named = markOfAddress(c.req.path);
    if (!named) return undefined;
    const client = readClient(c).network;
    if (limited.isFull(client)) throw new HttpError(503, ({ limits }) => limits.busy, RETRY_SECONDS);
    const picture = await limited(client, () => markPicture(named.kind, named.mark, fonts));
    return c.body(picture, 200, {
      'Content-Type': 'image/png',
      // The address says all that is drawn.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Robots-Tag': 'noindex',
    });
  };
}
