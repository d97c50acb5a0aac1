import { createContext, type ReactNode, use } from 'react';
import type { ActorRefFrom, TransitionActorLogic } from 'xstate';
import type { SentEvent } from '../../charts/event-list.ts';
import type { Report, Request } from '../session/messages.ts';
import type { Inspector, InspectorEvent } from './inspector-state.ts';

/** The inspector's page as an actor whose logic is a pure reducer. */
export type InspectorRef = ActorRefFrom<TransitionActorLogic<Inspector, InspectorEvent, never>>;

/** The side effects of the inspector's page. */
interface InspectorPorts {
  /** Sends a request to the app; undefined if no app opened this page. */
  readonly ask: ((request: Request) => void) | undefined;
  /** Replays an event list on an app without services, and returns what it tells. */
  readonly replay: (list: readonly SentEvent[]) => readonly Report[];
  readonly download: (name: string, text: string) => void;
  readonly copy: (text: string) => Promise<void>;
  readonly now: () => number;
}

interface InspectorPage extends InspectorPorts {
  readonly inspector: InspectorRef;
}

const PageContext = createContext<InspectorPage | undefined>(undefined);

/** Provides the inspector and its ports to the components below. */
export function InspectorProvider({ page, children }: { page: InspectorPage; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The inspector of this page and its ports. */
export function useInspector(): InspectorPage {
  const page = use(PageContext);
  if (!page) throw new Error('This component stands outside of InspectorProvider');
  return page;
}
