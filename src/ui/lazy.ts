import { useSelector } from '@xstate/react';
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type RefObject,
  use,
  useDeferredValue,
} from 'react';
import type { UnderstoodHours } from '../../domain/chat/command.ts';
import type { PlaceEntry } from '../../domain/chat/menu-entry.ts';
import type { Business } from '../../domain/choices/businesses.ts';
import type { PlannedEdit } from '../../domain/config/edit-config.ts';
import type { Question } from '../../domain/interview/question.ts';
import { type App, selectLateCode } from '../../machines/app/app.machine.ts';
import type { Editor } from '../../machines/editor/editor.machine.ts';
import { useApp } from './actors-context.tsx';

/** The components of the late code. */
export interface LateParts {
  readonly Dialogs: ComponentType;
  readonly EditorPopover: ComponentType<{ editor: Editor | undefined; isWorking: boolean }>;
  readonly FieldEntries: ComponentType<{ list: string }>;
  readonly DeferredNotices: ComponentType<{ app: App }>;
  readonly ToldColor: ComponentType<{ text: string }>;
  readonly LinkTarget: ComponentType<{ path: string; draft: string }>;
  readonly BusinessLook: ComponentType<{ business: Business }>;
  readonly FontSpecimen: ComponentType<{ name: string }>;
  readonly MessagePicture: ComponentType<{ address: string }>;
  readonly LinkedText: ComponentType<{ text: string }>;
  readonly OwnWebsite: ComponentType;
  readonly PresentValue: ComponentType;
  readonly ValueGlimpse: ComponentType<{ entry: PlaceEntry }>;
  readonly QuestionCard: ComponentType<{ question: Question }>;
  readonly HoursRead: ComponentType<{ hours: UnderstoodHours }>;
  readonly HoursTable: ComponentType;
  readonly ListTable: ComponentType;
  readonly Proposal: ComponentType<{ edits: readonly PlannedEdit[]; children: ReactNode }>;
  readonly LookPanel: ComponentType;
  readonly DescribePicture: ComponentType<{ path: string }>;
  readonly UndoStepButton: ComponentType<{ commandId: string }>;
  readonly LinkNotice: ComponentType;
  readonly LiveStatus: ComponentType;
  readonly PageDrawing: ComponentType<{ frame: RefObject<HTMLIFrameElement | null> }>;
}

/** Returns the late components; undefined until they are loaded. */
export type LazyParts = () => LateParts | undefined;

/** Provides the late components to the components below. */
export const PartsContext = createContext<LazyParts>(() => undefined);

/** How far the late code is. Deferred, so that React renders its components in slices and stays responsive. */
export function useLateCode() {
  return useDeferredValue(useSelector(useApp(), selectLateCode));
}

/** A component of the late code. Until that is loaded, `Instead` is rendered, or nothing. */
export function lazyPart<Props extends object>(
  partOf: (parts: LateParts) => ComponentType<Props>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  return function Late(props: Props) {
    const parts = use(PartsContext)();
    const isLoaded = useLateCode() === 'loaded';
    const Part = isLoaded && parts ? partOf(parts) : Instead;
    return Part ? createElement(Part, props) : null;
  };
}
