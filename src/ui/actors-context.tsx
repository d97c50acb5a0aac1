import { createContext, type ReactNode, use } from 'react';
import type { AppActors } from '../../machines/app/app.machine.ts';
import type { Words } from '../words/words.ts';

interface ScreenContextValue {
  readonly actors: AppActors;
  readonly words: Words;
}

const ScreenContext = createContext<ScreenContextValue | undefined>(undefined);

/** Gives everything below it the actors to talk to and the words to say. */
export function ActorsProvider({ actors, words, children }: ScreenContextValue & { children: ReactNode }) {
  return <ScreenContext value={{ actors, words }}>{children}</ScreenContext>;
}

/** The actors of the screen. */
export function useActors(): AppActors {
  return useScreenContext().actors;
}

/** The words of the visitor's language. */
export function useWords(): Words {
  return useScreenContext().words;
}

function useScreenContext(): ScreenContextValue {
  const screenful = use(ScreenContext);
  if (!screenful) throw new Error('This component stands outside of ActorsProvider');
  return screenful;
}
