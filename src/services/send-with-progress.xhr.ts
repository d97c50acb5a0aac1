import type { SendWithProgress } from './images.supabase.ts';

/** Statuses for which `new Response` allows no body. */
const EMPTY = new Set([101, 103, 204, 205, 304]);

/** Sends with XMLHttpRequest: fetch reports no upload progress. */
export function xhrSend(newRequest: () => XMLHttpRequest): SendWithProgress {
  return (address, { method = 'GET', headers, body, signal }, onProgress) =>
    new Promise((resolve, reject) => {
      const request = newRequest();
      const stop = () => request.abort();
      const end = (settle: () => void) => () => {
        signal?.removeEventListener('abort', stop);
        settle();
      };
      request.open(method, address);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = end(() => resolve(answerOf(request)));
      request.onerror = end(() => reject(new TypeError('The server could not be reached.')));
      request.onabort = end(() => reject(signal?.reason));
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', stop);
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  const { status, statusText, responseText } = request;
  return new Response(EMPTY.has(status) ? null : responseText, { status, statusText, headers });
}
