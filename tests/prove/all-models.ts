import type { AnyStateMachine } from 'xstate';
import type { Model, Sentences } from './model.ts';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../models/*/*.ts', '!../models/*/*.{screen,test}.ts', '!../models/{stubs,system}/*'],
  { eager: true },
);

const isModel = (value: unknown): value is Model<AnyStateMachine> =>
  value instanceof Object && 'machine' in value && 'starts' in value;

/** The model of each machine, by the machine's id: what the files in `tests/models/` export. */
export const ALL_MODELS: ReadonlyMap<string, Model<AnyStateMachine>> = new Map(
  Object.values(MODULES)
    .flatMap((module) => Object.values(module).filter(isModel))
    .map((model) => [model.machine.id, model]),
);

/** The sentences of each machine, by the machine's id: what is exported as `<id>Sentences`. */
export const ALL_SENTENCES: ReadonlyMap<string, Sentences<AnyStateMachine>> = new Map(
  Object.values(MODULES).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [string, Sentences<AnyStateMachine>][] => {
      const [, machine] = /^(\w+)Sentences$/.exec(name) ?? [];
      return machine === undefined ? [] : [[machine, value as Sentences<AnyStateMachine>]];
    }),
  ),
);
