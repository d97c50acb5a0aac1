import { parentPort, workerData } from 'node:worker_threads';
import { damageIn } from '../store/stored-damage.ts';

// The thread of data-checks.ts. Reading everything would keep the server's own thread from answering.
parentPort?.postMessage(damageIn(String(workerData)));
