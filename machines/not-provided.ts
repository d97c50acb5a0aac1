import { fromPromise } from 'xstate';

/** A placeholder for an actor that only the app can provide: it fails, naming what is missing. */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" was not provided`)));
}
