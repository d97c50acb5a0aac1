import { type DeployResult, templateIdOf } from '../../../domain/config/config.ts';
import type { Deploys, Network, OwnerKeys } from '../../../domain/ports.ts';
import { DeployError, NetworkLost, reasonOf } from '../../../domain/publish/deploy-error.ts';
import type { RenderedDeploy } from '../../../machines/publish/deploy.machine.ts';
import { proveOwner } from './prove-owner.ts';
import { templateOf } from './template-of.ts';

interface DeployServices {
  readonly deploys: Deploys;
  readonly owner: OwnerKeys;
  readonly network: Network;
  readonly log: (text: string) => void;
}

/** Publishes the rendered page. Rejects with a DeployError, with NetworkLost, or with `signal`'s reason. */
export async function deploySite(
  { deploys, owner, network, log }: DeployServices,
  { config, html, siteId, email, isUpdate }: RenderedDeploy,
  signal: AbortSignal,
): Promise<DeployResult> {
  const template = templateOf(config, log);
  const request = {
    html,
    siteName: siteId,
    templateId: config._templateId === undefined ? templateIdOf(config) : template.id,
    userEmail: email,
    isUpdate,
  };
  const send = (secret: string) => deploys.deploy(request, secret, signal);
  const { url, id, isConfirmed, keepsAddress, mail, nextMailAt } = await proveOwner(
    owner,
    siteId,
    send,
  ).catch(async (error: unknown) => {
    throw error instanceof DeployError || !(await network.isLost())
      ? error
      : new NetworkLost(reasonOf(error));
  });
  return {
    success: true,
    url,
    deploymentId: id,
    templateUsed: template.name,
    siteId,
    isUpdate,
    ...(isConfirmed !== undefined && { isConfirmed }),
    ...(keepsAddress !== undefined && { keepsAddress }),
    ...(mail !== undefined && { mail }),
    ...(nextMailAt !== undefined && { nextMailAt }),
  };
}
