import type { Images } from '../domain/ports.ts';
import { secondsToWait } from './retry-after-header.ts';

/** What pictures are kept with; the fetch functions are the browser's own in the app. */
export interface SupabaseOptions {
  /** The project's address; empty: the app's own origin. */
  readonly projectUrl: string;
  readonly ownOrigin: string;
  /** The project's public key. */
  readonly key: string;
  readonly send: typeof fetch;
  /** Sends like fetch and tells how much of the body is on its way. */
  readonly sendWithProgress: SendWithProgress;
  readonly log: (words: string, error: unknown) => void;
}

/** A fetch that tells how much of the request's body is on its way, from 0 to 1. */
export type SendWithProgress = (
  address: string,
  init: RequestInit,
  onProgress: (fraction: number) => void,
) => Promise<Response>;

const TOO_OFTEN = 429;
const BUCKET = 'images';
const TRANSFORM = { width: 1000, quality: 80 };

// What browsers ask pictures with, so that the server makes at once the one that the page will show.
const PICTURE_TYPES = 'image/avif,image/webp,image/*,*/*;q=0.8';

/** Keeps pictures in Supabase Storage, whose client is loaded with the first one. */
export function supabaseImages(options: SupabaseOptions): Images {
  const { projectUrl, ownOrigin, key, sendWithProgress, log } = options;
  return {
    async upload(file, path, { onProgress = () => {}, signal }) {
      let wait: number | undefined;
      try {
        onProgress(0);
        const { createClient } = await import('@supabase/supabase-js');
        signal.throwIfAborted();
        const client = createClient(projectUrl === '' ? ownOrigin : projectUrl, key, {
          // With it the client keeps no session, watches no address and starts no clock.
          accessToken: async () => key,
          global: {
            fetch: async (input, init) => {
              const response = await sendWithProgress(addressOf(input), { ...init, signal }, onProgress);
              if (response.status === TOO_OFTEN) wait = secondsToWait(response.headers);
              return response;
            },
          },
        });
        const bucket = client.storage.from(BUCKET);
        const { error } = await bucket.upload(path, file, { cacheControl: '3600', upsert: false });
        if (error) throw error;
        onProgress(1);
        const made = bucket.getPublicUrl(path, { transform: TRANSFORM }).data.publicUrl;
        const plain = bucket.getPublicUrl(path).data.publicUrl;
        return { address: (await isThere(made, options.send, signal)) ? made : plain };
      } catch (error) {
        signal.throwIfAborted();
        log('An image could not be uploaded.', error);
        throw wait === undefined ? error : new TooManyImages(wait);
      }
    },
  };
}

/** Whether an address answers well; a project may not make pictures smaller. */
async function isThere(address: string, send: typeof fetch, signal: AbortSignal): Promise<boolean> {
  try {
    return (await send(address, { method: 'HEAD', headers: { Accept: PICTURE_TYPES }, signal })).ok;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

/** A picture that is not taken now: its sender sent too many within an hour. */
class TooManyImages extends Error {
  /** In how many seconds the next one is taken. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many pictures');
    this.name = 'TooManyPictures';
    this.retryAfter = retryAfter;
  }
}
