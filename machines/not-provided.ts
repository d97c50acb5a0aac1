import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

const placeholders = new WeakSet<object>();

/** Whether the logic of an actor is a placeholder, so that the actor is a service of the app. */
export function isNotProvided(logic: object): boolean {
  return placeholders.has(logic);
}

/** A placeholder for a promise actor that `src/app/create-app.ts` provides. It rejects with the missing actor's name. */
export function notProvided<Output, Input>(name: string) {
  return marked(fromPromise<Output, Input>(() => Promise.reject(missing(name))));
}

/** A placeholder for a callback actor, which reports by events. It throws the missing actor's name. */
export function notProvidedReporter<
  Input extends NonReducibleUnknown,
  Told extends EventObject = { type: 'none' },
>(name: string) {
  return marked(
    fromCallback<Told, Input>(() => {
      throw missing(name);
    }),
  );
}

function marked<Logic extends object>(logic: Logic): Logic {
  placeholders.add(logic);
  return logic;
}

function missing(name: string): Error {
  return new Error(`The actor "${name}" was not provided`);
}
