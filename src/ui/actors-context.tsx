import { createContext, type ReactNode, use } from 'react';
import type { AppActors } from '../../machines/app.machine.ts';
import type { LateWords, Words } from '../domain/words.ts';

interface Screenful {
  readonly actors: AppActors;
  readonly words: Words;
}

const ScreenContext = createContext<Screenful | undefined>(undefined);
const LateWordsContext = createContext<LateWords | undefined>(undefined);

/** Gives everything below it the actors to talk to and the words to say. */
export function ActorsProvider({ actors, words, children }: Screenful & { children: ReactNode }) {
  return <ScreenContext value={{ actors, words }}>{children}</ScreenContext>;
}

/** The actors of the screen. */
export function useActors(): AppActors {
  return useScreenful().actors;
}

/** The words of the visitor's language, as far as the first screen needs them. */
export function useWords(): Words {
  return useScreenful().words;
}

/** Gives what comes after the first screen its words. */
export function LateWordsProvider({ words, children }: { words: LateWords; children: ReactNode }) {
  return <LateWordsContext value={words}>{children}</LateWordsContext>;
}

/** The words of what comes after the first screen. */
export function useLateWords(): LateWords {
  const words = use(LateWordsContext);
  if (!words) throw new Error('This component is not loaded by late()');
  return words;
}

function useScreenful(): Screenful {
  const screenful = use(ScreenContext);
  if (!screenful) throw new Error('This component stands outside of ActorsProvider');
  return screenful;
}
