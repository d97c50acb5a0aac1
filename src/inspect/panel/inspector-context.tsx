import { createContext, type ReactNode, use } from 'react';
import type { ActorRefFrom, TransitionActorLogic } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import type { SentEvent } from '../session/event-list.ts';
import type { AppMessage, Request } from '../session/messages.ts';
import type { Inspector, InspectorEvent } from './inspector-state.ts';

/** The inspector's page as an actor: a pure function from event to event. */
export type InspectorRef = ActorRefFrom<TransitionActorLogic<Inspector, InspectorEvent, never>>;

/** What the inspector's page reaches the world with. */
interface InspectorPorts {
  /** Asks something of the app; undefined where no app is there. */
  readonly ask: ((request: Request) => void) | undefined;
  /** What draws the page of a config into the document of a frame. */
  readonly painterOf: (config: Config) => Promise<(page: Document) => void>;
  /** Runs an event list on scratch storage and without services, and tells what happened. */
  readonly replay: (list: readonly SentEvent[]) => readonly AppMessage[];
  readonly download: (name: string, text: string) => void;
  readonly copy: (text: string) => Promise<void>;
  readonly now: () => number;
}

interface InspectorPage extends InspectorPorts {
  readonly inspector: InspectorRef;
}

const PageContext = createContext<InspectorPage | undefined>(undefined);

/** Gives everything below it the inspector and its ports. */
export function InspectorProvider({ page, children }: { page: InspectorPage; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The inspector of this page, and its ports. */
export function useInspector(): InspectorPage {
  const page = use(PageContext);
  if (!page) throw new Error('This component stands outside of InspectorProvider');
  return page;
}
