/** Lets an error of a child that nobody expects end its parent too, up to the screen that says so. */
export function escalate(_: unknown, { error }: { error: unknown }): never {
  throw error;
}
