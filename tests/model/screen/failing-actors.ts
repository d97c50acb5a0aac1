import type { Driver } from './drive.ts';

/** Drivers for actors that break, as none of them does by itself: the developers' handle says that they did. */
export function broken(to: string, ...ids: readonly string[]): Readonly<Record<string, Driver>> {
  const drivers = ids.map((id): [string, Driver] => {
    const type = `xstate.error.actor.${id}`;
    return [type, (stage) => stage.send({ to, event: { type, error: new Error('broken') } })];
  });
  return Object.fromEntries(drivers);
}
