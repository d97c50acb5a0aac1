import { buildApp } from './app-files/build.ts';
import { buildWhenNeeded } from './app-files/build-when-needed.ts';
import { loadSettings, PROJECT_ROOT } from './settings.ts';

loadSettings();
await buildWhenNeeded(PROJECT_ROOT, process.env, buildApp);
