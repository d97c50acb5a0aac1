import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type GetLocation, newImage, open } from './store-calls.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The contract of every image store. */
export function describeImageStore(name: string, getLocation: GetLocation): void {
  describe(`images in ${name}`, () => {
    test('a missing image is not found', async () => {
      const { images } = await open(await getLocation());
      expect(await images.find('uploads/b.png')).toBeUndefined();
      expect(await images.find('uploads/\0')).toBeUndefined();
      await expect(images.read('uploads/b.png')).rejects.toThrow('There is no image under this path.');
      await expect(images.check()).resolves.toBeUndefined();
    });

    test('a path can be added once only', async () => {
      const location = await getLocation();
      const [{ images: one }, { images: other }] = [await open(location), await open(location)];
      const image = newImage();
      const added = await one.add({ ...image, bytes: bytesOf('first') });
      const id = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(added).toEqual({ kind: 'added', id });
      expect(await one.add({ ...image, bytes: bytesOf('first') })).toEqual({ kind: 'taken' });
      expect(await other.add({ ...image, bytes: bytesOf('second') })).toEqual({ kind: 'taken' });
      const hash = '8b04d5e3775d298e78455efc5ca404d5';
      const facts = { path: image.path, type: image.type, at: image.at, size: 5, isUnpublished: false };
      expect(await other.find(image.path)).toEqual({ ...facts, id, hash });
      expect(textOf(await other.read(image.path))).toBe('first');
    });

    test('exactly one of 20 concurrent adds to a path succeeds', async () => {
      const location = await getLocation();
      const both = [(await open(location)).images, (await open(location)).images];
      const image = newImage();
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          both.map((images, at) => images.add({ ...image, bytes: bytesOf(`${n} ${at}`) })),
        ).flat(),
      );
      const winner = outcomes.findIndex(({ kind }) => kind === 'added');
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['added', ...Array(19).fill('taken')]);
      expect(outcomes[winner]).toEqual({ kind: 'added', id: (await both[0]?.find(image.path))?.id });
      const bytes = await both[1]?.read(image.path);
      expect(bytes && textOf(bytes)).toBe(`${Math.floor(winner / 2)} ${winner % 2}`);
    });

    test.each([0, 1, 5_242_880])(
      'an image of %i bytes is read back unchanged after reopening',
      async (size) => {
        const location = await getLocation();
        const image = newImage();
        const before = await open(location);
        const bytes = new Uint8Array(randomBytes(size));
        await before.images.add({ ...image, bytes });
        await before.close();
        await expect(before.images.check()).rejects.toThrow();
        const { images } = await open(location);
        expect(await images.find(image.path)).toMatchObject({ size });
        expect(Buffer.compare(await images.read(image.path), bytes)).toBe(0);
      },
    );
  });
}
