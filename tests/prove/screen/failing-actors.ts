import type { Driver } from './drive.ts';

/** Drivers for the errors of actors that never fail by themselves. They send the error event by the developers' handle. */
export function broken(to: string, ...ids: readonly string[]): Readonly<Record<string, Driver>> {
  const drivers = ids.map((id): [string, Driver] => {
    const type = `xstate.error.actor.${id}`;
    return [type, (stage) => stage.send({ to, event: { type, error: new Error('broken') } })];
  });
  return Object.fromEntries(drivers);
}
