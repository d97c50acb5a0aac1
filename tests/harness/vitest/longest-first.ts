import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest: begun last, it would run alone at the end while the other core waits. */
const LONGEST = [
  'model/system/walk',
  'model/machines/chat/chat',
  'model/machines/site/site',
  'server/durability',
  'model/system/exploration',
  'e2e/inspector/inspector',
  'model/app/other-screens',
  'spec/every-leaf',
  'spec/errors',
  'spec/screens',
  'spec/states',
  'e2e/accessibility/axe',
  'model/app/chat-screens',
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
