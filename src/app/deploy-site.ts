import type { RenderedDeploy } from '../../machines/publish.setup.ts';
import { templateIdOf } from '../domain/config.ts';
import type { DeployResult } from '../domain/deploy.ts';
import { DeployError } from '../domain/deploy-failure.ts';
import { publishedNow } from '../domain/live-site.ts';
import { NetworkLost } from '../domain/network-lost.ts';
import type { ConfigStore, Deploys, Network, OwnerSecrets, Safekeeping } from '../domain/ports.ts';
import { outlineOf } from './outline-of.ts';
import { proveOwner } from './prove-owner.ts';
import { keepLive, liveFrom } from './stored-live.ts';

interface Deploying {
  readonly configs: Pick<ConfigStore, 'loadLive' | 'saveLive'>;
  readonly safekeeping: Safekeeping;
  readonly deploys: Deploys;
  readonly owner: () => Promise<OwnerSecrets>;
  readonly network: Network;
  readonly log: (text: string) => void;
}

/** Sends the page, and remembers what is live then; rejects with a DeployError, with NetworkLost, or with `signal`'s reason. */
export async function deploySite(
  { configs, safekeeping, deploys, owner, network, log }: Deploying,
  { config, html, siteId, email, isUpdate }: RenderedDeploy,
  signal: AbortSignal,
): Promise<DeployResult> {
  const outline = outlineOf(config, log);
  const request = {
    html,
    siteName: siteId,
    templateId: config._templateId === undefined ? templateIdOf(config) : outline.id,
    userEmail: email,
    isUpdate,
  };
  const send = async (secret: string) => {
    // A site whose secret is lost can never be changed again.
    await safekeeping.settled();
    return deploys.deploy(request, secret, signal);
  };
  const { url, id } = await proveOwner(await owner(), siteId, send).catch(async (error: unknown) => {
    throw error instanceof DeployError || !(await network.isLost()) ? error : new NetworkLost();
  });
  keepLive(configs, publishedNow(config, { siteId, deploymentId: id }, liveFrom(configs.loadLive())));
  return { success: true, url, deploymentId: id, templateUsed: outline.name, siteId, isUpdate };
}
