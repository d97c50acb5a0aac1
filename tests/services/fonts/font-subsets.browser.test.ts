import { expect, test } from 'vitest';
import type { FontSubset, FontSubsetRequest } from '../../../domain/fonts/font-subset.ts';
import { browserFontSubsetting } from '../../../src/services/fonts/font-subsets.browser.ts';
import type { SubsetRequest } from '../../../src/services/fonts/subset-fonts.ts';

const CUT: FontSubset = { font: 'Open Sans', weights: [400, 800], range: 'U+0000-00FF', data: 'AA==' };
const ABC: FontSubsetRequest = { font: 'Open Sans', characters: 'abc', weights: [400, 800] };

/** Font subsetting with workers that the test answers for. */
function start() {
  const asked: { cutting: SubsetRequest; answer: MessagePort; worker: FakeWorker }[] = [];
  class FakeWorker {
    onerror?: (error: { message: string }) => void;
    isRunning = true;
    postMessage(cutting: SubsetRequest, [answer]: [MessagePort]) {
      asked.push({ cutting, answer, worker: this });
    }
    terminate() {
      this.isRunning = false;
    }
  }
  const cutting = browserFontSubsetting({
    startWorker: () => new FakeWorker() as unknown as Worker,
    harfBuzzAddress: '/harfbuzz',
    refusal: 'There is no font',
  });
  return { cutting, asked };
}

test('caches the latest subset and terminates its worker', async () => {
  const { cutting, asked } = start();
  const first = cutting.cut([ABC]);
  expect(cutting.cut([{ ...ABC }])).toBe(first);
  expect(asked.map((each) => each.cutting)).toEqual([{ lettering: [ABC], harfBuzzAddress: '/harfbuzz' }]);
  asked[0]?.answer.postMessage({ fonts: [CUT] });
  expect(await first).toEqual([CUT]);
  expect(asked[0]?.worker.isRunning).toBe(false);
  expect(cutting.cut([ABC])).toBe(first);
  void cutting.cut([{ ...ABC, characters: 'abcd' }]);
  expect(asked).toHaveLength(2);
});

test('retries after a failure', async () => {
  const { cutting, asked } = start();
  const first = cutting.cut([ABC]);
  asked[0]?.answer.postMessage({ failure: 'not there' });
  await expect(first).rejects.toMatchObject({
    message: 'There is no font',
    cause: { message: 'not there' },
  });
  const second = cutting.cut([ABC]);
  asked[1]?.worker.onerror?.({ message: 'no worker' });
  await expect(second).rejects.toMatchObject({ cause: { message: 'no worker' } });
  expect(asked.map(({ worker }) => worker.isRunning)).toEqual([false, false]);
});
