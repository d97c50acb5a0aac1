import { describe, expect, test } from 'vitest';
import { call, take } from '../access/access-call.ts';
import { deploy, deployRequest, fetchPage, newSecret, postToDeploy } from '../deploy/deploy-call.ts';
import { confirmAddress } from '../forms/confirmed-site.ts';
import { pageOffering } from '../forms/writable-site.ts';
import type { GetLocation } from '../store/store-calls.ts';
import { startMailing } from './mail-attacks.ts';

const GABI = 'gabi12@example.test';
const NEPHEW = 'nephew@example.test';

/** Gabi has published and confirmed her address; her nephew has a link for his device, which he used just now. */
async function startHandedOver(getLocation: GetLocation) {
  const server = await startMailing(getLocation);
  const { address, stores, mailsTo } = server;
  const [gabi, nephew] = [newSecret(), newSecret()];
  const request = deployRequest({ userEmail: GABI, html: pageOffering() });
  const { siteName } = request;
  await deploy(address, request, gabi);
  await confirmAddress(stores, siteName, GABI);
  const path = `sites/${siteName}`;
  const [, link] = await call(address, 'POST', `${path}/links`, { secret: gabi });
  expect(await take(address, Object(link).token, nephew)).toMatchObject([200, { email: 'g…2@example.test' }]);
  const rightsOf = async (secret: string) => {
    const [status, body] = await call(address, 'GET', `${path}/rights`, { secret });
    return status === 200
      ? {
          email: Object(body).email,
          kinds: Object(body)
            .rights.map(({ kind }: { kind: string }) => kind)
            .sort(),
        }
      : status;
  };
  const idOf = async (kind: string) => {
    const [, body] = await call(address, 'GET', `${path}/rights`, { secret: gabi });
    return Object(body).rights.find((right: { kind: string }) => right.kind === kind)?.id;
  };
  /** The page of the latest mail's button, opened and pressed. */
  const pressIn = async (text: string) => {
    const [, button] = /http:\/\/[^/]+(\/mail\/[\w-]{32})/.exec(text) ?? [];
    const shown = await fetch(address + button);
    const done = await fetch(address + button, { method: 'POST' });
    return [shown.status, done.status];
  };
  return { ...server, siteName, path, gabi, nephew, rightsOf, idOf, pressIn, mailsTo };
}

