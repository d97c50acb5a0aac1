import { expect, test } from 'vitest';
import { NetworkLost } from '../../../domain/publish/deploy-error.ts';
import type { UploadReport } from '../../../machines/editor/upload.machine.ts';
import { uploadImage } from '../../../src/app/use-cases/upload-image.ts';

const CAT = new File(['cat'], 'cat.png', { type: 'image/png' });

/** Uploads a picture; `lost` says, look by look, whether the browser is offline. */
async function reportsOf(lost: readonly boolean[], upload: () => Promise<{ address: string }>) {
  const looks = [...lost];
  const reports: UploadReport[] = [];
  const logged: unknown[] = [];
  let sent = 0;
  await uploadImage(
    {
      images: {
        upload: () => {
          sent += 1;
          return upload();
        },
      },
      shrinking: { shrink: async (file) => ({ file }) },
      network: {
        watch: () => () => undefined,
        isLost: async () => looks.shift() ?? false,
        untilBack: async () => undefined,
      },
      randomBytes: (count) => new Uint8Array(count),
      now: () => 7,
      log: (text, details) => logged.push([text, details]),
    },
    CAT,
    (report) => reports.push(report),
    new AbortController().signal,
  );
  return { reports, sent, logged };
}

const LOST = ['An image could not be uploaded.', new NetworkLost('The browser is offline.')];
const BROKEN = ['An image could not be uploaded.', new Error('broken')];

test('offline, an upload fails at once, is logged and sends nothing', async () => {
  const upload = async () => ({ address: 'https://pictures.example/cat.png' });
  expect(await reportsOf([true], upload)).toEqual({
    reports: [{ type: 'upload.cutOff' }],
    sent: 0,
    logged: [LOST],
  });
});

test('a network that is lost on the way is told apart from a store that refuses', async () => {
  const upload = (error: Error) => () => Promise.reject(error);
  expect([
    await reportsOf([false, true], upload(new Error('broken'))),
    await reportsOf([false, false], upload(new Error('broken'))),
  ]).toEqual([
    { reports: [{ type: 'upload.cutOff' }], sent: 1, logged: [BROKEN] },
    {
      reports: [{ type: 'upload.failed', retryAfter: undefined, reason: undefined }],
      sent: 1,
      logged: [BROKEN],
    },
  ]);
});
