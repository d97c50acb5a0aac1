/** A command that failed; the message is one line for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Runs `work`; rejects with an AdminError that has the message of its error. */
export async function orAdminError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(error instanceof Error ? error.message : String(error));
  }
}
