import { isIP } from 'node:net';

/**
 * The address of a client: that of the connection or, behind `hops` trusted proxies, the X-Forwarded-For entry that the
 * outermost of them wrote. Entries further left are the client's own claim and are never trusted.
 */
export function clientAddress(
  connected: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const entry = trustedEntry(forwardedFor, hops);
  const address = entry === undefined ? undefined : bareAddress(entry);
  return canonical(address !== undefined && isIP(address) ? address : (connected ?? ''));
}

/** The entry of a list header that the outermost of `hops` trusted proxies wrote; undefined if there is none. */
export function trustedEntry(header: string | undefined, hops: number): string | undefined {
  if (hops === 0 || header === undefined) return undefined;
  const entries = header.split(',');
  return entries[Math.max(0, entries.length - hops)]?.trim();
}

/** The network that counts as one client: an IPv4 address, or the /56 that an IPv6 subscriber gets. */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [one, two, three, four = ''] = groupsOf(address);
  return `${one}:${two}:${three}:${(Number.parseInt(four, 16) & 0xff00).toString(16)}::/56`;
}

/** The IPv6 /48 that a client's /56 is in, as one customer may hold it whole; undefined for a client of IPv4. */
export function networkAround(network: string): string | undefined {
  const [, prefix] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/56$/.exec(network) ?? [];
  return prefix && `${prefix}::/48`;
}

/** The network whose drafts share a room: an IPv4 /24, or an IPv6 /56. */
export function draftNetwork(address: string): string {
  return isIP(address) === 4 ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : clientNetwork(address);
}

/** Whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}

// Some proxies append the port.
function bareAddress(entry: string): string {
  const [, inBrackets, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return inBrackets ?? plain ?? entry;
}

function canonical(address: string): string {
  const [zoneless = ''] = address.toLowerCase().split('%');
  if (isIP(zoneless) !== 6) return zoneless;
  const groups = groupsOf(zoneless);
  // A dual-stack socket writes an IPv4 client as ::ffff:1.2.3.4.
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
