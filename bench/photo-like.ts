import sharp from 'sharp';

/** How coarse the picture is: so that one of the image store's size weighs what a photo does, some 50 kB. */
const GRAIN = 24;

/** A picture of a size, in pixels, that weighs what a photo does, another one for each seed. */
export async function photoLike(
  seed: number,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const [width, height] = [Math.ceil(size.width / GRAIN), Math.ceil(size.height / GRAIN)];
  const grains = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => Math.imul(at + seed, 2_654_435_761) >>> 24,
  );
  return sharp(grains, { raw: { width, height, channels: 3 } })
    .blur(1)
    .resize(size.width, size.height, { kernel: 'cubic' })
    .webp({ quality: 80 })
    .toBuffer();
}
