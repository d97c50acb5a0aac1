import { useCallback, useSyncExternalStore } from 'react';
import { selectViewport } from '../../../machines/screen/preview.selectors.ts';
import { useActors } from '../actors-context.tsx';

/** How wide the page is. React takes over the first screen that the server sent with the width that stands there. */
export function useViewport(): ReturnType<typeof selectViewport> {
  const { preview } = useActors();
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const subscription = preview.subscribe(onChange);
        return () => subscription.unsubscribe();
      },
      [preview],
    ),
    () => selectViewport(preview.getSnapshot()),
    () => 'desktop',
  );
}
