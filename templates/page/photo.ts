import { readFocus } from '../../domain/config/focus-point.ts';
import { isPanorama, isSmall, mostOf } from '../../domain/images/picture-fit.ts';
import { sizeOfUpload } from '../../domain/images/picture-size.ts';
import { type Html, html } from '../markup/html.ts';
import { imageAddress } from '../markup/url.ts';

/** The size in pixels that reserves a picture's place until it is loaded, unless the picture's address says its own, and its widths as in the attribute `sizes`. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  /** The focus point as it is stored; the page crops the picture around it. */
  readonly focus?: string;
  /** Whether the picture is as wide as the screen, so that wide screens need more pixels than an upload's usual size. */
  readonly bleeds?: boolean;
  /** Whether a picture of few pixels stands there on a ground, as it is too small to fill the place. */
  readonly mounts?: boolean;
}

// An upload leaves an address in this folder and with this size in the config. The server resizes the image on request.
const MADE_FOLDER = '/storage/v1/render/image/public/images/';
const MADE_SIZE = '?width=1000&quality=80';
// A phone's screen is less than 800 pixels wide: without that width it would load 1000.
const WIDTHS = [320, 640, 800];
const BLEEDING_WIDTHS = [640, 800, 1600];

/** A picture further down the page, loaded lazily. Without a description it counts as decoration. undefined if the address is refused. */
export function photo(address: string, description: string, size: PhotoSize): Html | undefined {
  return image(address, description.trim(), size, 60, html`loading="lazy" decoding="async"`);
}

/** A picture at the top of the page, loaded first and painted with the text around it. undefined if the address is refused. */
export function leadingPhoto(address: string, name: string, size: PhotoSize): Html | undefined {
  return image(address, name, size, 80, html`fetchpriority="high" decoding="sync"`);
}

function image(address: string, alt: string, size: PhotoSize, quality: number, load: Html): Html | undefined {
  const source = imageAddress(address);
  if (source === undefined) return undefined;
  const { width, height } = sizeOfUpload(source) ?? size;
  const { sizes, bleeds = false } = size;
  const sources = sourcesOf(source, quality, bleeds ? BLEEDING_WIDTHS : WIDTHS);
  const choice = sources && html` srcset="${sources}" sizes="${sizes}"`;
  const place = placeOf(source, size);
  return html`<img src="${source}" alt="${alt}" width="${width}" height="${height}"${place}${choice} ${load}>`;
}

/** How a picture fills its place: cropped around its focus point, whole where it is a panorama, and never larger than its pixels allow. */
function placeOf(source: string, { focus = '', bleeds = false, mounts = false }: PhotoSize): Html {
  const most = mostOf(source, bleeds);
  const isMounted = mounts && isSmall(source);
  const isWhole = !isMounted && isPanorama(source);
  const point = isMounted || isWhole ? undefined : readFocus(focus);
  const kinds = [most && 'held', isMounted && 'small', isWhole && 'whole'].filter(Boolean).join(' ');
  const limit = most && html`--x:${most.width}px;--y:${most.height}px`;
  const position = point && html`object-position:${point.x}% ${point.y}%${limit && ';'}`;
  const style = (position ?? limit) && html` style="${position}${limit}"`;
  return html`${kinds && html` class="${kinds}"`}${style}`;
}

/** An upload in several widths; undefined for any other picture. */
function sourcesOf(source: string, quality: number, widths: readonly number[]): string | undefined {
  const [address = ''] = source.split(/[?#]/, 1);
  if (!address.includes(MADE_FOLDER) || source !== address + MADE_SIZE) return undefined;
  const others = widths.map((width) => `${address}?width=${width}&quality=${quality} ${width}w`);
  return [...others, `${source} 1000w`].join(', ');
}
