import { expect } from 'vitest';
import type { BuilderPage } from '../harness/builder/builder-page.ts';

/** Expects that the latest message offers these options first, in this order; options after them are not specified. */
export async function expectOptions(builder: BuilderPage, specified: readonly string[]): Promise<void> {
  const options = await builder.options();
  // On an untouched website the interview, and the way back to another, stand before the specified list.
  const offered = options[0] === 'Make it mine' ? options.slice(2) : options;
  expect(offered.slice(0, specified.length)).toEqual(specified);
}
