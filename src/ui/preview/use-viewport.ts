import { useCallback, useSyncExternalStore } from 'react';
import { selectViewport } from '../../../machines/screen/preview.selectors.ts';
import { useActors } from '../actors-context.tsx';

/** The width of the page. While React hydrates the first screen it is the width that the server sent. */
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
