import type { Context } from 'hono';
import { MAX_IMAGE_BYTES } from '../../src/domain/images/upload-rules.ts';
import { readUploadOwner } from '../http/owner.ts';
import type { Arrival } from '../http/request-body.ts';
import type { ImageStore, NewImage } from '../store/image-store.ts';
import { fullPathOf, isUpload, requireAnonymous, requireBucket, requireKey } from './image-access.ts';
import { JSON_TYPE } from './image-headers.ts';
import { imageTypeOf } from './image-type.ts';
import { storageErrors } from './storage-errors.ts';
import { readSentFile } from './upload-body.ts';

/** What an upload needs. */
export interface UploadOptions {
  readonly images: ImageStore;
  readonly anonKey: string | undefined;
  readonly arrival: Arrival;
  /** Runs the work on a body that has arrived, when it has its turn. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Counts the upload when its first bytes have arrived, whatever becomes of it; rejects if there were too many. */
  count(): Promise<void>;
  /** Stores an image and resolves with its id; rejects with a StorageError if the path is taken. */
  keep(image: Omit<NewImage, 'network'>): Promise<string>;
}

const IMAGE_TYPE = /^image\/[\w.+-]{1,100}(?:\s*;[\x20-\x7e]{0,200})?$/i;

/**
 * Adds an image. The order of checks is that of Supabase Storage: token, bucket, type, key, permission, duplicate,
 * size. The bytes decide which type is stored.
 */
export async function upload(
  c: Context,
  bucket: string,
  key: string,
  { images, anonKey, arrival, count, inTurn, keep }: UploadOptions,
): Promise<Response> {
  requireAnonymous(c.req.header('authorization'), anonKey);
  requireBucket(bucket);
  const uploader = readUploadOwner(c.req.header('x-upload-owner'));
  const { type, bytes, isCut } = await readSentFile(c, arrival, count);
  return inTurn(async () => {
    if (!IMAGE_TYPE.test(type)) throw storageErrors.type(type.slice(0, 200));
    requireKey(key);
    const replaces = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
    if (replaces || !isUpload(key)) throw storageErrors.permission();
    if (await images.find(key)) throw storageErrors.taken();
    if (isCut || bytes.byteLength > MAX_IMAGE_BYTES) throw storageErrors.size();
    const id = await keep({
      path: key,
      type: imageTypeOf(bytes),
      uploader,
      bytes,
      at: Date.now(),
    });
    return c.json({ Key: fullPathOf(key), Id: id }, 200, JSON_TYPE);
  });
}
