import type { Ledger, SentImage, SentPage, SentSite } from './ledger.ts';

const KEPT_VERSIONS = 5;
const CONCURRENCY = 16;
const CODINGS = ['br', 'gzip', 'identity'];

/** Compares what a server serves with what it acknowledged. Returns one line for each lost or damaged item. */
export async function findLosses(address: string, { sites, images }: Ledger): Promise<string[]> {
  const checks = [
    ...sites.map((site, at) => () => siteLosses(address, site, CODINGS[at % CODINGS.length] ?? '')),
    ...images.map((image) => () => imageLosses(address, image)),
  ];
  const losses: string[] = [];
  const queue = checks.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const check of queue) losses.push(...(await check()));
    }),
  );
  return losses;
}

async function siteLosses(
  address: string,
  { siteId, secret, pages, heirs }: SentSite,
  coding: string,
): Promise<string[]> {
  const headers = { 'Accept-Encoding': coding };
  const shown = await fetch(`${address}/s/${siteId}/`, { headers });
  const html = await shown.text();
  const last = pages.findLastIndex(({ version }) => version !== undefined);
  if (last < 0 && shown.status === 404) return [];
  // A page sent after the last acknowledged one may have been stored too.
  const isOneOf = pages.slice(Math.max(0, last)).some((page) => page.html === html);
  if (shown.status !== 200 || !isOneOf) return [`${siteId}: ${shown.status}, ${html.length} characters`];

  const listed = await fetch(`${address}/api/sites/${siteId}/versions`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  const rights = await Promise.all(
    heirs.map((heir) =>
      fetch(`${address}/api/sites/${siteId}/rights`, { headers: { 'X-Parley-Owner': heir } }),
    ),
  );
  const { versions }: { versions: { version: number; url: string }[] } = await listed.json();
  const kept = versions.map(({ version }) => version);
  const newest = Math.max(...kept);
  const losses = pages
    .flatMap(({ version }) => version ?? [])
    .filter((version) => version > newest - KEPT_VERSIONS && !kept.includes(version))
    .map((version) => `${siteId}: version ${version} is not kept`);
  for (const { version: n, url } of versions) {
    const found = await (await fetch(url, { headers })).text();
    if (!mayBe(pages, n, found)) losses.push(`${siteId}: version ${n} is not what was sent`);
  }
  for (const { status } of rights) if (status !== 200) losses.push(`${siteId}: a right is lost, ${status}`);
  return losses;
}

function mayBe(pages: readonly SentPage[], n: number, html: string): boolean {
  const acknowledged = pages.find(({ version }) => version === n);
  if (acknowledged) return acknowledged.html === html;
  return pages.some((page) => page.version === undefined && page.html === html);
}

async function imageLosses(address: string, { name, bytes, isAcknowledged }: SentImage): Promise<string[]> {
  const response = await fetch(`${address}/storage/v1/object/public/images/${name}`);
  const found = Buffer.from(await response.arrayBuffer());
  if (response.status === 400 && !isAcknowledged) return [];
  if (response.status === 200 && found.equals(bytes)) return [];
  return [`${name}: ${response.status}, ${found.byteLength} bytes of ${bytes.byteLength}`];
}
