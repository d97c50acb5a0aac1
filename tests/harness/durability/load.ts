import { randomBytes } from 'node:crypto';
import { drawSiteId } from '../../../domain/config/site-id.ts';
import { drawOwnerSecret } from '../../../domain/publish/owner-secret.ts';
import { imageOf, type Ledger, pageOf, type SentSite } from './ledger.ts';

/** One action of a visitor. Resolves once it is acknowledged, rejects if the server is gone. */
export type Step = (address: string) => Promise<void>;

/**
 * Visitors who in turn publish a new site, publish it again and hand the right to it on, and upload an image. The ledger
 * records all they send.
 */
export function visitors(count: number, ledger: Ledger, anonKey: string): Step[] {
  return Array.from({ length: count }, () => {
    let turn = 0;
    let site = newSite();
    return async (address) => {
      turn += 1;
      if (turn % 3 === 0) return upload(address, ledger, anonKey);
      if (turn % 3 === 1) {
        site = newSite();
        ledger.sites.push(site);
      }
      await publish(address, site);
      if (turn % 3 === 2) await handOn(address, site);
    };
  });
}

function newSite(): SentSite {
  return { siteId: drawSiteId(randomBytes), secret: drawOwnerSecret(randomBytes), pages: [], heirs: [] };
}

async function publish(address: string, { siteId, secret, pages }: SentSite): Promise<void> {
  const page: SentSite['pages'][number] = { html: pageOf(`${siteId} ${pages.length}`) };
  pages.push(page);
  const response = await fetch(`${address}/api/deploy`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify({
      html: page.html,
      siteName: siteId,
      templateId: 'basic',
      userEmail: 'durable@example.test',
      isUpdate: pages.length > 1,
    }),
  });
  const { id } = await answerOf(response);
  page.version = Number(String(id).split('.')[1]);
}

/** Gives another browser a right to a site, by a link for another device. */
async function handOn(address: string, { siteId, secret, heirs }: SentSite): Promise<void> {
  const made = await fetch(`${address}/api/sites/${siteId}/links`, {
    method: 'POST',
    headers: { 'X-Parley-Owner': secret },
  });
  const { token } = await answerOf(made);
  const heir = drawOwnerSecret(randomBytes);
  const taken = await fetch(`${address}/api/links/take`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Parley-Owner': heir },
    body: JSON.stringify({ token }),
  });
  await answerOf(taken);
  heirs.push(heir);
}

async function upload(address: string, { images }: Ledger, anonKey: string): Promise<void> {
  const name = `uploads/${crypto.randomUUID()}.png`;
  const image = { name, bytes: imageOf(name), isAcknowledged: false };
  images.push(image);
  const response = await fetch(`${address}/storage/v1/object/images/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', Authorization: `Bearer ${anonKey}` },
    body: new Uint8Array(image.bytes),
  });
  await answerOf(response);
  image.isAcknowledged = true;
}

/** An unexpected error response. Unlike a killed server, it must fail the test. */
export class Refused extends Error {}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  if (!response.ok) throw new Refused(`${response.status} ${text}`);
  return JSON.parse(text);
}
