/** The width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Of a picture that can be seen through, such as a logo: what it cannot be told from. Absent for any other. */
  readonly tone?: Tone;
}

/** What is too dark to be read on a dark ground, or too light on a light one. */
export type Tone = 'dark' | 'light';

const TONES: Readonly<Record<string, Tone>> = { d: 'dark', l: 'light' };
const WRITTEN = /w(\d{1,5})h(\d{1,5})([dl]?)_\d+\.[a-z0-9]+(?:[?#]|$)/;

/** A size as the path of an upload holds it. Letters that no hexadecimal number has keep it apart from what is before it. */
export function writtenSize({ width, height, tone }: PictureSize): string {
  return `w${width}h${height}${tone?.charAt(0) ?? ''}`;
}

/** The size of the upload at an address; undefined for any other picture, and for an upload of an earlier version. */
export function sizeOfUpload(address: string): PictureSize | undefined {
  const [, width, height, sign = ''] = WRITTEN.exec(address) ?? [];
  const tone = TONES[sign];
  const size = { width: Number(width), height: Number(height), ...(tone && { tone }) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}
