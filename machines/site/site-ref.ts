import type { ActorRef, Snapshot } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import type { ConfigWithHistory } from '../../domain/editing/history.ts';
import type { LiveSite } from '../../domain/publish/live-site.ts';
import type { FreshWebsites } from '../../templates/fresh-websites.ts';
import type { SiteEvent, SiteNews } from './site.context.ts';

type SiteSnapshot = Snapshot<unknown> & {
  readonly context: ConfigWithHistory & {
    readonly stored: { readonly config: Config };
    readonly fresh: FreshWebsites;
    readonly live?: LiveSite | undefined;
  };
  hasTag(tag: 'saving'): boolean;
};

/** The site, narrowed to its config with history and whether that is saved, what it emits, and the events that the holder may send. */
export type SiteRef<Event extends SiteEvent = SiteEvent> = ActorRef<SiteSnapshot, Event, SiteNews>;
