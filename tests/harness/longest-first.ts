import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest: begun last, it would run alone at the end while the other core waits. */
const LONGEST = [
  'model/system/walk',
  'model/machines/chat',
  'model/machines/site',
  'server/durability',
  'model/system/exploration',
  'e2e/inspector',
  'model/app/choosing',
  'spec/every-leaf',
  'spec/chapter-8',
  'spec/chapter-2',
  'spec/chapter-4',
  'e2e/accessibility',
  'model/app/talking',
  'pages/hostile-published',
];

/** Runs the test files that take longest first, the others in vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const longest = LONGEST.flatMap((name) =>
      others.filter(({ moduleId }) => moduleId.endsWith(`/tests/${name}.test.ts`)),
    );
    return [...longest, ...others.filter((file) => !longest.includes(file))];
  }
}
