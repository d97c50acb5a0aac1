import { join } from 'node:path';
import { loadBuiltAssets } from './app-files/assets.built.ts';
import { buildApp } from './app-files/build.ts';
import { buildWhenNeeded } from './app-files/build-when-needed.ts';
import { runProcess } from './listen/run-process.ts';
import { serve } from './listen/serve.ts';
import { logToStdout } from './operations/log-to-stdout.ts';
import { loadSettings, PROJECT_ROOT } from './settings.ts';

/** Builds the app if it is out of date, then serves it until the process is told to stop. */
export function startServer(): Promise<void> {
  return runProcess(async () => {
    const settings = loadSettings();
    const openFront = async () => {
      await buildWhenNeeded(PROJECT_ROOT, process.env, buildApp);
      const dist = join(PROJECT_ROOT, 'dist');
      return { assets: await loadBuiltAssets(dist, settings), fonts: join(dist, 'assets') };
    };
    return serve({ settings, log: logToStdout, report: logToStdout, openFront });
  });
}
