import type { Context } from 'hono';
import { matchesEtag } from '../http/accept.ts';
import type { ByteSpan, ImageFacts } from '../store/image-store.ts';
import { JSON_TYPE } from './image-headers.ts';
import { extensionOf, isSavedOnly, servedType } from './image-type.ts';

/** An image to send. `read` is called only if the answer has a body, for a part of it with the part. */
export interface SentImage {
  readonly read: (span?: ByteSpan) => Promise<Uint8Array<ArrayBuffer>>;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
  readonly cacheControl: string;
  /** MD5 in hex. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Answers GET and HEAD with an image, with a part of it, or with 304. */
export async function sendImage(c: Context, object: SentImage): Promise<Response> {
  const { size, hash } = object;
  const tag = `"${hash}"`;
  c.header('ETag', tag);
  c.header('Cache-Control', object.cacheControl);
  const type = servedType(object.type);
  c.header('Content-Type', type);
  c.header('Last-Modified', new Date(object.at).toUTCString());
  c.header('Accept-Ranges', 'bytes');
  const download = c.req.query('download');
  if (download !== undefined || isSavedOnly(type))
    c.header('Content-Disposition', attachment(download ?? '', extensionOf(type)));

  if (matchesEtag(c.req.header('if-none-match'), tag)) {
    c.header('Content-Length', '0');
    return c.body(null, 304);
  }
  const ifRange = c.req.header('if-range');
  // A range is defined for GET only.
  const isWhole = c.req.method === 'HEAD';
  const asked = !isWhole && (ifRange === undefined || ifRange === tag) ? c.req.header('range') : undefined;
  const range = readByteRange(asked, size);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    c.header('Content-Length', '0');
    return c.body(null, 416);
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range) c.header('Content-Range', `bytes ${first}-${last}/${size}`);
  c.header('Content-Length', String(last - first + 1));
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status);
  const span = range && { first, count: last - first + 1 };
  return c.body(await object.read(span), status);
}

/** Answers with the facts of an image, in the form that the client's `info()` reads. */
export function sendImageInfo(c: Context, image: ImageFacts & { readonly cacheControl: string }): Response {
  const { path, id, type, cacheControl, hash, size, at } = image;
  const time = new Date(at).toISOString();
  const etag = `"${hash}"`;
  const info = {
    id,
    version: id,
    name: path,
    bucket_id: 'images',
    size,
    content_type: servedType(type),
    cache_control: cacheControl,
    etag,
    metadata: {},
    last_modified: time,
    created_at: time,
  };
  return c.json(info, 200, JSON_TYPE);
}

/**
 * Asks the browser to save the bytes under the base name that was asked for. The extension is always that of the type:
 * another one would make them another kind of file.
 */
function attachment(name: string, extension: string): string {
  if (name === '') return 'attachment';
  const encoded = encodeURIComponent(`${name.replace(/\.[^.]*$/, '').toWellFormed()}.${extension}`);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}

/** Positions of bytes, both inclusive; undefined: the whole. */
export type ByteRange = { readonly first: number; readonly last: number } | 'unsatisfiable' | undefined;

/** Parses a Range header for a body of `size` bytes. Several ranges, or a malformed one, mean the whole. */
export function readByteRange(range: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
}
