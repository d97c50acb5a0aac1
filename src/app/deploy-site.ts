import type { DeployInput } from '../../machines/publish.machine.ts';
import { templateIdOf } from '../domain/config.ts';
import type { DeployResult } from '../domain/deploy.ts';
import type { Deploys, FontCutting, OwnerSecrets } from '../domain/ports.ts';
import { outlineOf } from './outline-of.ts';
import { pageOf } from './pages.ts';

interface Deploying {
  readonly deploys: Deploys;
  readonly owner: OwnerSecrets;
  readonly fonts: FontCutting;
  readonly log: (text: string) => void;
}

/** Draws the page and sends it; rejects with a DeployError, or with `signal`'s reason. */
export async function deploySite(
  { deploys, owner, fonts, log }: Deploying,
  { config, siteId, email, isUpdate }: DeployInput,
  signal: AbortSignal,
): Promise<DeployResult> {
  const outline = outlineOf(config, log);
  const request = {
    html: await pageOf(config, fonts),
    siteName: siteId,
    templateId: config._templateId === undefined ? templateIdOf(config) : outline.id,
    userEmail: email,
    isUpdate,
  };
  const { url, id } = await deploys.deploy(request, owner.secret(), signal);
  return { success: true, url, deploymentId: id, templateUsed: outline.name, siteId, isUpdate };
}
