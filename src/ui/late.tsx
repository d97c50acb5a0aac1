import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { LateWords, Words } from '../domain/words.ts';
import { LateWordsProvider, useWords } from './actors-context.tsx';
import { afterPaint } from './after-paint.ts';

interface Loaded<Props> {
  readonly Part: ComponentType<Props>;
  readonly words: LateWords;
}

/**
 * A component that is loaded once the screen stands, with the words it says, and shows from then on at once. Not React's
 * own lazy: that shows what has come only when a throttle of its own has passed.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loaded = new Map<Words, Loaded<Props>>();
  return function Late(props) {
    const words = useWords();
    const [here, setHere] = useState(() => loaded.get(words));
    useEffect(() => {
      if (here) return;
      const attempt = () => {
        afterPaint()
          .then(() => Promise.all([load(), words.late()]))
          .then(
            ([Part, lateWords]) => {
              const part = { Part, words: lateWords };
              loaded.set(words, part);
              startTransition(() => setHere(part));
            },
            // The screen goes on without it; it is asked for again when there may be a network.
            () => window.addEventListener('online', attempt, { once: true }),
          );
      };
      attempt();
      return () => window.removeEventListener('online', attempt);
    }, [here, words]);
    if (!here) return null;
    return (
      <LateWordsProvider words={here.words}>
        <here.Part {...props} />
      </LateWordsProvider>
    );
  };
}
