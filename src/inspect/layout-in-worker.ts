import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { trustedScript } from '../ui/trusted-types.ts';
import type { Layout } from './drawing.ts';

/** The layout, in a worker: the largest chart takes some tenths of a second. */
export function layoutInWorker(): Layout {
  const elk = new ELK({ workerFactory: () => new Worker(trustedScript(workerAddress)) });
  return (graph) => elk.layout(graph);
}
