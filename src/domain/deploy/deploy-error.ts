/** Why a deploy did not succeed: `status` is the answer's, undefined where there was none. */
export class DeployError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.name = 'DeployError';
    this.status = status;
  }
}

/** The reason that a failed deploy gives, whatever was thrown: blank where there is none. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** The status that the server answered a failed deploy with; undefined where it did not answer. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof DeployError ? error.status : undefined;
}

/** Why a call did not succeed: the browser has no network, so it may be made again by itself. */
export class NetworkLost extends Error {
  override readonly name = 'NetworkLost';
}
