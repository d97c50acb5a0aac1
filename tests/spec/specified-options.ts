import { expect } from 'vitest';
import type { BuilderPage } from '../harness/builder/builder-page.ts';

/** Expects that the latest message offers these options first, in this order; options after them are not specified. */
export async function expectOptions(builder: BuilderPage, specified: readonly string[]): Promise<void> {
  expect((await builder.options()).slice(0, specified.length)).toEqual(specified);
}
