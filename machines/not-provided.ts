import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** A placeholder for a promise actor that `src/app/create-app.ts` provides. It rejects with the missing actor's name. */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(missing(name)));
}

/** A placeholder for a callback actor, which reports by events. It throws the missing actor's name. */
export function notProvidedReporter<
  Input extends NonReducibleUnknown,
  Told extends EventObject = { type: 'none' },
>(name: string) {
  return fromCallback<Told, Input>(() => {
    throw missing(name);
  });
}

function missing(name: string): Error {
  return new Error(`The actor "${name}" was not provided`);
}
