import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../report/figure.ts';

// Not a dependency, but fetched by this bench: no other code needs its 32 MB.
const VALIDATOR = 'vnu-jar@26.9.27';
const run = promisify(execFile);

/** Counts the errors that the Nu validator finds in each page, by name. Without Java, the result is empty. */
export async function measureValidity(pages: ReadonlyMap<string, string>): Promise<Figure[]> {
  if (!(await hasJava())) {
    console.error('skipped: the Nu validator needs Java, and there is none');
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'parley-nu-'));
  try {
    const figures: Figure[] = [];
    for (const [name, page] of pages) {
      const file = join(folder, 'page.html');
      await writeFile(file, page);
      const value = (await errorsOf(file)).length;
      figures.push({ name: `${name}: Nu validator`, value, unit: 'errors', budget: 0 });
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

async function errorsOf(file: string): Promise<readonly string[]> {
  const args = ['exec', '--yes', '--', VALIDATOR, '--format', 'json', '--exit-zero-always', file];
  const { stderr } = await run('npm', args, { shell: process.platform === 'win32' });
  const { messages }: { messages: readonly { type: string; message: string }[] } = JSON.parse(
    stderr.slice(stderr.indexOf('{"')),
  );
  return messages.filter(({ type }) => type === 'error').map(({ message }) => message);
}
