import { useSelector } from '@xstate/react';
import { type ComponentType, createContext, type ReactNode, use, useDeferredValue } from 'react';
import { selectRestStage } from '../../machines/app/rest.selectors.ts';
import type { Editor } from '../../machines/editor/editor.machine.ts';
import { useActors } from './actors-context.tsx';

/** The components that follow the first screen. */
export interface RestOfScreen {
  readonly Dialogs: ComponentType;
  readonly EditorPopover: ComponentType<{ editor: Editor | undefined; isWorking: boolean }>;
  readonly FieldEntries: ComponentType<{ list: string }>;
  readonly LateNotices: ComponentType;
  readonly PageFrame: ComponentType<{ className: string | undefined }>;
}

/** Answers the components that follow the first screen, once they are loaded. */
export type LazyParts = () => RestOfScreen | undefined;

const PartsContext = createContext<LazyParts>(() => undefined);

/** Gives everything below it the components that follow the first screen. */
export function PartsProvider({ parts, children }: { parts: LazyParts; children: ReactNode }) {
  return <PartsContext value={parts}>{children}</PartsContext>;
}

/** How far the rest of the screen is. Deferred, so that React draws it in slices and a click in between is not kept waiting. */
export function useRestStage() {
  const { rest } = useActors();
  return useDeferredValue(useSelector(rest, selectRestStage));
}

/** A component that follows the first screen; until it is loaded, `Instead` stands in its place. */
export function lazyPart<Props extends object>(
  partOf: (parts: RestOfScreen) => ComponentType<Props>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  return function Late(props: Props) {
    const parts = use(PartsContext)();
    const isLoaded = useRestStage() === 'loaded';
    const Part = isLoaded && parts ? partOf(parts) : Instead;
    return Part ? <Part {...props} /> : null;
  };
}
