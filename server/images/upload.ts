import type { Context } from 'hono';
import { MAX_IMAGE_BYTES } from '../../src/domain/images/upload-rules.ts';
import type { MinimumRate } from '../http/request-body.ts';
import type { ImageStore, NewImage } from '../store/image-store.ts';
import { fullPathOf, requireAnonymous, requireBucket } from './image-access.ts';
import { JSON_TYPE } from './image-headers.ts';
import { isUpload, requireKey } from './image-key.ts';
import { storageErrors } from './storage-errors.ts';
import { readSentFile } from './upload-body.ts';

/** What visitors' calls are held against. */
export interface UploadOptions {
  readonly images: ImageStore;
  readonly anonKey: string | undefined;
  readonly minimumRate: MinimumRate;
  /** Keeps a picture and answers its id; throws a StorageError where its path is taken. */
  keep(image: NewImage): Promise<string>;
}

const IMAGE_TYPE = /^image\/[\w.+-]{1,100}(?:\s*;[\x20-\x7e]{0,200})?$/i;

/** Adds an object. The order of checks is that of Supabase Storage: who asks, where, what, whether they may, how much. */
export async function upload(
  c: Context,
  bucket: string,
  key: string,
  { images, anonKey, minimumRate, keep }: UploadOptions,
): Promise<Response> {
  requireAnonymous(c.req.header('authorization'), anonKey);
  requireBucket(bucket);
  const { type, cacheControl, bytes, isCut } = await readSentFile(c, minimumRate);
  if (!IMAGE_TYPE.test(type)) throw storageErrors.type(type.slice(0, 200));
  requireKey(key);
  const replaces = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
  if (replaces || !isUpload(key)) throw storageErrors.permission();
  if (await images.find(key)) throw storageErrors.taken();
  if (isCut || bytes.byteLength > MAX_IMAGE_BYTES) throw storageErrors.size();
  const id = await keep({ path: key, type, cacheControl, bytes, at: Date.now() });
  return c.json({ Key: fullPathOf(key), Id: id }, 200, JSON_TYPE);
}
