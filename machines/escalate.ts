/** Rethrows an unexpected error of an invoked actor, so that it ends the parent too and the app shows its failure screen. */
export function escalate(_: unknown, { error }: { error: unknown }): never {
  throw error;
}
