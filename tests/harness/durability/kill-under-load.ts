import type { Program } from '../program.ts';
import { findLosses } from './find-losses.ts';
import type { Ledger } from './ledger.ts';
import { Refused, type Step, visitors } from './load.ts';

/** The result of killing a server repeatedly. */
export interface Durability {
  readonly kills: number;
  /** Publishes and uploads that were acknowledged. */
  readonly publishes: number;
  readonly uploads: number;
  /** Rights of other browsers that were acknowledged. */
  readonly rights: number;
  /** The publishes and uploads that a kill interrupted. Each took effect completely or not at all. */
  readonly cutOff: number;
  /** One line for each acknowledged item that is lost or damaged. */
  readonly losses: readonly string[];
}

export interface DurabilityOptions {
  readonly kills: number;
  readonly anonKey: string;
  /** Starts the server, on the same data each time. */
  start(): Promise<Pick<Program, 'url' | 'kill' | 'stop'>>;
}

const VISITORS = 16;
const MIN_ACKNOWLEDGED = 30;
const SPREAD = 90;

/** Kills a server under load `kills` times, then compares what it serves with what it had acknowledged. */
export async function killUnderLoad({ kills, anonKey, start }: DurabilityOptions): Promise<Durability> {
  const ledger: Ledger = { sites: [], images: [] };
  const steps = visitors(VISITORS, ledger, anonKey);
  for (let round = 0; round < kills; round += 1) {
    const server = await start();
    // A different number each time, so that the kill interrupts different work.
    await loadUntil(MIN_ACKNOWLEDGED + ((round * 37) % SPREAD), steps, server.url, server.kill);
  }
  const server = await start();
  try {
    return { ...resultOf(kills, ledger), losses: await findLosses(server.url, ledger) };
  } finally {
    await server.stop();
  }
}

function resultOf(kills: number, { sites, images }: Ledger): Omit<Durability, 'losses'> {
  const pages = sites.flatMap((site) => site.pages);
  const publishes = pages.filter(({ version }) => version !== undefined).length;
  const uploads = images.filter(({ isAcknowledged }) => isAcknowledged).length;
  const rights = sites.flatMap(({ heirs }) => heirs).length;
  return { kills, publishes, uploads, rights, cutOff: pages.length + images.length - publishes - uploads };
}

export interface RestartOptions {
  readonly restarts: number;
  readonly anonKey: string;
  readonly address: string;
  /** Stops the server's database and starts it again. */
  restartDatabase(): Promise<void>;
}

/** Restarts the database of a server under load, then compares what the server serves with what it had acknowledged. */
export async function restartUnderLoad(options: RestartOptions): Promise<Durability> {
  const { restarts, anonKey, address, restartDatabase } = options;
  const ledger: Ledger = { sites: [], images: [] };
  let acknowledged = 0;
  let next = { count: MIN_ACKNOWLEDGED, reached: () => {} };
  let isOver = false;
  const work = async (step: Step) => {
    while (!isOver) {
      try {
        await step(address);
      } catch (error) {
        // Without its database the server refuses, or does not know whether a change was made.
        if (!(error instanceof Refused && /^50[03] /.test(error.message))) throw error;
        continue;
      }
      acknowledged += 1;
      if (acknowledged >= next.count) next.reached();
    }
  };
  const working = Promise.all(visitors(VISITORS, ledger, anonKey).map(work));
  for (let round = 0; round <= restarts; round += 1) {
    await Promise.race([
      working,
      new Promise<void>((reached) => {
        next = { count: acknowledged + MIN_ACKNOWLEDGED + ((round * 37) % SPREAD), reached };
      }),
    ]);
    if (round < restarts) await restartDatabase();
  }
  isOver = true;
  await working;
  return { ...resultOf(restarts, ledger), losses: await findLosses(address, ledger) };
}

/** Lets all visitors work until `count` steps are acknowledged, then kills the server. Resolves when all calls have ended. */
async function loadUntil(
  count: number,
  steps: readonly Step[],
  address: string,
  kill: () => Promise<void>,
): Promise<void> {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const work = async (step: Step) => {
    while (!killed) {
      try {
        await step(address);
      } catch (error) {
        if (!killed || error instanceof Refused) throw error;
        return;
      }
      acknowledged += 1;
      if (acknowledged >= count) killed ??= kill();
    }
  };
  try {
    await Promise.all(steps.map(work));
  } finally {
    await (killed ?? kill());
  }
}
