import { expect, test } from 'vitest';
import { xhrSend } from '../../src/services/send-with-progress.xhr.ts';

/** An XMLHttpRequest that the test drives. */
class FakeRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly calls: unknown[] = [];
  status = 0;
  statusText = '';
  responseText = '';
  answered = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = (...given: unknown[]) => this.calls.push(['open', ...given]);
  setRequestHeader = (...given: unknown[]) => this.calls.push(['header', ...given]);
  send = (body: unknown) => this.calls.push(['send', body]);
  getAllResponseHeaders = () => this.answered;
  abort = () => this.onabort?.();
}

function start(init: RequestInit = {}) {
  const request = new FakeRequest();
  const told: number[] = [];
  const send = xhrSend(() => request as unknown as XMLHttpRequest);
  const sent = send('https://store.example/a', init, (part) => told.push(part));
  return { request, told, sent };
}

test('sends a request and returns a Response like fetch', async () => {
  const { request, sent } = start({ method: 'POST', headers: { 'X-A': '1' }, body: 'words' });
  const opened = ['open', 'POST', 'https://store.example/a'];
  expect(request.calls).toEqual([opened, ['header', 'x-a', '1'], ['send', 'words']]);
  request.status = 400;
  request.statusText = 'Bad Request';
  request.responseText = '{"message":"no"}';
  request.answered = 'content-type: application/json\r\nx-time: 12:30\r\n';
  request.onload?.();
  const response = await sent;
  expect([response.status, response.statusText, response.ok]).toEqual([400, 'Bad Request', false]);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json',
    'x-time': '12:30',
  });
  expect(await response.json()).toEqual({ message: 'no' });
});

test('returns a response without body', async () => {
  const { request, sent } = start();
  request.status = 204;
  request.onload?.();
  expect([(await sent).status, await (await sent).text()]).toEqual([204, '']);
});

test('reports upload progress if its length is known', () => {
  const { request, told } = start();
  for (const loaded of [0, 25, 100])
    request.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 5, total: 0 });
  expect(told).toEqual([0, 0.25, 1]);
});

test('rejects if the server cannot be reached', async () => {
  const { request, sent } = start();
  request.onerror?.();
  await expect(sent).rejects.toThrow('The server could not be reached.');
});

test('an abort cancels the request and rejects with its reason', async () => {
  const stopping = new AbortController();
  const { sent } = start({ signal: stopping.signal });
  const reason = new Error('Closed.');
  stopping.abort(reason);
  await expect(sent).rejects.toBe(reason);
});

test('sends nothing if aborted beforehand', async () => {
  const reason = new Error('Closed.');
  const { request, sent } = start({ signal: AbortSignal.abort(reason) });
  await expect(sent).rejects.toBe(reason);
  expect(request.calls.filter((call) => (call as unknown[])[0] === 'send')).toEqual([]);
});
