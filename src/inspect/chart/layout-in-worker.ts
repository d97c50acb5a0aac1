import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { trustedScript } from '../../ui/trusted-types.ts';
import type { LayoutEngine } from './layout.ts';

/** The layout, in a worker that is started for the first chart: it is large, and takes some tenths of a second for the largest. */
export function layoutInWorker(): LayoutEngine {
  let elk: InstanceType<typeof ELK> | undefined;
  return (graph) => {
    elk ??= new ELK({ workerFactory: () => new Worker(trustedScript(workerAddress)) });
    return elk.layout(graph);
  };
}
