import { createActor, fromTransition } from 'xstate';
import type { Config } from '../../../domain/config/config.ts';
import { type History, NO_HISTORY } from '../../../domain/editing/history.ts';
import type { LiveSite } from '../../../domain/publish/live-site.ts';
import type { SiteRef } from '../../../machines/site/site-ref.ts';

/** A site that holds a config, of which the store may have another, and ignores every event. */
export function siteStub(
  config: Config,
  history: History = NO_HISTORY,
  stored = config,
  live?: LiveSite,
): SiteRef {
  const logic = fromTransition((state: object) => state, {
    config,
    history,
    stored: { config: stored },
    fresh: {},
    live,
  });
  return createActor(logic, { id: 'site' }).start() as unknown as SiteRef;
}
