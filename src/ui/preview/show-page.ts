import { renderPage } from '../../../templates/registry.ts';
import type { Config } from '../../domain/config.ts';
import { patchPage } from './patch-page.ts';

/** Shows a config's page in a frame's document, with its sections outlined and named where guides are wanted. */
export function showPage(page: Document, config: Config, guidesShown: boolean): void {
  patchPage(page, renderPage(config), guidesShown ? config._structure.sections : []);
}
