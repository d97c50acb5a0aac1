import { createContext, type ReactNode, use } from 'react';
import type { AppActors } from '../../machines/app/app.machine.ts';
import type { Words } from '../words/words.ts';

interface Screenful {
  readonly actors: AppActors;
  readonly words: Words;
}

const ScreenContext = createContext<Screenful | undefined>(undefined);

/** Gives everything below it the actors to talk to and the words to say. */
export function ActorsProvider({ actors, words, children }: Screenful & { children: ReactNode }) {
  return <ScreenContext value={{ actors, words }}>{children}</ScreenContext>;
}

/** The actors of the screen. */
export function useActors(): AppActors {
  return useScreenful().actors;
}

/** The words of the visitor's language. */
export function useWords(): Words {
  return useScreenful().words;
}

function useScreenful(): Screenful {
  const screenful = use(ScreenContext);
  if (!screenful) throw new Error('This component stands outside of ActorsProvider');
  return screenful;
}
