import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isTurned, withoutMetadata } from '../../../domain/images/without-metadata.ts';
import { animatedImage } from '../../server/images/sample-images.ts';

const plain = (buffer: Buffer) => new Uint8Array(buffer);
const CAMERA = { IFD0: { Model: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">A person</x:xmpmeta>';

const drawn = () =>
  sharp({
    create: {
      width: 40,
      height: 20,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const picture = async (
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  { hasNotes = true, orientation = 1 } = {},
) => {
  const made = drawn().toFormat(format, { quality: 45 });
  if (!hasNotes) return plain(await made.toBuffer());
  return plain(
    await made
      .withExif(CAMERA)
      .withXmp(XMP)
      .withIccProfile('p3')
      .withMetadata({ orientation })
      .withExif(CAMERA)
      .toBuffer(),
  );
};
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
/** A comment in a GIF, before its first frame. */
const withComment = (gif: Uint8Array) => {
  const at = textOf(gif).indexOf('\x21\xf9');
  const comment = Buffer.from('\x21\xfe\x08A camera\0', 'latin1');
  return plain(Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]));
};

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture as %s', (format) => {
  test('loses place, camera and persons, and keeps pixels and colors', async () => {
    const full = await picture(format);
    const before = await sharp(full).metadata();
    expect(textOf(full)).toMatch(/A camera/);
    const bare = withoutMetadata(full);
    expect(textOf(bare)).not.toMatch(/A camera|A person|Exif\0\0|GPS/);
    const { exif, xmp, icc, width, height } = await sharp(bare).metadata();
    expect([exif, xmp, width, height]).toEqual([undefined, undefined, 40, 20]);
    expect(icc).toEqual(before.icc);
    expect(await pixels(bare)).toEqual(await pixels(full));
    expect(withoutMetadata(bare)).toBe(bare);
  });

  test('is the same without anything to lose', async () => {
    const bare = await picture(format, { hasNotes: false });
    expect(withoutMetadata(bare)).toBe(bare);
  });

  test('may end anywhere', async () => {
    const full = await picture(format);
    for (let end = 0; end < full.length; end += 7)
      expect(withoutMetadata(full.slice(0, end)).length).toBeLessThanOrEqual(end);
  });
});

test('of a turned photo it stays known which side is up', async () => {
  const full = await picture('jpeg', { orientation: 6 });
  expect(isTurned(full)).toBe(true);
  const bare = withoutMetadata(full);
  expect(textOf(bare)).not.toMatch(/A camera|A person/);
  expect((await sharp(bare).metadata()).orientation).toBe(6);
  expect(isTurned(bare)).toBe(true);
  expect(isTurned(await picture('jpeg'))).toBe(false);
  expect(isTurned(await picture('png'))).toBe(false);
});

test('what follows the end of a photo is left out, such as a film with its place', async () => {
  const photo = await picture('jpeg', { hasNotes: false });
  const made = withoutMetadata(plain(Buffer.concat([photo, Buffer.from('ftypmp42 +52.5+013.4/')])));
  expect(made).toEqual(photo);
});

test('an animation keeps its frames and loses its comments', async () => {
  const gif = await animatedImage('gif');
  expect(withoutMetadata(gif)).toBe(gif);
  expect(withoutMetadata(withComment(gif))).toEqual(gif);
  const webp = await animatedImage('webp');
  expect(withoutMetadata(webp)).toBe(webp);
});

test.each([
  '\xff\xd8\xff\xe1\xff\xff',
  'RIFF\0\0\0\0WEBP',
  'GIF89a',
  '\0\0\0\x08ftypavif\0\0\0\x10meta',
  '<svg/>',
  '',
])('%j does not break it', (start) => {
  const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0));
  expect(withoutMetadata(bytes).length).toBeLessThanOrEqual(bytes.length);
});
