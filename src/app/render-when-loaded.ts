import type { Config } from '../../domain/config/config.ts';
import type { FontSubsetting } from '../../domain/ports.ts';
import { loadRest } from './load-rest.ts';

/**
 * Renders a config to the HTML that is saved and published, its embedded font subset included, for the server at
 * `origin`. Loads the renderer first; rejects if the font cannot be subset.
 */
export async function renderWhenLoaded(
  config: Config,
  fonts: FontSubsetting,
  origin?: string,
): Promise<string> {
  return (await loadRest()).renderSite(config, fonts, origin);
}
