import type { AnyStateMachine } from 'xstate';
import type { ScreenLayer, ScreenModel } from './drive.ts';

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

/** The machines that a run drives on a layer: each on its own layer, or on both if EVERY_LAYER is set. */
export function screensOn(layer: ScreenLayer): (readonly [name: string, screens: readonly Screen[]])[] {
  return [...ALL_SCREENS].filter(([, screens]) =>
    screens.some((screen) => import.meta.env.EVERY_LAYER || (screen.layer ?? 'component') === layer),
  );
}
