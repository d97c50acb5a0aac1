import { openViteFront } from './app-files/assets.vite.ts';
import { runProcess } from './listen/run-process.ts';
import { serve } from './listen/serve.ts';
import { logToStdout } from './operations/log-to-stdout.ts';
import { loadSettings, PROJECT_ROOT } from './settings.ts';

await runProcess(async () => {
  const settings = loadSettings();
  return serve({
    settings,
    log: logToStdout,
    report: logToStdout,
    openFront: (server) => openViteFront(PROJECT_ROOT, server),
  });
});
