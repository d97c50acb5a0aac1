import { type ChildProcess, fork } from 'node:child_process';
import { isAnimated } from '../../domain/images/is-animated.ts';
import { pictureTypeOf } from '../../domain/images/picture-type.ts';
import type { ResizedImage, ResizeOptions } from './resize.ts';

/** What a process is sent. */
export interface ResizeOrder {
  readonly bytes: Uint8Array;
  readonly to: ResizeOptions;
}

const RESIZED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

const MAX_MS = 10_000;
/** A process takes 0.1 s to start, and a page asks for several pictures. */
const KEPT_MS = 30_000;

/** The processes without work, each with the timer that ends it. */
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Resizes an image in another process, which is killed after `maxMs`; resolves with undefined for what must stay as it
 * is. Nothing else ends a decoder in the middle of a picture. Measured with libvips' own deadline of 10 s: it decoded an
 * AVIF of 1,210 bytes for a minute, and one of 69 kB for 18 s.
 */
export async function resizeApart(
  bytes: Uint8Array,
  to: ResizeOptions,
  maxMs = MAX_MS,
): Promise<ResizedImage | undefined> {
  const type = pictureTypeOf(bytes);
  if (!RESIZED.has(type)) return undefined;
  // What moves stays as it is; a client that takes no WebP gets the first picture of one.
  if (isAnimated(bytes) && (to.webp || type !== 'image/webp')) return undefined;
  const child = takeIdle() ?? startChild();
  const { promise, resolve } = Promise.withResolvers<ResizedImage | undefined>();
  const failed = () => resolve(undefined);
  const answered = (made: ResizedImage | null) => {
    if (!child.killed) keepIdle(child);
    resolve(made ?? undefined);
  };
  child.once('exit', failed).once('error', failed).once('message', answered);
  const deadline = setTimeout(() => {
    child.kill('SIGKILL');
    failed();
  }, maxMs);
  child.send({ bytes, to } satisfies ResizeOrder, () => {});
  const made = await promise;
  clearTimeout(deadline);
  child.off('exit', failed).off('error', failed).off('message', answered);
  return made;
}

function startChild(): ChildProcess {
  const child = fork(new URL('resize-child.ts', import.meta.url), {
    serialization: 'advanced',
    // It decodes what strangers sent, and needs none of our settings and secrets.
    env: {},
    execArgv: [],
    stdio: 'ignore',
  });
  child.once('exit', (code) => {
    forget(child);
    // Not one that was killed: this tells of a process that cannot even start.
    if (code) console.error(`A process that resizes pictures ended with ${code}.`);
  });
  child.on('error', (error) => console.error(`Pictures cannot be resized: ${error.message}`));
  // It ends with this process, which does not wait for it.
  child.unref();
  child.channel?.unref();
  return child;
}

function keepIdle(child: ChildProcess): void {
  idle.set(child, setTimeout(() => child.kill('SIGKILL'), KEPT_MS).unref());
}

function takeIdle(): ChildProcess | undefined {
  const [child] = idle.keys();
  if (child) forget(child);
  return child;
}

function forget(child: ChildProcess): void {
  clearTimeout(idle.get(child));
  idle.delete(child);
}
