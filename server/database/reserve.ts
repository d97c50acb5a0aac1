import { closeSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { whyNoWrites } from './writes-refused.ts';

/** The name of the file that keeps room in a data folder. It holds no data. */
const RESERVE_FILE = 'reserve';

/** What opening the databases may take: SQLite needs room for a file of shared memory even to read. */
const FOR_OPENING = 128 * 1024;
/**
 * What an operator's commands may take on a full disk: more than a write-ahead log holds (4 MB), which SQLite merges into
 * the database as soon as there is room. After that the log begins anew, and commands take no more.
 */
const FOR_COMMANDS = 5 * 1024 * 1024;
const WHOLE = FOR_OPENING + FOR_COMMANDS;

const ATTEMPTS = 10;

/** Fills the reserve of a folder, if it is not whole. On a full disk it throws, and as much of it is kept as fits. */
export function fillReserve(dataDir: string): void {
  const path = join(dataDir, RESERVE_FILE);
  let kept = sizeOf(path);
  if (kept >= WHOLE) return;
  const file = openSync(path, 'a', 0o600);
  try {
    // Not zeros: some file systems keep those without room.
    while (kept < WHOLE) kept += writeSync(file, new Uint8Array(WHOLE - kept).fill(1));
  } finally {
    closeSync(file);
  }
}

/** Gives back the room for opening the databases; false if there is none left. */
export function giveRoomForOpening(dataDir: string): boolean {
  return shrinkTo(dataDir, FOR_COMMANDS);
}

/** Makes a change, on a full disk in the room that is reserved. */
export async function inReserve<T>(dataDir: string, change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change();
    } catch (error) {
      // A server that runs may have filled the reserve again before the change was made.
      if (whyNoWrites(error) !== 'full' || attempt === ATTEMPTS || !shrinkTo(dataDir, 0)) throw error;
    }
  }
}

/** Gives back what exceeds a size; false if there is nothing. */
function shrinkTo(dataDir: string, size: number): boolean {
  const path = join(dataDir, RESERVE_FILE);
  if (sizeOf(path) <= size) return false;
  truncateSync(path, size);
  return true;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
