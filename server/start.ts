import { join } from 'node:path';
import { loadDistAssets } from './assets.dist.ts';
import { buildApp } from './build-app.ts';
import { buildWhenNeeded } from './build-when-needed.ts';
import { logToStdout } from './request-log.ts';
import { runProcess } from './run-process.ts';
import { runServer } from './run-server.ts';
import { loadSettings, PROJECT_ROOT } from './settings.ts';

await runProcess(async () => {
  const settings = loadSettings();
  const openFront = async () => {
    await buildWhenNeeded(PROJECT_ROOT, process.env, buildApp);
    return { assets: await loadDistAssets(join(PROJECT_ROOT, 'dist'), settings) };
  };
  return runServer({ settings, log: logToStdout, openFront });
});
