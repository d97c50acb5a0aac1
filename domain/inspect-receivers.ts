/** Where the server lists the origins whose receivers may be sent what the machines do, as JSON. */
export const RECEIVERS_CALL = '/api/inspect-receivers';

/** What the call answers. */
export interface ReceiversAnswer {
  readonly origins: readonly string[];
}

const SCHEMES = new Set(['ws:', 'wss:', 'http:', 'https:']);

/** Parses the address of a receiver: a WebSocket server, or a page that is opened in a window. Undefined: it is neither. */
export function receiverAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url === null || !SCHEMES.has(url.protocol)) return undefined;
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Whether a receiver is a WebSocket server. */
export function isSocket(address: string): boolean {
  return /^wss?:/.test(address);
}
