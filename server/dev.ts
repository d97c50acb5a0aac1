import { openViteFront } from './assets.vite.ts';
import { logMailToStdout, logToStdout } from './log-to-stdout.ts';
import { runProcess } from './run-process.ts';
import { runServer } from './run-server.ts';
import { loadSettings, PROJECT_ROOT } from './settings.ts';

await runProcess(async () => {
  const settings = loadSettings();
  return runServer({
    settings,
    log: logToStdout,
    reportMail: logMailToStdout,
    openFront: (server) => openViteFront(PROJECT_ROOT, server),
  });
});
