import { createActor, fromTransition } from 'xstate';
import type { SiteRef } from '../../machines/site/site-ref.ts';
import type { Config } from '../../src/domain/config/config.ts';

/** A site that holds a config and ignores every event. */
export function siteStub(config: Config): SiteRef {
  const logic = fromTransition((state: object) => state, { config, stored: { config } });
  return createActor(logic, { id: 'site' }).start() as unknown as SiteRef;
}
