import type { DeployAnswer, DeployRequest } from './deploy.ts';

/** The edit command's simulated wait; `wait` gives the moment it ended and rejects when `signal` aborts it. */
export interface Edits {
  wait(signal: AbortSignal): Promise<{ readonly at: number }>;
}

/** Where the site is kept between visits: raw texts, parsed by the domain. */
export interface ConfigStore {
  /** The raw config, or null where none is stored or storage is forbidden. */
  load(): string | null;
  /** Keeps config and page; throws where the browser refuses to store. */
  save(config: string, html: string): void;
  /** Forgets config and page. */
  clear(): void;
  /** Keeps a raw config that could not be read, so that nothing is lost. */
  keepUnreadable(raw: string): void;
}

/** The deploy call. Rejects with a DeployError. */
export interface Deploys {
  deploy(request: DeployRequest, ownerSecret: string, signal: AbortSignal): Promise<DeployAnswer>;
}

/** The visitor's owner secret: made once, the same ever after. */
export interface OwnerSecrets {
  secret(): string;
}
