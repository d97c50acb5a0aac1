import type { UploadReport } from '../../../machines/editor/upload.machine.ts';
import { reasonOf, retryAfterOf } from '../../domain/errors/refusal.ts';
import { drawImagePath } from '../../domain/images/image-path.ts';
import type { ImageShrinking, Images, Network } from '../../domain/ports.ts';

interface UploadServices {
  readonly images: Pick<Images, 'upload'>;
  readonly shrinking: ImageShrinking;
  readonly network: Network;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly now: () => number;
}

/** Shrinks and uploads an image, unless the browser is offline. Every outcome is reported, never thrown; `signal` aborts the upload. */
export async function uploadImage(
  { images, shrinking, network, randomBytes, now }: UploadServices,
  file: File,
  report: (fact: UploadReport) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    // Asked first: shrinking takes seconds, and without a network they would be for nothing.
    if (await network.isLost()) return report({ type: 'upload.cutOff' });
    const smaller = await shrinking.shrink(file);
    const path = drawImagePath(smaller, randomBytes, now());
    const onProgress = (fraction: number) => report({ type: 'upload.progressed', fraction });
    const { address } = await images.upload(smaller, path, { onProgress, signal });
    report({ type: 'upload.finished', address, at: now() });
  } catch (error) {
    if (await network.isLost()) return report({ type: 'upload.cutOff' });
    report({ type: 'upload.failed', retryAfter: retryAfterOf(error), reason: reasonOf(error) });
  }
}
