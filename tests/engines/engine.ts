/** A browser engine that shows one page. */
export interface Engine {
  readonly name: string;
  open(address: string): Promise<void>;
  /** The value of an async function's source, called in the page with `given`. Rejects with what it throws. */
  call(source: string, given: unknown): Promise<unknown>;
  close(): Promise<void>;
}
