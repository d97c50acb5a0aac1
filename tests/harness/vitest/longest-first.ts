import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A test that is given more time than others takes more. */
const OWN_TIMEOUT = /\btimeout: (?:\d|[A-Z])/;
/** Few lines that are taken through every path of a machine. */
const MODEL = '/tests/model/';

/**
 * Begun last, a long test file would run alone at the end while the other core waits. Vitest runs first what took
 * longest the last time; where it knows of no last time, it goes by the size of a file, which says nothing of these.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = new Map(sorted.map((file) => [file, takesLong(file.moduleId)]));
    return [...sorted.filter((file) => isLong.get(file)), ...sorted.filter((file) => !isLong.get(file))];
  }
}

function takesLong(path: string): boolean {
  return path.includes(MODEL) || OWN_TIMEOUT.test(readFileSync(path, 'utf8'));
}
