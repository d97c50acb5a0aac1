import type { Network, StorageRoom, Versions } from '../domain/ports.ts';

/** What the builder has to do with the browser that holds it. */
export interface Installation {
  readonly versions: Versions;
  readonly network: Network;
  readonly room: StorageRoom;
}

/** An installation that is loaded when the page has `settled`, or when it is needed before; where it cannot be, there is none. */
export function lateInstallation(
  load: () => Promise<Installation>,
  settled: (callback: () => void) => void,
): Installation {
  const watchLate = (watch: (installation: Installation) => () => void) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    settled(() => {
      load().then(
        (installation) => {
          if (!signal.aborted) signal.addEventListener('abort', watch(installation));
        },
        () => undefined,
      );
    });
    return () => stopping.abort();
  };
  return {
    versions: {
      watch: (onReady) => watchLate(({ versions }) => versions.watch(onReady)),
      takeOver: async () => (await load()).versions.takeOver(),
    },
    network: {
      watch: (onChange) => watchLate(({ network }) => network.watch(onChange)),
      isLost: () =>
        load().then(
          ({ network }) => network.isLost(),
          () => false,
        ),
      untilBack: async (signal) => (await load()).network.untilBack(signal),
    },
    room: { keep: async () => (await load()).room.keep() },
  };
}