/** What a helper with a link does to an owner, on every store. */
export function describeRightsAttacks(name: string, getLocation: GetLocation): void {
  describe(`who helps an owner, with ${name}`, () => {
    test('cannot put her out by publishing with an address of his own', async () => {
      const { address, siteName, gabi, nephew, rightsOf, mailsTo } = await startHandedOver(getLocation);
      const update = { siteName, userEmail: NEPHEW, html: 'by nephew', isUpdate: true };
      // He is told that the website keeps another address, unless he typed that.
      for (const [userEmail, said] of [
        [NEPHEW, 'other'],
        [GABI.toUpperCase(), 'confirmed'],
      ] as const) {
        const body = JSON.stringify(deployRequest({ ...update, userEmail }));
        const answer = await postToDeploy(address, body, { Authorization: `Bearer ${nephew}` });
        expect([answer.status, answer.headers.get('x-parley-address')]).toEqual([200, said]);
      }
      expect(await fetchPage(address, siteName)).toBe('by nephew');
      expect(await rightsOf(gabi)).toEqual({ email: GABI, kinds: ['browser', 'device', 'mail'] });
      expect(await rightsOf(nephew)).toMatchObject({ email: 'g…2@example.test' });
      await call(address, 'POST', 'links', { body: { email: GABI } });
      // The confirming one, the new right, and the way back.
      const mails = await mailsTo(GABI, 3);
      expect(mails.map(({ subject }) => subject)).toContain('The way back to your website');
    });

    test('is told of to her, and one click takes his right away', async () => {
      const { address, siteName, nephew, rightsOf, pressIn, mailsTo } = await startHandedOver(getLocation);
      const told = (await mailsTo(GABI, 2)).find(({ subject }) =>
        subject.startsWith('A new browser can change'),
      );
      expect(told?.subject).toBe('A new browser can change Crust & Crumb');
      expect(await pressIn(told?.text ?? '')).toEqual([200, 200]);
      expect(await rightsOf(nephew)).toBe(403);
      const update = { siteName, userEmail: NEPHEW, html: 'again', isUpdate: true };
      expect((await deploy(address, deployRequest(update), nephew)).status).toBe(403);
    });

    test.each([
      ['remove her browser', 'May a browser lose its right to Crust & Crumb?'],
      ['change the address', 'May Crust & Crumb get another email address?'],
      ['take the website off', 'May Crust & Crumb be taken off the web?'],
    ] as const)('cannot %s: her mailbox is asked, and allows it', async (act, subject) => {
      const at = await startHandedOver(getLocation);
      const { address, siteName, path, gabi, nephew, rightsOf, idOf, pressIn, mailsTo } = at;
      const before = await rightsOf(gabi);
      const asked = {
        'remove her browser': async () =>
          call(address, 'DELETE', `${path}/rights/${await idOf('browser')}`, { secret: nephew }),
        'change the address': () =>
          call(address, 'PUT', `${path}/email`, { secret: nephew, body: { email: NEPHEW } }),
        'take the website off': () => call(address, 'DELETE', path, { secret: nephew }),
      } satisfies Record<typeof act, () => Promise<unknown>>;
      expect(await asked[act]()).toEqual([202, {}]);
      expect(await rightsOf(gabi)).toEqual(before);
      expect(await fetchPage(address, siteName)).toBe(pageOffering());
      const mail = (await mailsTo(GABI, 3)).find((each) => each.subject === subject);
      expect(await pressIn(mail?.text ?? '')).toEqual([200, 200]);
      const after = {
        'remove her browser': [403, pageOffering()],
        'change the address': [{ email: NEPHEW, kinds: ['browser', 'device', 'mail'] }, pageOffering()],
        'take the website off': [before, undefined],
      };
      const page = act === 'take the website off' ? undefined : await fetchPage(address, siteName);
      expect([await rightsOf(gabi), page]).toEqual(after[act]);
      if (act === 'take the website off') expect((await fetch(`${address}/s/${siteName}/`)).status).toBe(410);
    });

    test('makes no link for others', async () => {
      const { address, path, nephew } = await startHandedOver(getLocation);
      expect(await call(address, 'POST', `${path}/links`, { secret: nephew })).toMatchObject([409, {}]);
    });
  });

  describe(`what an owner's browser does, with ${name}`, () => {
    test('to the address is told to the former one, which takes it back with one click', async () => {
      const { address, path, gabi, rightsOf, pressIn, mailsTo } = await startHandedOver(getLocation);
      const change = { secret: gabi, body: { email: 'thief@example.test' } };
      expect(await call(address, 'PUT', `${path}/email`, change)).toMatchObject([200, {}]);
      expect(await rightsOf(gabi)).toMatchObject({ email: 'thief@example.test' });
      const told = (await mailsTo(GABI, 3)).find(({ subject }) => subject.includes('another email address'));
      expect(await pressIn(told?.text ?? '')).toEqual([200, 200]);
      // Whoever sat there keeps the browser: it published first.
      expect(await rightsOf(gabi)).toEqual({ email: GABI, kinds: ['browser', 'device', 'mail'] });
      expect(await call(address, 'GET', `${path}/rights`, { secret: gabi })).toMatchObject([
        200,
        { isConfirmed: true },
      ]);
    });

    test.each(['Forget my address', 'This was not me'])(
      'cannot be kept from being taken back by %s in the mail to the new address',
      async (label) => {
        const { address, path, gabi, rightsOf, pressIn, mailsTo } = await startHandedOver(getLocation);
        const change = { secret: gabi, body: { email: 'thief@example.test' } };
        await call(address, 'PUT', `${path}/email`, change);
        const told = (await mailsTo(GABI, 3)).find(({ subject }) =>
          subject.includes('another email address'),
        );
        const [toThief] = await mailsTo('thief@example.test', 1);
        expect(await pressIn(toThief?.text.slice(toThief.text.indexOf(`${label}:`)) ?? '')).toEqual([
          200, 200,
        ]);
        expect(await rightsOf(gabi)).toMatchObject({ email: null });
        expect(await pressIn(told?.text ?? '')).toEqual([200, 200]);
        expect(await rightsOf(gabi)).toMatchObject({ email: GABI });
      },
    );

    test('to a right is told to the confirmed address, which gives it back', async () => {
      const { address, path, gabi, nephew, rightsOf, idOf, pressIn, mailsTo } =
        await startHandedOver(getLocation);
      const removed = await call(address, 'DELETE', `${path}/rights/${await idOf('device')}`, {
        secret: gabi,
      });
      expect([removed, await rightsOf(nephew)]).toEqual([[200, {}], 403]);
      const told = (await mailsTo(GABI, 3)).find(({ subject }) =>
        subject.startsWith('A browser can no longer'),
      );
      expect(await pressIn(told?.text ?? '')).toEqual([200, 200]);
      expect(await rightsOf(nephew)).toMatchObject({ kinds: ['browser', 'device', 'mail'] });
    });
  });
}
