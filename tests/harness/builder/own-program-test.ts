import { startProgram } from '../program.ts';
import { test as shared } from './builder-test.ts';

/**
 * A test in the browser with a program of its file's own, and `dataDir`, its data folder. Mails are limited for each client,
 * and to the shared program all other files are one client.
 */
export const test = shared
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from the pattern.
  .extend('program', { scope: 'file' }, async ({}, { onCleanup }) => {
    const program = await startProgram();
    onCleanup(() => program.stop());
    return program;
  })
  .extend('url', { scope: 'file' }, ({ program }) => program.url)
  .extend('dataDir', { scope: 'file' }, ({ program }) => program.dataDir);
