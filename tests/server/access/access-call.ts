import { hash, randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { ProcessSettings } from '../../../server/settings.ts';
import type { LinkPurpose } from '../../../server/store/access/link-tokens.ts';
import type { MailAct } from '../../../server/store/access/mail-acts.ts';
import { openStores, type Stores } from '../../../server/store/open-stores.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { startTestServer } from '../test-server.ts';

const HOUR_MS = 3_600_000;

/** A server with one published site, whose stores the test has open too. */
export interface PublishedSite {
  readonly address: string;
  readonly siteId: string;
  /** The secret of the browser that published it. */
  readonly secret: string;
  readonly email: string;
  readonly stores: Stores;
}

/** Starts a server and publishes a site. */
export async function startWithSite(settings: Partial<ProcessSettings> = {}): Promise<PublishedSite> {
  const { address, dataDir } = await startTestServer({ settings });
  const stores = await openStores({ dataDir });
  onTestFinished(stores.close);
  return { address, stores, ...(await publishSite(address)) };
}

/** Publishes a site of its own. */
export async function publishSite(address: string, email = 'ann@example.test') {
  const [secret, request] = [newSecret(), deployRequest({ userEmail: email, html: 'page' })];
  await deploy(address, request, secret);
  return { siteId: request.siteName, secret, email };
}

/** Stores a token as a mail carries it. */
export async function mailedToken(
  { stores, siteId, email }: Pick<PublishedSite, 'stores' | 'siteId' | 'email'>,
  purpose: Exclude<LinkPurpose, 'device'>,
  ms = HOUR_MS,
  act?: MailAct,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const at = Date.now();
  await stores.access.tokens.add([
    {
      hash: hash('sha256', token),
      siteId,
      purpose,
      address: email,
      at,
      endsAt: at + ms,
      ...(act && { act }),
    },
  ]);
  return token;
}

/** Makes a call of the API; resolves with the status and the body. */
export async function call(
  address: string,
  method: string,
  path: string,
  { secret, body, headers = {} }: CallOptions = {},
): Promise<readonly [status: number, body: unknown]> {
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      ...headers,
      ...(secret !== undefined && { 'X-Parley-Owner': secret }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return [response.status, await response.json()];
}

interface CallOptions {
  readonly secret?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Uses a token as a browser with this secret. */
export const take = (address: string, token: string, secret?: string) =>
  call(address, 'POST', 'links/take', { ...(secret !== undefined && { secret }), body: { token } });
