/** Why a call did not succeed: the browser has no network, so it may be made again by itself. */
export class NetworkLost extends Error {
  override readonly name = 'NetworkLost';
}
