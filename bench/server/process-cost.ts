import { readFile } from 'node:fs/promises';

// What Linux counts in, on every machine there is.
const TICKS_PER_SECOND = 100;

/** Seconds of CPU that processes have used so far, on Linux. */
export async function cpuSecondsOf(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(pids.map(ticksOf));
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** Bytes of memory that a process holds, on Linux. */
export async function residentBytesOf(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`The process ${pid} is not there.`);
  return Number(kilobytes) * 1024;
}

async function ticksOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  // User and system time, the 14th and 15th of all.
  return Number(fields[11]) + Number(fields[12]);
}
