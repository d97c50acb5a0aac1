import { AdminError } from './admin/admin-error.ts';
import { runAdmin } from './admin/commands.ts';
import { BadSetting, loadSettings, SERVICE_SETTINGS } from './settings.ts';

try {
  await runAdmin(process.argv.slice(2), loadSettings(SERVICE_SETTINGS), console.log);
} catch (error) {
  if (!(error instanceof AdminError || error instanceof BadSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
