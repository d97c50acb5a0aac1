import { type Actor, createActor } from 'xstate';
import { silenced } from '../../charts/silent-services.ts';
import { wholeApp } from '../../charts/whole-app.ts';
import type { AppInput, appMachine } from '../../machines/app/app.machine.ts';

/**
 * Creates a root actor without services: none of them ever settles and its clock never advances, so only sent
 * events change it.
 */
export function createScratchApp(input: AppInput): Actor<typeof appMachine> {
  const clock = { setTimeout: () => 0, clearTimeout: () => {} };
  return createActor(silenced(wholeApp), { id: 'app', input, clock });
}
