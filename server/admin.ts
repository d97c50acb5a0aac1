import { AdminError } from './admin/admin-error.ts';
import { runAdmin } from './admin/commands.ts';
import { BadSetting, loadSettings } from './settings.ts';

try {
  await runAdmin(process.argv.slice(2), loadSettings(), console.log);
} catch (error) {
  if (!(error instanceof AdminError || error instanceof BadSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
