import { readFileSync } from 'node:fs';
import { checkHealth } from './operations/health-check.ts';

// The health check of the container. Docker only notes that a process is unhealthy, so one that is stuck is ended here, and
// the restart policy starts it again. It is the child of the container's first process, which nobody inside can end.
const isHealthy = await checkHealth(`http://127.0.0.1:${process.env.PORT}`, () => {
  const [server] = readFileSync('/proc/1/task/1/children', 'utf8').split(' ');
  if (server) process.kill(Number(server), 'SIGKILL');
});
process.exitCode = isHealthy ? 0 : 1;
