import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A component that is loaded once the screen stands, and shows from then on at once. Not React's own lazy: that shows
 * what has come only when a throttle of its own has passed.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      const attempt = () => {
        afterPaint()
          .then(load)
          .then(
            (part) => {
              loaded = part;
              startTransition(() => setPart(() => part));
            },
            // The screen goes on without it; it is asked for again when there may be a network.
            () => window.addEventListener('online', attempt, { once: true }),
          );
      };
      attempt();
      return () => window.removeEventListener('online', attempt);
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
