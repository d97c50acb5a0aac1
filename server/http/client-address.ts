import { isIP } from 'node:net';

/**
 * Who has sent a request: the address of the connection or, behind `hops` trusted proxies, the one that the outermost
 * of them saw. What stands further left in X-Forwarded-For is the visitor's own claim and never believed.
 */
export function clientAddress(
  connected: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const told = trustedEntry(forwardedFor, hops);
  const address = told === undefined ? undefined : bareAddress(told);
  return canonical(address !== undefined && isIP(address) ? address : (connected ?? ''));
}

/** The entry of a list header that the outermost of so many trusted proxies wrote; undefined where there is none. */
export function trustedEntry(header: string | undefined, hops: number): string | undefined {
  if (hops === 0 || header === undefined) return undefined;
  const entries = header.split(',');
  return entries[Math.max(0, entries.length - hops)]?.trim();
}

/** What counts as one client: an IPv4 address, or the /64 that an IPv6 client has all to itself. */
export function clientNetwork(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** Whether an address is of this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}

// Some proxies add the port.
function bareAddress(entry: string): string {
  const [, inBrackets, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return inBrackets ?? plain ?? entry;
}

function canonical(address: string): string {
  const zoneless = address.replace(/%.*$/, '').toLowerCase();
  if (isIP(zoneless) !== 6) return zoneless;
  const groups = groupsOf(zoneless);
  // An IPv4 client of a socket that takes both is written as ::ffff:1.2.3.4.
  if (!/^(0:){5}ffff:/.test(groups.join(':'))) return new URL(`http://[${zoneless}]`).hostname.slice(1, -1);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
