import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { LayoutEngine } from '../../charts/arrangement.ts';
import { trustedScript } from '../../src/ui/trusted-types.ts';

/**
 * A layout engine in a web worker, started with the first chart: ELK is large and takes up to some tenths of
 * a second a chart.
 */
export function layoutInWorker(): LayoutEngine {
  let elk: InstanceType<typeof ELK> | undefined;
  return (graph) => {
    elk ??= new ELK({ workerFactory: () => new Worker(trustedScript(workerAddress)) });
    return elk.layout(graph);
  };
}
