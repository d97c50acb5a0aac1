import type { Config } from './config.ts';
import { focusPath } from './focus-path.ts';
import { textAt } from './leaves.ts';

const WRITTEN = /^(\d{1,3})% (\d{1,3})%$/;

/** The part of a picture that stays in view where it is cropped, in whole percent from the left and from the top. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** What a page shows of a picture that has no focus point of its own: faces are in the upper part of most pictures. */
export const USUAL_FOCUS: FocusPoint = { x: 50, y: 25 };

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
