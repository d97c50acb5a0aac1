import type { ActorRef, Snapshot } from 'xstate';
import type { Config } from '../../src/domain/config/config.ts';
import type { SiteEvent, SiteFact } from './site.context.ts';

type SiteSnapshot = Snapshot<unknown> & { readonly context: { readonly config: Config } };

/** What the other machines know of the site: its config, its facts, and the events they may send. */
export type SiteRef<Event extends SiteEvent = SiteEvent> = ActorRef<SiteSnapshot, Event, SiteFact>;
