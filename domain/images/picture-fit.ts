import { type PictureSize, sizeOfUpload } from './picture-size.ts';

/** How many times its own pixels a picture may be drawn wide: above that it looks blurred. */
const MOST_TIMES = 1.7;
/** A picture as many times wider than high loses what it shows where it is cropped. */
const PANORAMA = 2;
/** A picture of fewer pixels fills no half of a screen. */
const SMALL = { width: 640, height: 400 };
/** The pixels that an upload is served with at most: as many as a screen asks for in such a place. */
const SERVED = { usual: 1000, bleeding: 1600 };

/** True for a picture that is known to be no wider than high: across the page, little of it would be left. */
export function isUpright(address: string): boolean {
  const size = sizeOfUpload(address);
  return size !== undefined && size.width <= size.height;
}

/** True for a picture that is known to be too wide to be cropped. */
export function isPanorama(address: string): boolean {
  const size = sizeOfUpload(address);
  return size !== undefined && size.width >= PANORAMA * size.height;
}

/** True for a picture that is known to have too few pixels for half a screen. */
export function isSmall(address: string): boolean {
  const size = sizeOfUpload(address);
  if (size === undefined) return false;
  return size.width < SMALL.width || (size.height < SMALL.height && !isPanorama(address));
}

/** True for a picture that fills no shape: one of few pixels, or one that is too wide to be cropped. */
export function isOdd(address: string): boolean {
  return isSmall(address) || isPanorama(address);
}

/** The most that a picture may measure on a page; undefined where that is not known, or more than a screen asks for. */
export function mostOf(address: string, bleeds: boolean): PictureSize | undefined {
  const size = sizeOfUpload(address);
  if (size === undefined || size.width >= (bleeds ? SERVED.bleeding : SERVED.usual)) return undefined;
  const { width, height } = size;
  return { width: Math.round(MOST_TIMES * width), height: Math.round(MOST_TIMES * height) };
}
