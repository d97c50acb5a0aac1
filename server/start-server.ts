import { join } from 'node:path';
import { loadDistAssets } from './assets.dist.ts';
import { buildApp } from './build-app.ts';
import { buildWhenNeeded } from './build-when-needed.ts';
import { logMailToStdout, logToStdout } from './log-to-stdout.ts';
import { runProcess } from './run-process.ts';
import { runServer } from './run-server.ts';
import { loadSettings, PROJECT_ROOT } from './settings.ts';

/** Serves the built app, building it first when needed, until this process is told to stop. */
export function startServer(): Promise<void> {
  return runProcess(async () => {
    const settings = loadSettings();
    const openFront = async () => {
      await buildWhenNeeded(PROJECT_ROOT, process.env, buildApp);
      return { assets: await loadDistAssets(join(PROJECT_ROOT, 'dist'), settings) };
    };
    return runServer({ settings, log: logToStdout, reportMail: logMailToStdout, openFront });
  });
}
