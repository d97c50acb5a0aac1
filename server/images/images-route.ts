import { type Context, Hono } from 'hono';
import { enServer } from '../../words/en/server.ts';
import { clientReader } from '../http/client.ts';
import { asHttpError, type HttpError } from '../http/http-error.ts';
import { DEFAULT_MINIMUM_RATE } from '../http/request-body.ts';
import { chooseLanguage } from '../http/visitor-language.ts';
import { UNLIMITED } from '../limits/rate-limits.ts';
import type { ImageFacts } from '../store/image-store.ts';
import { decodeKey, requireAnonymous, requireBucket } from './image-access.ts';
import { imageCors } from './image-cors.ts';
import { IMAGE_HEADERS, JSON_TYPE } from './image-headers.ts';
import { openElsewhere } from './open-elsewhere.ts';
import { type SentImage, sendImage, sendImageInfo } from './send-image.ts';
import { shareReads } from './shared-reads.ts';
import { StorageError, storageErrors } from './storage-errors.ts';
import { openUploads, type UploadOptions } from './upload.ts';
import { type Room, UNLIMITED_ROOM, watchRoom } from './upload-room.ts';
import { openVariantCache } from './variant-cache.ts';
import { readVariantRequest, sendVariant } from './variants.ts';

/** After an hour no cache has a picture that was taken down. */
const CACHE_CONTROL = 'max-age=3600';

type StoreAndKey = Pick<UploadOptions, 'store' | 'anonKey'>;

/** What the image routes need. */
export interface ImageOptions extends StoreAndKey {
  /** The origins of other websites that may upload here; by default none. */
  readonly uploadOrigins?: readonly string[];
  /** The origin that serves pictures; by default that of each request. */
  readonly picturesOrigin?: string | undefined;
}

/** The limits of the image routes; by default none. */
interface ImageLimits extends Partial<Omit<UploadOptions, 'store' | 'anonKey' | 'room'>> {
  readonly room?: Room | undefined;
}

/** The part of Supabase Storage that the builder uses, to be mounted at `/storage/v1`. */
export function imagesRoute(options: ImageOptions & ImageLimits): Hono {
  const {
    store,
    anonKey,
    limits = UNLIMITED,
    room = watchRoom(store, UNLIMITED_ROOM, () => 0),
    readClient = clientReader(0),
    minimumRate = DEFAULT_MINIMUM_RATE,
  } = options;
  const route = new Hono();
  const upload = openUploads({ store, anonKey, limits, room, readClient, minimumRate });
  const read = shareReads(({ path }, span) => store.read(path, span));
  const variants = openVariantCache(read);

  /** The image that a request asks for; rejects with a StorageError if it is not for the client. */
  async function findImage(c: Context, under: string): Promise<ImageFacts & SentImage> {
    requireBucket(c.req.param('bucket') ?? '');
    const image = await store.find(keyOf(c, under));
    if (!image || (image.isUnpublished && c.req.header('sec-fetch-site') !== 'same-origin'))
      throw storageErrors.missing();
    const cacheControl = image.isUnpublished ? 'no-store' : CACHE_CONTROL;
    return { ...image, cacheControl, read: (span) => read(image, span) };
  }

  route.onError(answerStorageError);
  route.use(async (c, next) => {
    for (const [name, value] of Object.entries(IMAGE_HEADERS)) c.header(name, value);
    await next();
  });
  route.use(imageCors(options.uploadOrigins ?? []));

  if (options.picturesOrigin !== undefined) route.use(openElsewhere(options.picturesOrigin));

  route.get('/object/public/:bucket/:key{.+}', async (c) => {
    return sendImage(c, await findImage(c, 'object/public'));
  });
  route.get('/render/image/public/:bucket/:key{.+}', async (c) => {
    const to = readVariantRequest(c);
    const image = await findImage(c, 'render/image/public');
    const made = await variants(image, to, readClient(c).network);
    return sendVariant(c, image, to, made);
  });

  // What the client's `info()`, `exists()` and `download()` ask for.
  route.get('/object/info/:bucket/:key{.+}', async (c) =>
    sendImageInfo(c, await findImage(c, 'object/info')),
  );
  route.get('/object/:bucket/:key{.+}', async (c) => {
    return sendImage(c, await findImage(c, 'object'));
  });

  // As Supabase answers without a policy: visitors may list and remove nothing, so both succeed with nothing.
  route.post('/object/list/:bucket', (c) => answerNothing(c, anonKey));
  route.delete('/object/:bucket', (c) => answerNothing(c, anonKey));
  route.on(['POST', 'PUT'], '/object/:bucket/:key{.+}', (c) =>
    upload(c, c.req.param('bucket'), keyOf(c, 'object')),
  );

  route.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const asked = `${c.req.method}:${pathname.replace(/^\/storage\/v1/, '')}${search}`;
    const body = { message: `Route ${asked} not found`, error: 'Not Found', statusCode: 404 };
    return c.json(body, 404, JSON_TYPE);
  });

  return route;
}

/** The key in the URL, after the bucket. Decoded once and here, so that an encoded slash or dot is checked too. */
function keyOf(c: Context, route: string): string {
  const { pathname } = new URL(c.req.url);
  const bucketAt = pathname.indexOf(`/${route}/`) + route.length + 2;
  return decodeKey(pathname.slice(pathname.indexOf('/', bucketAt) + 1));
}

function answerNothing(c: Context, anonKey: string | undefined): Response {
  requireAnonymous((name) => c.req.header(name), anonKey);
  return c.json([], 200, JSON_TYPE);
}

const BUSY_NAMES = new Map([
  [429, { error: 'Too many requests', code: 'TooManyRequests' }],
  [503, { error: 'Service unavailable', code: 'SlowDown' }],
  [507, { error: 'InsufficientStorage', code: 'InsufficientStorage' }],
]);

// A Supabase project answers these errors with their own HTTP status, not with 400.
function answerBusy(error: HttpError, c: Context): Response {
  const { status, retryAfter } = error;
  const message = error.textIn(chooseLanguage(c.req.header('accept-language')).words);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  const body = {
    statusCode: String(status),
    ...(BUSY_NAMES.get(status) ?? { error: 'Error', code: 'InvalidRequest' }),
    message,
  };
  return c.json(body, status, JSON_TYPE);
}

/** What may be said already of an image that then could not be read. */
const OF_IMAGE = [
  'Content-Length',
  'Content-Range',
  'Content-Disposition',
  'ETag',
  'Last-Modified',
  'Accept-Ranges',
];

function answerStorageError(error: Error, c: Context): Response {
  for (const name of OF_IMAGE) c.header(name, undefined);
  c.header('Cache-Control', 'no-store');
  const known = asHttpError(error);
  if (known) return answerBusy(known, c);
  if (error instanceof StorageError) return c.json(error.body, 400, JSON_TYPE);
  return c.json(
    {
      statusCode: '500',
      error: 'InternalError',
      message: enServer.limits.broken(c.get('requestId')),
      code: 'InternalError',
    },
    500,
    JSON_TYPE,
  );
}
