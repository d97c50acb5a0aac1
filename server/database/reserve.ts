import { closeSync, existsSync, fsyncSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file that keeps room in a data folder. It holds no data. */
const RESERVE_FILE = 'reserve';

/** What opening the databases may take: SQLite needs room for a file of shared memory even to read. */
const FOR_OPENING = 128 * 1024;
/** What an operator's command may take on a full disk. */
const FOR_COMMANDS = 512 * 1024;
const WHOLE = FOR_OPENING + FOR_COMMANDS;

/** Fills the reserve of a folder, if it is not whole; a full disk leaves as much of it as fits. Throws what else the disk refuses. */
export function fillReserve(dataDir: string): void {
  const path = join(dataDir, RESERVE_FILE);
  const kept = existsSync(path) ? statSync(path).size : 0;
  if (kept >= WHOLE) return;
  const file = openSync(path, 'a', 0o600);
  try {
    // Not zeros: some file systems keep those without room.
    writeSync(file, new Uint8Array(WHOLE - kept).fill(1));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Gives back the room for opening the databases; false if there is none left. */
export function giveRoomForOpening(dataDir: string): boolean {
  return shrinkTo(dataDir, FOR_COMMANDS);
}

/** Gives back all the room; false if there is none left. */
export function giveAllRoom(dataDir: string): boolean {
  return shrinkTo(dataDir, 0);
}

function shrinkTo(dataDir: string, size: number): boolean {
  const path = join(dataDir, RESERVE_FILE);
  if (!existsSync(path) || statSync(path).size <= size) return false;
  truncateSync(path, size);
  return true;
}
