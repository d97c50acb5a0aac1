import { createContext, type ReactNode, use } from 'react';
import type { App, AppActors } from '../../machines/app/app.machine.ts';
import type { Box } from '../../machines/chat/box.machine.ts';
import { selectBox } from '../../machines/chat/chat.selectors.ts';
import type { Words } from '../../words/words.ts';

interface ScreenContextValue {
  readonly app: App;
  readonly actors: AppActors;
  readonly words: Words;
}

const ScreenContext = createContext<ScreenContextValue | undefined>(undefined);

/** Provides the app, its actors and the words to the components below. */
export function ActorsProvider({
  app,
  actors,
  words,
  children,
}: ScreenContextValue & { children: ReactNode }) {
  return <ScreenContext value={{ app, actors, words }}>{children}</ScreenContext>;
}

/** The root actor. */
export function useApp(): App {
  return useScreenContext().app;
}

/** The actors of the app. */
export function useActors(): AppActors {
  return useScreenContext().actors;
}

/** The message box, which lives as long as the chat. */
export function useBox(): Box {
  return selectBox(useActors().chat.getSnapshot());
}

/** The texts in the visitor's language. */
export function useWords(): Words {
  return useScreenContext().words;
}

function useScreenContext(): ScreenContextValue {
  const screenful = use(ScreenContext);
  if (!screenful) throw new Error('This component stands outside of ActorsProvider');
  return screenful;
}
