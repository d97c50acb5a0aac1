import type { AnyStateMachine } from 'xstate';
import type { ScreenModel } from './drive.ts';

type Screen = ScreenModel<AnyStateMachine>;

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('../../models/*/*.screen.ts', {
  eager: true,
});

const isScreen = (value: unknown): value is Screen => value instanceof Object && 'drivers' in value;

/** How each machine is driven on the screen: what the `<name>.screen.ts` beside its model exports. */
export const ALL_SCREENS: ReadonlyMap<string, readonly Screen[]> = Map.groupBy(
  Object.values(MODULES).flatMap((module) => Object.values(module).filter(isScreen)),
  ({ model }) => model.name,
);
