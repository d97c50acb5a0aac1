/** A gate that calls wait for, and that a test opens or fails. */
export class Gate {
  private waiting = Promise.withResolvers<void>();
  private isNextRefused = false;

  constructor() {
    this.close();
  }

  /** From now on calls wait. */
  close(): void {
    this.waiting = Promise.withResolvers<void>();
    this.waiting.promise.catch(() => undefined);
    this.isNextRefused = false;
  }

  open(): void {
    this.waiting.resolve();
  }

  /** Rejects the waiting calls. Later ones wait again. */
  fail(): void {
    this.waiting.reject(new Error('It did not arrive'));
    this.close();
  }

  /** Rejects the next call. Later ones find the gate as it is. */
  refuseNext(): void {
    this.isNextRefused = true;
  }

  async passed(): Promise<void> {
    const isRefused = this.isNextRefused;
    this.isNextRefused = false;
    if (isRefused) throw new Error('It did not arrive');
    return this.waiting.promise;
  }
}
