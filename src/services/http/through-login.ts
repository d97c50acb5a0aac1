/** Sends a request with the headers given, whose body can be sent again. */
type SendWith = (headers: Headers) => Promise<Response>;

/**
 * Sends requests that carry a key in `Authorization`, and elsewhere too, through a proxy that asks for a login of its own
 * (HTTP Basic): the browser logs in where that header is left to it. Once the proxy has asked, it always is.
 */
export function openThroughLogin(): (headers: HeadersInit, send: SendWith) => Promise<Response> {
  let hasAsked = false;
  return async (headers, send) => {
    const bare = new Headers(headers);
    bare.delete('Authorization');
    if (hasAsked) return send(bare);
    const response = await send(new Headers(headers));
    const challenge = response.headers.get('WWW-Authenticate') ?? 'Bearer';
    if (response.status !== 401 || /^Bearer/i.test(challenge)) return response;
    hasAsked = true;
    return send(bare);
  };
}
