import { createActor, fromTransition } from 'xstate';
import type { SiteRef } from '../../../machines/site/site-ref.ts';
import type { Config } from '../../../src/domain/config/config.ts';
import { type History, NO_HISTORY } from '../../../src/domain/editing/history.ts';

/** A site that holds a config, of which the store may have another, and ignores every event. */
export function siteStub(config: Config, history: History = NO_HISTORY, stored = config): SiteRef {
  const logic = fromTransition((state: object) => state, {
    config,
    history,
    stored: { config: stored },
    fresh: {},
  });
  return createActor(logic, { id: 'site' }).start() as unknown as SiteRef;
}
