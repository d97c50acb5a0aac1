import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { UploadReport } from '../../machines/upload.machine.ts';
import type { ImageShrinking, Images, Network } from '../domain/ports.ts';
import { retryAfterOf } from '../domain/retry-after.ts';

interface Uploading {
  readonly images: Images;
  readonly shrinking: ImageShrinking;
  readonly network: Network;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly now: () => number;
}

/** The actor that shrinks a picture, sends it and reports as it goes; stopped, it gives the upload up. */
export function uploadImage({ images, shrinking, network, randomBytes, now }: Uploading) {
  // With the first picture: most visits have none.
  const loadPaths = () => import('../domain/image-path.ts');
  const send = async (file: File, report: (fact: UploadReport) => void, signal: AbortSignal) => {
    const smaller = await shrinking.shrink(file);
    const path = (await loadPaths()).drawImagePath(smaller, randomBytes, now());
    const onProgress = (fraction: number) => report({ type: 'upload.progress', fraction });
    const { address } = await images.upload(smaller, path, { onProgress, signal });
    report({ type: 'upload.finish', address, at: now() });
  };
  return fromCallback<{ type: 'none' }, { readonly file: File | undefined } & NonReducibleUnknown>(
    ({ input: { file }, sendBack }) => {
      const stopping = new AbortController();
      const report = (fact: UploadReport) => sendBack(fact);
      const fail = async (error: unknown) => {
        const retryAfter = retryAfterOf(error);
        report((await network.isLost()) ? { type: 'upload.interrupt' } : { type: 'upload.fail', retryAfter });
      };
      if (file) void send(file, report, stopping.signal).catch(fail);
      else report({ type: 'upload.fail' });
      return () => stopping.abort();
    },
  );
}
