import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** A placeholder for an actor that only the app can provide: it fails, naming what is missing. */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(missing(name)));
}

/** The same for an actor that reports as it goes, by events. */
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
