import { parentPort, workerData } from 'node:worker_threads';
import { damageIn } from '../store/stored-damage.ts';
import type { DamageCheck } from './data-checks.ts';

const { dataDir, stop } = workerData as DamageCheck;

// The thread of data-checks.ts. Reading everything would keep the server's own thread from answering.
parentPort?.postMessage(damageIn(dataDir, () => Atomics.load(stop, 0) === 1));
