import type { Context } from 'hono';
import type { ImageFacts } from '../store/image-store.ts';
import { JSON_TYPE } from './image-headers.ts';
import { servedType } from './image-type.ts';

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
