import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/settings.ts';
import { makeTempDir } from './test-server.ts';

/** A project with this server and an app of one line, so that a build is fast. */
export async function makeProject(): Promise<string> {
  const root = await makeTempDir();
  for (const name of [
    'server',
    'machines',
    'templates',
    'domain',
    'words',
    'src/service-worker.ts',
    'src/ui/shell/logo.svg',
    '.env',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'src/services/fonts',
    'src/vite',
  ]) {
    await cp(join(PROJECT_ROOT, name), join(root, name), { recursive: true });
  }
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'));
  const page = '<!doctype html><script type="module" src="/src/main.ts"></script>';
  await writeFile(join(root, 'index.html'), page);
  await mkdir(join(root, 'inspector'));
  await writeFile(join(root, 'inspector/inspect.html'), page);
  await writeFile(join(root, 'src/main.ts'), 'document.title = import.meta.env.VITE_SUPABASE_URL;');
  return root;
}
