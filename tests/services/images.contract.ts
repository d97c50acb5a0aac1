import { describe, expect, test } from 'vitest';
import type { Images } from '../../domain/ports.ts';

/** An Images adapter, and the public file at an address. */
export interface ImagesUnderTest {
  readonly images: Images;
  read(address: string): Promise<{ readonly type: string; readonly size: number } | undefined>;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const drawing = (text = SVG) => new File([text], 'drawing.svg', { type: 'image/svg+xml' });
const signal = new AbortController().signal;

/** The contract of every adapter of the Images port. */
export function imagesContract(name: string, start: () => Promise<ImagesUnderTest>): void {
  describe(`images kept by ${name}`, () => {
    test('are public at the returned address', async () => {
      const { images, read } = await start();
      const { address } = await images.upload(drawing(), 'uploads/a.svg', { signal });
      expect(new URL(address).protocol).toMatch(/^https?:$/);
      expect(await read(address)).toEqual({ type: 'image/svg+xml', size: SVG.length });
    });

    test('can be read again by their address, and other addresses are not of the store', async () => {
      const { images } = await start();
      const { address } = await images.upload(drawing(), 'uploads/a.svg', { signal });
      const read = await images.read(address, signal);
      expect([read?.type, await read?.text()]).toEqual(['image/svg+xml', SVG]);
      await expect(images.read(address.replace('a.svg', 'b.svg'), signal)).rejects.toThrow();
      for (const other of [
        '',
        'cat.png',
        'https://elsewhere.example/storage/v1/object/public/other/uploads/a.svg',
      ])
        expect([other, images.read(other, signal)]).toEqual([other, undefined]);
    });

    test('each have an address of their own', async () => {
      const { images, read } = await start();
      const [first, second] = await Promise.all([
        images.upload(drawing(), 'uploads/a.svg', { signal }),
        images.upload(drawing(`${SVG}\n`), 'uploads/b.svg', { signal }),
      ]);
      expect((await read(first.address))?.size).toBe(SVG.length);
      expect((await read(second.address))?.size).toBe(SVG.length + 1);
    });

    test('are never replaced', async () => {
      const { images, read } = await start();
      const { address } = await images.upload(drawing(), 'uploads/a.svg', { signal });
      await expect(images.upload(drawing('other'), 'uploads/a.svg', { signal })).rejects.toThrow();
      expect((await read(address))?.size).toBe(SVG.length);
    });

    test('report progress from 0 to 1', async () => {
      const { images } = await start();
      const told: number[] = [];
      await images.upload(drawing(), 'uploads/a.svg', { signal, onProgress: (part) => told.push(part) });
      expect([told[0], told.at(-1)]).toEqual([0, 1]);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    });

    test('that are aborted reject with the reason and leave the path free', async () => {
      const { images, read } = await start();
      const stopping = new AbortController();
      const given = images.upload(drawing(), 'uploads/a.svg', { signal: stopping.signal });
      const reason = new Error('Closed.');
      stopping.abort(reason);
      await expect(given).rejects.toBe(reason);
      const { address } = await images.upload(drawing(), 'uploads/a.svg', { signal });
      expect((await read(address))?.size).toBe(SVG.length);
    });

    test('aborted beforehand are never sent', async () => {
      const { images } = await start();
      const reason = new Error('Closed.');
      const given = images.upload(drawing(), 'uploads/a.svg', { signal: AbortSignal.abort(reason) });
      await expect(given).rejects.toBe(reason);
    });
  });
}
