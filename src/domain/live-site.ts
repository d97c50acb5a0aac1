import type { Config } from './config.ts';
import type { DeployResult } from './deploy.ts';

/** What this browser published last of a website, and which version of it everyone sees, as far as is known here. */
export interface LiveSite {
  /** What was published, under its site id. */
  readonly config: Config;
  /** Which version that is; 0 where that is not known. */
  readonly version: number;
  /** The version that everyone sees. */
  readonly shown: number;
  /** What was published before that: everyone may see it again. */
  readonly before?: LiveSite | undefined;
}

/** A config that everyone sees now, by the deploy that it went with, after what was published before. */
export function publishedNow(
  config: Config,
  { siteId, deploymentId }: Pick<DeployResult, 'siteId' | 'deploymentId'>,
  before?: LiveSite,
): LiveSite {
  const version = Number(deploymentId.split('.')[1]) || 0;
  return { config: { ...config, _siteId: siteId }, version, shown: version, before };
}

/** The same once everyone sees another version of a website, 0 being none; what was published of another one stays as it is. */
export function nowShown(live: LiveSite | undefined, siteId: string, shown: number): LiveSite | undefined {
  return live?.config._siteId === siteId ? { ...live, shown } : live;
}
