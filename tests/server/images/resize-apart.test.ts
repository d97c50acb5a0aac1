import { expect, onTestFinished, test, vi } from 'vitest';
import { resizeApart } from '../../../server/images/resize-apart.ts';
import { PAGE, photo } from './sample-images.ts';

const AS_IT_IS = { width: 0, quality: 100, webp: true };

test('an image is resized in a process of its own', async () => {
  const made = await resizeApart(await photo(200, 100), { ...AS_IT_IS, width: 80 });
  expect(made).toEqual({ type: 'image/webp', bytes: expect.any(Uint8Array) });
  expect(Buffer.from(made?.bytes ?? []).toString('latin1', 8, 12)).toBe('WEBP');
});

test('what is no image stays as it is', async () => {
  expect(await resizeApart(new Uint8Array(Buffer.from(PAGE)), AS_IT_IS)).toBeUndefined();
});

test('the process of an image that takes longer than allowed is killed, and the next image has another', async () => {
  // Noise of 9 million pixels keeps a fast machine busy for seconds.
  const slow = await photo(3000, 3000);
  expect(await resizeApart(slow, AS_IT_IS, 300)).toBeUndefined();
  expect(await resizeApart(await photo(50, 50), AS_IT_IS)).toMatchObject({ type: 'image/webp' });
});

test('a picture that is refused ends no process, and the next image has the same one', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const broken = (await photo(200, 100)).subarray(0, 200);
  expect(await resizeApart(new Uint8Array(broken), AS_IT_IS)).toBeUndefined();
  expect(await resizeApart(await photo(50, 50), AS_IT_IS)).toMatchObject({ type: 'image/webp' });
  expect(said.mock.calls).toEqual([]);
});
