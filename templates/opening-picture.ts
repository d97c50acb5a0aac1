import { altTextPath, imagePaths } from '../domain/config/alt-text.ts';
import type { Config } from '../domain/config/config.ts';
import type { PlannedEdit } from '../domain/config/edit-config.ts';
import { isCropped } from '../domain/config/focus-point.ts';
import { textAt } from '../domain/config/leaves.ts';
import { mainPictures } from './main-pictures.ts';

/** The path of the picture that a page opens with: the last one of its first section, else where its first one goes. */
export function leadingPicturePath(config: Config): string {
  const first = mainPictures(config)[0]?.picture ?? '';
  const [section = ''] = first.split('.');
  return imagePaths(config).findLast((path) => path.startsWith(`${section}.`)) ?? first;
}

/** The edits that also open the page with the first picture that was just put elsewhere; none if it opens with one, or none was. */
export function openingPictureEdits(config: Config, edits: readonly PlannedEdit[]): readonly PlannedEdit[] {
  const top = leadingPicturePath(config);
  if (top === '' || textAt(config, top).trim() !== '') return [];
  const images = imagePaths(config).filter(isCropped);
  const put = edits.find(({ path }) => images.includes(path));
  if (!put) return [];
  const description = textAt(config, altTextPath(put.path));
  return [
    { path: top, typed: textAt(config, put.path) },
    ...(description === '' ? [] : [{ path: altTextPath(top), typed: description }]),
  ];
}
