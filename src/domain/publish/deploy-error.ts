/** A failed deploy. `status` is the HTTP status, undefined without a response. */
export class DeployError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.name = 'DeployError';
    this.status = status;
  }
}

/** The message of any thrown value; empty if it has none. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** The HTTP status of a failed deploy; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof DeployError ? error.status : undefined;
}

/** A request failed because the browser is offline. `message` is the network's. */
export class NetworkLost extends Error {
  override readonly name = 'NetworkLost';
}
