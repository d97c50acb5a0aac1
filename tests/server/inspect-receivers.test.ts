import { expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

test.each([[[]], [['ws://localhost:8080', 'https://tools.example']]])(
  'the server lists the receivers that INSPECT_RECEIVERS allows: %j',
  async (inspectReceivers) => {
    const { address } = await startTestServer({ settings: { inspectReceivers } });
    const answer = await fetch(`${address}/api/inspect-receivers`);
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      200,
      'no-store',
      { origins: inspectReceivers },
    ]);
  },
);
