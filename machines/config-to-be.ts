import type { Config } from '../src/domain/config.ts';
import { editConfig } from '../src/domain/config-write.ts';

/** A site as far as this asks. */
export interface Announcing {
  readonly context: {
    readonly config: Config;
    /** An edit on its way, unless it was applied early. */
    readonly announced?:
      | { readonly path: string; readonly typed: string | boolean; readonly isApplied: boolean }
      | undefined;
  };
}

/** The website with the edit that is on its way; as it is where there is none, or where it cannot be. */
export function configToBe({ context: { config, announced } }: Announcing): Config {
  if (announced?.isApplied !== false) return config;
  const result = editConfig(config, announced.path, announced.typed);
  return result.kind === 'edited' ? result.config : config;
}
