import { describe, expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../../../domain/images/upload-rules.ts';
import { bucketOf, fileOf, startImageServer } from './image-server.ts';

const NEW = { cacheControl: '3600', upsert: false };
const small = fileOf(10);

describe('an upload', () => {
  const accepted: [string, string, File][] = [
    ['exactly the maximum size', 'uploads/a.png', fileOf(MAX_IMAGE_BYTES)],
    ['an empty file', 'uploads/a.png', fileOf(0)],
    ['a name with spaces and brackets', 'uploads/my photo (1).png', small],
    ['every allowed character', "uploads/a!-._*'()&$@=;:+,b.png", small],
    ['a subfolder', 'uploads/b/a.png', small],
    ['a type with parameters', 'uploads/a.png', fileOf('GIF89a', 'image/png;,text/html')],
  ];
  test.each(accepted)('is accepted: %s', async (_, path, file) => {
    const { address } = await startImageServer();
    const bucket = bucketOf(address);
    expect((await bucket.upload(path, file, NEW)).error).toBeNull();
    const found = await fetch(bucket.getPublicUrl(path).data.publicUrl);
    expect(found.status).toBe(200);
    expect(Buffer.from(await found.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  test.each([
    ['a GIF', 'GIF89a', 'image/gif', null],
    [
      'an SVG',
      '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/svg+xml',
      'attachment',
    ],
    [
      'a page',
      '<!doctype html><a href="https://other.example">Log in</a>',
      'application/octet-stream',
      'attachment',
    ],
    ['nothing', '', 'application/octet-stream', 'attachment'],
  ])(
    'is served as what its bytes are, not as what it was called: %s',
    async (_, bytes, type, disposition) => {
      const { address } = await startImageServer();
      const bucket = bucketOf(address);
      expect(
        (await bucket.upload('uploads/a.png', fileOf(bytes, 'image/png; ,text/html'), NEW)).error,
      ).toBeNull();
      const { headers } = await fetch(bucket.getPublicUrl('uploads/a.png').data.publicUrl);
      expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([type, disposition]);
    },
  );

  test.each([
    ['a raw body', () => Buffer.from('bytes')],
    ['a form', () => fileOf('bytes')],
  ])('as %s does not decide how long caches keep it', async (_, body) => {
    const { address } = await startImageServer();
    const bucket = bucketOf(address);
    const options = { ...NEW, cacheControl: '9999999999', contentType: 'image/webp' };
    expect((await bucket.upload('uploads/a.webp', body(), options)).error).toBeNull();
    const { headers } = await fetch(bucket.getPublicUrl('uploads/a.webp').data.publicUrl);
    expect(headers.get('cache-control')).toBe('max-age=3600');
  });

  test('succeeds once if 20 are sent to one path concurrently', async () => {
    const { address } = await startImageServer();
    const bucket = bucketOf(address);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, n) => bucket.upload('uploads/a.png', fileOf(`file ${n}`), NEW)),
    );
    const winner = sent.findIndex(({ error }) => error === null);
    const losers = sent.filter(({ error }) => error !== null);
    expect(losers.map(({ error }) => error?.message)).toEqual(Array(19).fill('The resource already exists'));
    const kept = await fetch(bucket.getPublicUrl('uploads/a.png').data.publicUrl);
    expect(await kept.text()).toBe(`file ${winner}`);
  });
});
