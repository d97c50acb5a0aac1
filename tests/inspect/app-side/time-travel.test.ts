import { expect, test } from 'vitest';
import type { Services } from '../../../src/app/services.ts';
import { greet } from '../../../src/domain/chat/conversation.ts';
import { NO_HISTORY } from '../../../src/domain/editing/history.ts';
import { travelTo } from '../../../src/inspect/app-side/time-travel.ts';
import { en } from '../../../src/words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';

test('restarts the app with the saved state and the same services', () => {
  const document = { config: exampleConfig, history: NO_HISTORY };
  const conversation = greet({ config: exampleConfig, words: en, at: 1 });
  const services = { now: () => 7 } as Services;
  const starts: unknown[] = [];
  travelTo(services, { ...document, conversation }, (...start) => starts.push(start));
  expect(starts).toEqual([[{ ...services, resume: document }, conversation]]);
});
