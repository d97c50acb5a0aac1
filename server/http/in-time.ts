/** Settles as `work` does; rejects with the error of `late` if that takes longer than `ms`. */
export async function inTime<T>(ms: number, work: Promise<T>, late: () => unknown): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
