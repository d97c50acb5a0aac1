/** Something to wait for that a test lets happen, or fail. */
export class Gate {
  private waiting = Promise.withResolvers<void>();
  private isNextRefused = false;

  constructor() {
    this.close();
  }

  /** From now on whoever comes waits. */
  close(): void {
    this.waiting = Promise.withResolvers<void>();
    this.waiting.promise.catch(() => undefined);
    this.isNextRefused = false;
  }

  open(): void {
    this.waiting.resolve();
  }

  /** Refuses whoever waits; who comes then waits again. */
  fail(): void {
    this.waiting.reject(new Error('It did not arrive'));
    this.close();
  }

  /** Whoever comes next is refused; who comes then finds the gate as it is. */
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
