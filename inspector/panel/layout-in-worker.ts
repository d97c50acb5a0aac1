import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { LayoutEngine } from '../../charts/arrangement.ts';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The name is the one that the server's Content-Security-Policy allows. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('parley', {
  createScriptURL: (address) => address,
});

/**
 * A layout engine in a web worker, started with the first chart: ELK is large and takes up to some tenths of
 * a second a chart.
 */
export function layoutInWorker(): LayoutEngine {
  let elk: InstanceType<typeof ELK> | undefined;
  return (graph) => {
    elk ??= new ELK({
      workerFactory: () => new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress),
    });
    return elk.layout(graph);
  };
}
