import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A test file with its own timeout takes long. */
const OWN_TIMEOUT = /\btimeout: (?:\d|[A-Z])/;
/** Model tests are short files that run every path of a machine. */
const MODEL = /\/tests\/(?:models|prove)\//;

/**
 * Runs long test files first. Started last, one would run alone at the end while the other cores wait. Vitest sorts by the
 * previous duration, or without one by file size, which says nothing about these files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = new Map(sorted.map((file) => [file, takesLong(file.moduleId)]));
    return [...sorted.filter((file) => isLong.get(file)), ...sorted.filter((file) => !isLong.get(file))];
  }
}

function takesLong(path: string): boolean {
  return MODEL.test(path) || OWN_TIMEOUT.test(readFileSync(path, 'utf8'));
}
