import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is loaded once the screen stands, and shows from then on at once. Not React's own lazy: that shows
 * what has come only when a throttle of its own has passed.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function Late(props) {
    const [, setLoaded] = useState(Part !== undefined);
    useEffect(() => {
      if (Part) return;
      void load().then((part) => {
        Part = part;
        setLoaded(true);
      });
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
