import { hasPicture } from '../layouts/picture-rows.ts';
import type { Values } from '../page/values.ts';

/** The projects that are shown. */
export function shownProjects(values: Values): readonly Values[] {
  return values
    .items('portfolio.items', ['title', 'description', 'thumbnail'], { visible: true })
    .filter((item) => item.flag('visible'));
}

/** Whether the work is shown in pictures, which then come before everything else. */
export function isPictured(values: Values): boolean {
  return !values.isHidden('portfolio') && shownProjects(values).some((item) => hasPicture(item, 'thumbnail'));
}
