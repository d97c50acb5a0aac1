import sharp from 'sharp';
import { writtenSize } from '../../domain/images/picture-size.ts';
import type { LookColors } from '../../templates/businesses/looks.ts';

/** The shapes that visitors' pictures come in: across, upright, square. */
const SIZES = [
  [1600, 1067],
  [900, 1200],
  [1200, 1200],
  [1500, 1000],
  [1000, 1400],
] as const;

/** A picture, and the name of its file, which tells its size as the path of an upload does. */
interface SamplePicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Pictures in the colors of a look: a hazy landscape each, with light, distance and a subject, as a photo has them. */
export async function samplePictures(colors: LookColors): Promise<readonly SamplePicture[]> {
  return Promise.all(
    SIZES.map(async ([width, height], at) => ({
      name: `${writtenSize({ width, height })}_${at}.webp`,
      bytes: await sharp(scene(colors, width, height, at))
        .webp()
        .toBuffer(),
    })),
  );
}

function scene(
  { primary, secondary, text, accent }: LookColors,
  width: number,
  height: number,
  at: number,
): Buffer {
  const [sky, ground] = at % 2 === 0 ? [secondary, primary] : [accent, text];
  const x = width * (0.3 + 0.1 * at);
  const hill = (level: number, swing: number) =>
    `M0 ${height * level}C${width * 0.3} ${height * (level - swing)} ${width * 0.6} ${height * (level + swing)} ${width} ${height * (level - swing / 2)}V${height}H0Z`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${accent}" stop-opacity=".7"/></linearGradient>
<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="#15110e"/></linearGradient>
<filter id="far"><feGaussianBlur stdDeviation="${width / 90}"/></filter>
<filter id="near"><feGaussianBlur stdDeviation="${width / 400}"/></filter>
</defs>
<rect width="100%" height="100%" fill="#cfc8bd"/><rect width="100%" height="100%" fill="url(#sky)"/>
<circle cx="${x}" cy="${height * 0.34}" r="${height * 0.14}" fill="#fff3d6" filter="url(#far)"/>
<path d="${hill(0.55, 0.1)}" fill="${ground}" opacity=".5" filter="url(#far)"/>
<path d="${hill(0.7, -0.08)}" fill="url(#ground)" filter="url(#near)"/>
<ellipse cx="${width - x}" cy="${height * 0.72}" rx="${height * 0.16}" ry="${height * 0.22}" fill="${accent}" filter="url(#near)"/>
<ellipse cx="${width - x - height * 0.04}" cy="${height * 0.64}" rx="${height * 0.07}" ry="${height * 0.09}" fill="#fff" opacity=".35" filter="url(#far)"/>
</svg>`);
}
