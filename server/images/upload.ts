import type { Context } from 'hono';
import { pictureTypeOf } from '../../domain/images/picture-type.ts';
import { MAX_IMAGE_BYTES } from '../../domain/images/upload-rules.ts';
import { withoutMetadata } from '../../domain/images/without-metadata.ts';
import { openBodyBudget } from '../http/body-budget.ts';
import type { ReadClient } from '../http/client.ts';
import { HttpError } from '../http/http-error.ts';
import { readUploadOwner } from '../http/owner.ts';
import type { MinimumRate } from '../http/request-body.ts';
import { limitConcurrencyPerClient } from '../limits/concurrency.ts';
import { type RateLimits, requireQuota, takeQuota } from '../limits/rate-limits.ts';
import type { ImageStore } from '../store/image-store.ts';
import { fullPathOf, isUpload, requireAnonymous, requireBucket, requireKey } from './image-access.ts';
import { JSON_TYPE } from './image-headers.ts';
import { storageErrors } from './storage-errors.ts';
import { readSentFile } from './upload-body.ts';
import type { Room } from './upload-room.ts';

// Each holds copies of up to 5 MB while its form is read and stored.
const UPLOADS = { inAll: 32, each: 4, waiting: Number.POSITIVE_INFINITY };

/** The memory of all uploads that are arriving or waiting for their turn. */
const BODIES_BYTES = 160 * 1024 * 1024;

/** What uploads need. */
export interface UploadOptions {
  readonly store: ImageStore;
  /** The public key that uploads must carry; undefined: nobody may upload. */
  readonly anonKey: string | undefined;
  readonly limits: RateLimits;
  readonly room: Room;
  readonly readClient: ReadClient;
  /** How fast an upload must arrive. */
  readonly minimumRate: MinimumRate;
}

const IMAGE_TYPE = /^image\/[\w.+-]{1,100}(?:\s*;[\x20-\x7e]{0,200})?$/i;

/**
 * Creates a function that adds an image. The order of its checks is that of Supabase Storage: token, bucket, type, key,
 * permission, duplicate, size. The bytes decide which type is stored.
 */
export function openUploads({ store, anonKey, limits, room, readClient, minimumRate }: UploadOptions) {
  const inTurn = limitConcurrencyPerClient(UPLOADS);
  const holdBody = openBodyBudget(BODIES_BYTES);

  return async (c: Context, bucket: string, path: string): Promise<Response> => {
    const { network, area } = readClient(c);
    await requireQuota(limits, 'uploads', network);
    const held = holdBody(network);
    // Counted when its first bytes have arrived, whatever becomes of it.
    const count = async () => {
      await takeQuota(limits, 'uploads', network);
    };
    try {
      requireAnonymous((name) => c.req.header(name), anonKey);
      requireBucket(bucket);
      const uploader = readUploadOwner(c.req.header('x-upload-owner'));
      const { type, bytes: sent, isCut } = await readSentFile(c, { minimumRate, held }, count);
      return await inTurn(network, async () => {
        if (!IMAGE_TYPE.test(type)) throw storageErrors.type(type.slice(0, 200));
        requireKey(path);
        const replaces = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
        if (replaces || !isUpload(path)) throw storageErrors.permission();
        if (await store.find(path)) throw storageErrors.taken();
        if (isCut || sent.byteLength > MAX_IMAGE_BYTES) throw storageErrors.size();
        // Neither place nor camera is stored, whatever a client leaves in a photo.
        const bytes = withoutMetadata(sent);
        const image = { path, type: pictureTypeOf(bytes), uploader, bytes, at: Date.now() };
        const { isNew } = await room.forUpload({ ...image, network: area, bytes: bytes.byteLength });
        const outcome = await store.add({ ...image, network: isNew ? area : null });
        if (outcome.kind === 'refused') throw new HttpError(451, (words) => words.limits.pictureRefused);
        // Another upload may have taken the path after we looked for it.
        if (outcome.kind !== 'added') throw storageErrors.taken();
        return c.json({ Key: fullPathOf(path), Id: outcome.id }, 200, JSON_TYPE);
      });
    } finally {
      held.release();
    }
  };
}
