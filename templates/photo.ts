import { type Html, html } from './html.ts';
import { imageAddress } from './url.ts';

/** The size a picture is laid out at before it has come, in pixels. */
interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A visitor's picture further down the page, loaded when it is near; nothing where the address is refused. */
export function photo(address: string, { width, height }: PhotoSize): Html | undefined {
  const image = imageAddress(address);
  if (image === undefined) return undefined;
  return html`<img src="${image}" alt="" width="${width}" height="${height}" loading="lazy" decoding="async">`;
}

/** A visitor's picture at the top of the page, loaded before others; nothing where the address is refused. */
export function leadingPhoto(address: string, name: string, { width, height }: PhotoSize): Html | undefined {
  const image = imageAddress(address);
  if (image === undefined) return undefined;
  return html`<img src="${image}" alt="${name}" width="${width}" height="${height}" fetchpriority="high">`;
}
