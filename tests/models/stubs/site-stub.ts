import { createActor, fromTransition } from 'xstate';
import type { Config } from '../../../domain/config/config.ts';
import { type History, NO_HISTORY } from '../../../domain/editing/history.ts';
import type { LiveSite } from '../../../domain/publish/live-site.ts';
import type { SiteRef } from '../../../machines/site/site-ref.ts';

/** A site that holds a config, of which the store may have another, and ignores every event. `latest`: its last step was made in this tab. */
export function siteStub(
  config: Config,
  history: History = NO_HISTORY,
  stored = config,
  latest?: 'start',
  live?: LiveSite,
): SiteRef {
  const logic = fromTransition((state: object) => state, {
    config,
    history,
    stored: { config: stored },
    fresh: {},
    ...(latest && { latest: { way: 'done', step: history.past.at(-1), count: 1 } }),
    live,
  });
  return createActor(logic, { id: 'site' }).start() as unknown as SiteRef;
}
