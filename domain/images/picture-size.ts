/** The width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const WRITTEN = /w(\d{1,5})h(\d{1,5})_\d+\.[a-z0-9]+(?:[?#]|$)/;

/** A size as the path of an upload holds it. Letters that no hexadecimal number has keep it apart from what is before it. */
export function writtenSize({ width, height }: PictureSize): string {
  return `w${width}h${height}`;
}

/** The size of the upload at an address; undefined for any other picture, and for an upload of an earlier version. */
export function sizeOfUpload(address: string): PictureSize | undefined {
  const [, width, height] = WRITTEN.exec(address) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}
