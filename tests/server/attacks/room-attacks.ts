import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy, deployRequest, newSecret, postToDeploy } from '../deploy/deploy-call.ts';
import { ANON_KEY, ownedBy } from '../images/image-server.ts';
import type { GetLocation } from '../store/store-calls.ts';
import { startTestServer } from '../test-server.ts';

const DAY_MS = 86_400_000;

/** A page that cannot be made much smaller. */
const unpackable = (length: number) => Array.from({ length }, () => crypto.randomUUID()).join('');

/** A server whose room is small, and what uploads and publishes there are answered. */
async function startSmall(getLocation: GetLocation, inAll: number) {
  const { dataDir, databaseUrl } = await getLocation();
  const { address } = await startTestServer({
    ...(dataDir !== '' && { dataDir }),
    settings: {
      databaseUrl,
      anonKey: ANON_KEY,
      trustedProxyHops: 1,
      uploadRoom: { inAll, ofOwner: 0 },
    },
  });
  let count = 0;
  const upload = async (secret: string | undefined, bytes: number, from = '203.0.113.1') => {
    count += 1;
    const answer = await fetch(`${address}/storage/v1/object/images/uploads/${count}.png`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${ANON_KEY}`,
        'Content-Type': 'image/png',
        'X-Forwarded-For': from,
        ...(secret !== undefined && ownedBy(secret)),
      },
      body: new Uint8Array(bytes),
    });
    return answer.status;
  };
  const publish = async (secret: string, html = 'a page') =>
    (await deploy(address, deployRequest({ html }), secret)).status;
  return { address, upload, publish };
}

/** What newcomers do to the room of those who were there before; the same on every store. */
export function describeRoomAttacks(name: string, getLocation: GetLocation): void {
  describe(`rooms, with ${name}`, () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('who publishes many websites today takes no room of those who have one, in drafts, pictures or pages', async () => {
      const { upload, publish } = await startSmall(getLocation, 100_000);
      const old = newSecret();
      expect(await publish(old)).toBe(200);
      vi.setSystemTime(Date.now() + 2 * DAY_MS);
      // A tenth of the room for all together, whatever kind it is of.
      expect(await upload(newSecret(), 4000)).toBe(200);
      const mallory = newSecret();
      expect(await publish(mallory)).toBe(200);
      expect(await upload(mallory, 4000)).toBe(200);
      const statuses: number[] = [];
      for (let n = 0; n < 10; n += 1) statuses.push(await upload(n % 2 ? mallory : newSecret(), 3000));
      expect(statuses).toEqual(Array(10).fill(507));
      expect(await publish(newSecret(), unpackable(2000))).toBe(507);
      expect([await upload(old, 50_000), await upload(old, 30_000)]).toEqual([200, 200]);
      expect(await publish(old)).toBe(200);
      // The next day has an allowance of its own.
      vi.setSystemTime(Date.now() + DAY_MS + 1);
      expect(await upload(mallory, 4000)).toBe(200);
    });

    test('newcomers leave the last tenth of a full room to those who were there before', async () => {
      const { upload, publish } = await startSmall(getLocation, 100_000);
      const old = newSecret();
      await publish(old);
      vi.setSystemTime(Date.now() + 2 * DAY_MS);
      expect(await upload(old, 88_000)).toBe(200);
      expect([await upload(newSecret(), 5000), await upload(old, 5000)]).toEqual([507, 200]);
    });

    test('a website for whose page there is no room is told so', async () => {
      const { address } = await startSmall(getLocation, 2000);
      const answer = await postToDeploy(address, JSON.stringify(deployRequest({ html: unpackable(99) })));
      expect([answer.status, await answer.json()]).toEqual([
        507,
        { error: 'There is no more room for new websites on this server today. Please try again tomorrow.' },
      ]);
    });
  });
}
