import { buildApp } from './build-app.ts';
import { buildWhenNeeded } from './build-when-needed.ts';
import { loadSettings, PROJECT_ROOT } from './settings.ts';

loadSettings();
await buildWhenNeeded(PROJECT_ROOT, process.env, buildApp);
