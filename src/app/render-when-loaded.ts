import type { Config } from '../domain/config/config.ts';
import type { FontSubsetting } from '../domain/ports.ts';
import { loadRest } from './load-rest.ts';

/** The page of a config, as it is saved and published: with the font it is to carry. Rejects where that cannot be cut. */
export async function renderWhenLoaded(config: Config, fonts: FontSubsetting): Promise<string> {
  return (await loadRest()).renderSite(config, fonts);
}
