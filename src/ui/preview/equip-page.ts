import { addFrameStyles } from './frame-styles.ts';
import { watchFields } from './watch-fields.ts';
import { watchLinks } from './watch-links.ts';

interface Equipment {
  readonly onLink: Parameters<typeof watchLinks>[1];
  readonly fields: Parameters<typeof watchFields>[1];
}

/** Gives a preview's document what the builder needs there: the looks of guides, and ears for links and fields. */
export function equipPage(page: Document, { onLink, fields }: Equipment): void {
  addFrameStyles(page);
  watchLinks(page, onLink);
  watchFields(page, fields);
}
