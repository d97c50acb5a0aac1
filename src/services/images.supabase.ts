import { serverErrorText } from '../../domain/errors/server-error.ts';
import type { Images } from '../../domain/ports.ts';
import { isWebAddress } from '../../domain/publish/web-address.ts';
import { secondsToWait } from './http/retry-after-header.ts';
import { openThroughLogin } from './http/through-login.ts';

/** Where images are stored, and the fetch functions; the app passes the browser's. */
export interface SupabaseOptions {
  /** The project's URL; empty: the app's own origin. */
  readonly projectUrl: string;
  readonly ownOrigin: string;
  /** The project's public key. */
  readonly key: string;
  /** The owner that uploads to the app's own server are sent with. */
  readonly uploadOwner: () => Promise<string>;
  readonly send: typeof fetch;
  /** Like fetch, with upload progress. */
  readonly sendWithProgress: SendWithProgress;
}

/** A fetch that reports which fraction of the request body has been sent, from 0 to 1. */
export type SendWithProgress = (
  address: string,
  init: RequestInit,
  onProgress: (fraction: number) => void,
) => Promise<Response>;

const TOO_OFTEN = 429;
const BUCKET = 'images';
const PUBLIC = /^\/storage\/v1\/(?:object|render\/image)\/public\/images\/([^/]+\/[^/]+)$/;
const TRANSFORM = { width: 1000, quality: 80 };

// The Accept header of browsers for images: the server then already resizes the variant that the page will
// request.
const PICTURE_TYPES = 'image/avif,image/webp,image/*,*/*;q=0.8';

/** Uploads images to Supabase Storage. The client library is imported with the first upload. */
export function supabaseImages(options: SupabaseOptions): Images {
  const { projectUrl, ownOrigin, key, uploadOwner, sendWithProgress } = options;
  const throughLogin = openThroughLogin();
  return {
    async upload(file, path, { onProgress = () => {}, signal }) {
      let refused: Refusal | undefined;
      let picturesOrigin: string | null = null;
      try {
        onProgress(0);
        const { createClient } = await import('@supabase/supabase-js');
        signal.throwIfAborted();
        const client = createClient(projectUrl === '' ? ownOrigin : projectUrl, key, {
          // With an access token the client keeps no session, does not read the URL and starts no refresh
          // timer.
          accessToken: async () => key,
          global: {
            fetch: async (input, init) => {
              const sendWith = (headers: Headers) =>
                sendWithProgress(addressOf(input), { ...init, headers, signal }, onProgress);
              const response = await throughLogin(init?.headers ?? {}, sendWith);
              picturesOrigin = response.headers.get('x-pictures-origin');
              if (!response.ok) refused = await refusalIn(response);
              return response;
            },
          },
        });
        const bucket = client.storage.from(BUCKET);
        const owner = projectUrl === '' ? await uploadOwner() : undefined;
        const { error } = await bucket.upload(path, file, {
          cacheControl: '3600',
          upsert: false,
          ...(owner !== undefined && { headers: { 'x-upload-owner': owner } }),
        });
        if (error) throw error;
        onProgress(1);
        const made = bucket.getPublicUrl(path, { transform: TRANSFORM }).data.publicUrl;
        const plain = bucket.getPublicUrl(path).data.publicUrl;
        const address = (await isThere(made, options.send, signal)) ? made : plain;
        return { address: atOrigin(address, picturesOrigin) };
      } catch (error) {
        signal.throwIfAborted();
        throw refused ? refusalOf(refused, error) : error;
      }
    },
    read(address, signal) {
      // Whatever the origin: pictures may have one of their own, and a server may have had another name.
      const path = PUBLIC.exec(URL.parse(address, ownOrigin)?.pathname ?? '')?.[1];
      return path === undefined || projectUrl !== '' ? undefined : original(path, signal);
    },
  };

  async function original(path: string, signal: AbortSignal): Promise<File> {
    const response = await options.send(`${ownOrigin}/storage/v1/object/public/images/${path}`, { signal });
    if (!response.ok) throw new Error(`The picture cannot be read: ${response.status}`);
    const bytes = await response.blob();
    return new File([bytes], path, { type: bytes.type });
  }
}

/** Checks whether a URL is served; image transformation is optional in a project. */
async function isThere(address: string, send: typeof fetch, signal: AbortSignal): Promise<boolean> {
  try {
    return (await send(address, { method: 'HEAD', headers: { Accept: PICTURE_TYPES }, signal })).ok;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** The same address at the origin that serves pictures, if there is one of its own and pages can show them from there. */
function atOrigin(address: string, origin: string | null): string {
  if (origin === null || !isWebAddress(origin) || new URL(origin).origin !== origin) return address;
  const { pathname, search } = new URL(address);
  return origin + pathname + search;
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

/** The statuses of refusals whose sentence is for the visitor: the picture was taken down, or there is no room for it. */
const EXPLAINED = new Set([451, 507]);

interface Refusal {
  readonly status: number;
  /** Seconds until a retry is allowed, if the server sent them. */
  readonly wait: number | undefined;
  readonly text: string;
}

async function refusalIn(response: Response): Promise<Refusal> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { message, error } = Object(body);
  return {
    status: response.status,
    wait: secondsToWait(response.headers),
    text: serverErrorText(message ?? error),
  };
}

/** The error of a refused upload, with what the visitor can do or should know. */
function refusalOf({ status, wait, text }: Refusal, cause: unknown): Error {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  if (status === TOO_OFTEN) return Object.assign(error, { retryAfter: wait });
  return EXPLAINED.has(status) ? Object.assign(error, { reason: text }) : error;
}
