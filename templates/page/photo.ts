import { type Html, html } from '../markup/html.ts';
import { imageAddress } from '../markup/url.ts';

/** How a picture is laid out: before it has come, in pixels, and how wide at most, as `sizes` has it. */
interface PhotoSize {
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
}

// What the upload writes into the config: an address whose pictures are made as they are asked for.
const MADE = /(\/storage\/v1\/render\/image\/public\/images\/[^?#]+)\?width=1000&quality=80$/;
const NARROWER = [320, 640];

/** A visitor's picture further down the page, loaded when it is near, a decoration without a description; nothing where the address is refused. */
export function photo(address: string, description: string, size: PhotoSize): Html | undefined {
  return image(address, description.trim(), size, 60, html`loading="lazy" decoding="async"`);
}

/** A visitor's picture at the top of the page, loaded before others and drawn with the text around it; nothing where the address is refused. */
export function leadingPhoto(address: string, name: string, size: PhotoSize): Html | undefined {
  return image(address, name, size, 80, html`fetchpriority="high" decoding="sync"`);
}

function image(address: string, alt: string, size: PhotoSize, quality: number, load: Html): Html | undefined {
  const source = imageAddress(address);
  if (source === undefined) return undefined;
  const { width, height, sizes } = size;
  const choice = MADE.test(source) && html` srcset="${sourcesOf(source, quality)}" sizes="${sizes}"`;
  return html`<img src="${source}" alt="${alt}" width="${width}" height="${height}"${choice} ${load}>`;
}

function sourcesOf(source: string, quality: number): string {
  const narrower = NARROWER.map(
    (width) => `${source.replace(MADE, `$1?width=${width}&quality=${quality}`)} ${width}w`,
  );
  return [...narrower, `${source} 1000w`].join(', ');
}
