import type { RequestListener } from 'node:http';
import type { MinimumRate } from '../http/request-body.ts';
import { DEFAULT_MINIMUM_RATE } from '../http/request-body.ts';

/** An answer up to this size fits into the buffer of the system's socket, so that it does not stay in our memory. */
const SMALL_BYTES = 65_536;

/**
 * Closes the connection of a client that reads its answer more slowly than `minimumRate`. What it does not read stays in
 * memory, and nothing else would end it.
 */
export function cutSlowReaders(
  listener: RequestListener,
  { ms, bytesPerSecond }: MinimumRate = DEFAULT_MINIMUM_RATE,
): RequestListener {
  return (request, response) => {
    response.once('prefinish', () => {
      const { socket } = response;
      const left = socket?.writableLength ?? 0;
      if (socket === null || left < SMALL_BYTES) return;
      const timer = setTimeout(() => socket.destroy(), ms + (left / bytesPerSecond) * 1000);
      const clear = () => clearTimeout(timer);
      response.once('finish', clear);
      socket.once('close', clear);
    });
    listener(request, response);
  };
}
