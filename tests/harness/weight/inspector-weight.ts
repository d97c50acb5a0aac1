import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weigh } from './first-load.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The worker that lays out charts. The inspector loads it after it has opened. */
const LAYOUT_WORKER = /elk-worker/;
/** What the app loads of it. */
const ENTRY = 'inspector/inspector.ts';

interface InspectorWeight {
  /** The files that only the inspector loads: those of its page and of the app. */
  readonly files: readonly string[];
  /** The files that it loads to open. */
  readonly opening: readonly string[];
  /** The size of those in bytes of gzip. */
  readonly gzip: number;
}

/** Weighs the files of a build that only the inspector loads. */
export async function weighInspector(dist: string): Promise<InspectorWeight> {
  const read = async (name: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(dist, '.vite', name), 'utf8'));
  const app = await read('manifest.json');
  const visitors = filesFrom(app, 'index.html', ENTRY);
  const inspectors = [
    'inspector/inspect.html',
    ...filesFrom(await read('manifest.inspect.json'), 'inspector/inspect.html'),
    ...filesFrom(app, ENTRY),
  ];
  const files = inspectors.filter((file) => !visitors.has(file));
  const opening = files.filter((file) => !LAYOUT_WORKER.test(file));
  const weights = await Promise.all(opening.map(async (file) => weigh(await readFile(join(dist, file)))));
  return { files, opening, gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0) };
}

function filesFrom(manifest: Manifest, start: string, without?: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set([without]);
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
  };
  add(start);
  return files;
}
