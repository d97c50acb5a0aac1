import { hash } from 'node:crypto';
import { drawSiteId } from '../../../domain/config/site-id.ts';
import type { DeployAnswer, DeployRequest } from '../../../domain/publish/deploy.ts';
import { drawOwnerSecret } from '../../../domain/publish/owner-secret.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

export const newSiteId = () => drawSiteId(randomBytes);
export const newSecret = () => drawOwnerSecret(randomBytes);

/** A valid deploy request, with the given fields replaced. */
export function deployRequest(fields: Partial<DeployRequest> = {}): DeployRequest {
  return {
    html: '<!doctype html><title>A page</title>',
    siteName: newSiteId(),
    templateId: 'landing_business',
    userEmail: 'visitor@example.test',
    isUpdate: false,
    ...fields,
  };
}

export interface DeployReply {
  readonly status: number;
  readonly body: Partial<DeployAnswer> & { readonly error?: string };
}

/** Posts any body to /api/deploy, as JSON unless the headers say otherwise. */
export function postToDeploy(
  address: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${address}/api/deploy`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

/** Deploys as the app does; without a secret it sends no Authorization header. */
export async function deploy(address: string, request: DeployRequest, secret?: string): Promise<DeployReply> {
  const headers = { ...(secret !== undefined && { Authorization: `Bearer ${secret}` }) };
  const response = await postToDeploy(address, JSON.stringify(request), headers);
  return { status: response.status, body: await response.json() };
}

/** What opens the version of a page that is no longer current. */
export const keyOf = (html: string) => hash('sha256', html, 'base64url').slice(0, 16);

/** The page that a server serves under a site id, as text. */
export async function fetchPage(address: string, siteId: string): Promise<string> {
  return (await fetch(`${address}/s/${siteId}/`)).text();
}
