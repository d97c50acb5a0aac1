import { createContext, type ReactNode, use } from 'react';
import type { AppActors } from '../../machines/app/app.machine.ts';
import type { Ask } from '../domain/ask/offers.ts';
import type { Words } from '../words/words.ts';

interface ScreenContextValue {
  readonly actors: AppActors;
  readonly words: Words;
  readonly ask: Ask;
}

const ScreenContext = createContext<ScreenContextValue | undefined>(undefined);

/** Provides the actors, the words and the reader of queries to the components below. */
export function ActorsProvider({
  actors,
  words,
  ask,
  children,
}: ScreenContextValue & { children: ReactNode }) {
  return <ScreenContext value={{ actors, words, ask }}>{children}</ScreenContext>;
}

/** The actors of the app. */
export function useActors(): AppActors {
  return useScreenContext().actors;
}

/** The texts in the visitor's language. */
export function useWords(): Words {
  return useScreenContext().words;
}

/** What reads a query of Find. */
export function useAsk(): Ask {
  return useScreenContext().ask;
}

function useScreenContext(): ScreenContextValue {
  const screenful = use(ScreenContext);
  if (!screenful) throw new Error('This component stands outside of ActorsProvider');
  return screenful;
}
