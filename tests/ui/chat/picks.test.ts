import { expect, test } from 'vitest';
import { isTooSoon, notePick } from '../../../src/ui/chat/picks.ts';

test('a click within 200 ms of the last pick is ignored, and any later one counts', () => {
  const clicks: readonly (readonly [timeStamp: number, isPicked: boolean])[] = [
    [1000, true],
    // The second and third click of a row are measured from the pick, not from each other.
    [1080, false],
    [1199, false],
    [1200, true],
    [1399, false],
    [1650, true],
  ];
  const picked = clicks.map(([timeStamp]) => {
    const isPicked = !isTooSoon({ timeStamp });
    if (isPicked) notePick({ timeStamp });
    return [timeStamp, isPicked];
  });
  expect(picked).toEqual(clicks);
});
