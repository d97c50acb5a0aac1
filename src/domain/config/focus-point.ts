import type { Config } from './config.ts';
import { leafOfPath, textAt } from './leaves.ts';

const SUFFIX = 'Focus';
const WRITTEN = /^(\d{1,3})% (\d{1,3})%$/;

/** The part of a picture that stays in view where it is cropped, in whole percent from the left and from the top. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** What a page shows of a picture that has no focus point of its own: faces are in the upper part of most pictures. */
export const USUAL_FOCUS: FocusPoint = { x: 50, y: 25 };

/** The path of an image's focus point. It is not in the structure, so sites stored earlier have it too. */
export function focusPath(picturePath: string): string {
  return picturePath + SUFFIX;
}

/** The image path of a focus point's path, whether or not the image is set; undefined for other paths. */
export function imagePathOfFocus(config: Config, path: string): string | undefined {
  if (!path.endsWith(SUFFIX)) return undefined;
  const picture = path.slice(0, -SUFFIX.length);
  return leafOfPath(config, picture)?.type === 'image' ? picture : undefined;
}

/** Reads a focus point such as `30% 70%`; undefined for any other text. */
export function readFocus(text: string): FocusPoint | undefined {
  const [, x, y] = WRITTEN.exec(text) ?? [];
  const point = { x: Number(x), y: Number(y) };
  return point.x <= 100 && point.y <= 100 ? point : undefined;
}

/** The focus point of a picture, by default the usual one. */
export function focusOf(config: Config, picturePath: string): FocusPoint {
  return readFocus(textAt(config, focusPath(picturePath))) ?? USUAL_FOCUS;
}

/** A focus point as it is stored, moved to whole percent within the picture. */
export function writtenFocus({ x, y }: FocusPoint): string {
  const within = (part: number) => Math.min(100, Math.max(0, Math.round(part)));
  return `${within(x)}% ${within(y)}%`;
}

/** True if pages crop the picture of a field: logos, share pictures and favicons are shown whole. */
export function isCropped(picturePath: string): boolean {
  return !picturePath.startsWith('header.') && !picturePath.startsWith('globalSettings.');
}
