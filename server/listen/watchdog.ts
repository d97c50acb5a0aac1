import { execFile } from 'node:child_process';

/**
 * Tells systemd again and again that this process answers, if its unit has WatchdogSec: a process whose event loop is stuck
 * tells nothing and is restarted.
 */
export function feedWatchdog({ NOTIFY_SOCKET, WATCHDOG_USEC } = process.env): void {
  const everyMs = Number(WATCHDOG_USEC) / 1000 / 3;
  if (NOTIFY_SOCKET === undefined || !(everyMs > 0)) return;
  // By its own program, because Node has no sockets of this kind.
  const feed = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], (error) => {
      if (error) console.error(`systemd is not told that the server runs: ${error.message}`);
    });
  feed();
  setInterval(feed, everyMs).unref();
}
