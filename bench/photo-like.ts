import sharp from 'sharp';

const WIDTH = 1000;
const HEIGHT = 750;
/** How coarse the picture is: so that it weighs what a photo does, some 40 kB. */
const GRAIN = 24;

/** A picture that weighs what a photo of the image store's size does, another one for each seed. */
export async function photoLike(seed: number): Promise<Uint8Array> {
  const [width, height] = [Math.ceil(WIDTH / GRAIN), Math.ceil(HEIGHT / GRAIN)];
  const grains = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => Math.imul(at + seed, 2_654_435_761) >>> 24,
  );
  return sharp(grains, { raw: { width, height, channels: 3 } })
    .blur(1)
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .webp({ quality: 80 })
    .toBuffer();
}
