import type { ActorRef, Snapshot } from 'xstate';
import type { Announcing } from './config-to-be.ts';
import type { SiteEvent, SiteFact } from './site.setup.ts';

type SiteSnapshot = Snapshot<unknown> & Announcing;

/** What the other machines know of the site: its config with the edit on its way, its facts, and the events they may send. */
export type SiteRef<Event extends SiteEvent = SiteEvent> = ActorRef<SiteSnapshot, Event, SiteFact>;
