import { type Actor, createActor } from 'xstate';
import { silenced } from '../../charts/silent-services.ts';
import type { AppInput } from '../../machines/app/app.machine.ts';
import { appMachine } from '../../machines/app/app.machine.ts';

/**
 * Creates a root actor without services: none of them ever settles and its clock never advances, so only sent
 * events change it.
 */
export function createScratchApp(input: AppInput): Actor<typeof appMachine> {
  const clock = { setTimeout: () => 0, clearTimeout: () => {} };
  return createActor(silenced(appMachine), { id: 'app', input, clock });
}
