import { reasonOf, retryAfterOf } from '../../../domain/errors/refusal.ts';
import { drawImagePath } from '../../../domain/images/image-path.ts';
import { MAX_IMAGE_BYTES, STILL_TOO_LARGE } from '../../../domain/images/upload-rules.ts';
import type { ImageShrinking, Images, Network } from '../../../domain/ports.ts';
import { NetworkLost } from '../../../domain/publish/deploy-error.ts';
import type { UploadReport } from '../../../machines/editor/upload.machine.ts';

interface UploadServices {
  readonly images: Pick<Images, 'upload'>;
  readonly shrinking: ImageShrinking;
  readonly network: Network;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly now: () => number;
  readonly log: (text: string, details?: unknown) => void;
}

/** Shrinks and uploads an image, unless the browser is offline. Every outcome is reported, never thrown, and a failure is logged; `signal` aborts the upload. */
export async function uploadImage(
  { images, shrinking, network, randomBytes, now, log }: UploadServices,
  file: File,
  report: (fact: UploadReport) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    // Asked first: shrinking takes seconds, and without a network they would be for nothing.
    if (await network.isLost()) throw new NetworkLost('The browser is offline.');
    const { file: smaller, size } = await shrinking.shrink(file);
    if (smaller.size > MAX_IMAGE_BYTES)
      throw Object.assign(new Error('The picture could not be made small enough.'), {
        reason: STILL_TOO_LARGE,
      });
    const path = drawImagePath(smaller, randomBytes, now(), size);
    const onProgress = (fraction: number) => report({ type: 'upload.progressed', fraction });
    const { address } = await images.upload(smaller, path, { onProgress, signal });
    report({ type: 'upload.finished', address, at: now() });
  } catch (error) {
    if (signal.aborted) return;
    log('An image could not be uploaded.', error);
    if (error instanceof NetworkLost || (await network.isLost())) return report({ type: 'upload.cutOff' });
    report({ type: 'upload.failed', retryAfter: retryAfterOf(error), reason: reasonOf(error) });
  }
}
