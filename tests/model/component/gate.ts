/** Something to wait for that a test lets happen, or fail. */
export class Gate {
  private waiting = Promise.withResolvers<void>();

  constructor() {
    this.close();
  }

  /** From now on whoever comes waits. */
  close(): void {
    this.waiting = Promise.withResolvers<void>();
    this.waiting.promise.catch(() => undefined);
  }

  open(): void {
    this.waiting.resolve();
  }

  fail(): void {
    this.waiting.reject(new Error('It did not arrive'));
  }

  passed(): Promise<void> {
    return this.waiting.promise;
  }
}
