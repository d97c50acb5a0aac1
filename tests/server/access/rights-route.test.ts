import { expect, test } from 'vitest';
import {
  deploy,
  deployRequest,
  fetchPage,
  newSecret,
  newSiteId,
  postToDeploy,
} from '../deploy/deploy-call.ts';
import { readOutbox } from '../mail/read-mail.ts';
import { startTestServer } from '../test-server.ts';
import { call, mailedToken, startWithSite, take } from './access-call.ts';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const RIGHT = { id: expect.stringMatching(/^[\da-f]{16}$/), madeAt: ISO, usedAt: ISO };

test('a browser without a right gets one by mail, publishes with it, and both see it', async () => {
  const site = await startWithSite();
  const { address, siteId, secret, email } = site;
  const phone = newSecret();
  const url = `${address}/s/${siteId}/`;
  const token = await mailedToken(site, 'confirm');
  expect(await call(address, 'POST', 'links/look', { body: { token } })).toEqual([
    200,
    { purpose: 'confirm', siteId, url, email: 'a…n@example.test' },
  ]);
  const answer = [200, { siteId, url, templateId: 'landing_business', email }];
  expect(await take(address, token, phone)).toEqual(answer);
  expect(await take(address, token, phone)).toEqual(answer);
  expect(await call(address, 'GET', `sites/${siteId}/page`, { secret: phone })).toEqual([
    200,
    { url, version: 1, html: 'page' },
  ]);
  const update = deployRequest({ siteName: siteId, html: 'by phone', userEmail: email, isUpdate: true });
  expect((await deploy(address, update, phone)).status).toBe(200);
  expect(await fetchPage(address, siteId)).toBe('by phone');
  expect(await call(address, 'GET', `sites/${siteId}/rights`, { secret })).toEqual([
    200,
    {
      email: 'ann@example.test',
      isConfirmed: true,
      mail: 'kept',
      takenOffAt: null,
      putBackUntil: null,
      rights: [
        { ...RIGHT, kind: 'browser', isYours: true, mayRemove: false },
        { ...RIGHT, kind: 'mail', isYours: false, mayRemove: true },
      ],
    },
  ]);
});

test.each([
  ['owner@crust.example', 'kept', 'owner@crust.example'],
  [' owner@crust.example ', 'kept', 'owner@crust.example'],
  ['owner@bäckerei.example', 'kept', 'owner@xn--bckerei-5wa.example'],
  ['owner@crust,example', 'none', undefined],
  ['owner@crust', 'none', undefined],
  ['owner@crust.example.', 'none', undefined],
  ['Owner <owner@crust.example>', 'none', undefined],
  ['owner@crust.example, anna@crust.example', 'none', undefined],
  ['owner@localhost', 'none', undefined],
])('a publish with %j says what becomes of its mail: %s', async (userEmail, reach, to) => {
  const { address, dataDir } = await startTestServer();
  const [siteName, secret] = [newSiteId(), newSecret()];
  const request = JSON.stringify(deployRequest({ siteName, userEmail }));
  const answer = await postToDeploy(address, request, { 'X-Parley-Owner': secret });
  expect([answer.status, answer.headers.get('X-Parley-Mail')]).toEqual([200, reach]);
  expect(await call(address, 'GET', `sites/${siteName}/rights`, { secret })).toMatchObject([
    200,
    { isConfirmed: false, mail: reach },
  ]);
  const recipients = async () => (await readOutbox(dataDir)).map((mail) => mail.to);
  await expect.poll(recipients, { timeout: 30_000 }).toEqual(to === undefined ? [] : [to]);
});

test.each(['owner@crust', 'owner@crust,example', 'Owner <owner@crust.example>'])(
  'where a mail is all that is asked for, %j is refused',
  async (email) => {
    const { address, siteId, secret } = await startWithSite();
    expect(await call(address, 'POST', 'links', { body: { email } })).toMatchObject([400, {}]);
    expect(await call(address, 'PUT', `sites/${siteId}/email`, { secret, body: { email } })).toMatchObject([
      400,
      {},
    ]);
  },
);

test('a browser hands its right on with a link, and removes it again', async () => {
  const { address, siteId, secret } = await startWithSite();
  const tablet = newSecret();
  const [status, made] = await call(address, 'POST', `sites/${siteId}/links`, { secret });
  expect([status, made]).toEqual([200, { token: expect.stringMatching(/^[\w-]{32}$/), endsAt: ISO }]);
  const { token } = Object(made);
  expect(await take(address, token, tablet)).toMatchObject([200, { siteId }]);
  const [, { rights }] = (await call(address, 'GET', `sites/${siteId}/rights`, { secret })) as [
    number,
    { rights: { id: string; kind: string; isYours: boolean }[] },
  ];
  expect(rights.map(({ kind, isYours }) => [kind, isYours])).toEqual([
    ['browser', true],
    ['device', false],
  ]);
  const [own, theirs] = rights.map(({ id }) => id);
  expect(await call(address, 'DELETE', `sites/${siteId}/rights/${theirs}`, { secret })).toEqual([200, {}]);
  expect(await call(address, 'GET', `sites/${siteId}/rights`, { secret: tablet })).toEqual([
    403,
    { error: 'This website was published from another browser and can only be changed there.' },
  ]);
  expect(await call(address, 'DELETE', `sites/${siteId}/rights/${own}`, { secret })).toEqual([
    409,
    { error: 'A browser cannot remove itself.' },
  ]);
});

test('an address is changed by a right-holder, and is to be confirmed', async () => {
  const site = await startWithSite();
  const { address, siteId, secret } = site;
  await take(address, await mailedToken(site, 'confirm'), secret);
  const change = (body: unknown) => call(address, 'PUT', `sites/${siteId}/email`, { secret, body });
  expect(await change({ email: 'no address' })).toEqual([
    400,
    { error: 'Please enter a valid email address' },
  ]);
  expect(await change({ email: 'bert@example.test' })).toEqual([200, { mail: 'kept' }]);
  expect(await call(address, 'GET', `sites/${siteId}/rights`, { secret })).toMatchObject([
    200,
    { email: 'bert@example.test', isConfirmed: false, mail: 'kept' },
  ]);
  expect(await call(address, 'POST', `sites/${siteId}/email/confirm`, { secret })).toEqual([
    429,
    {
      error: 'So many emails with a link cannot be sent to this address. Please try again in 24 hours.',
    },
  ]);
});

const CALLS = [
  ['POST', '/links', undefined],
  ['GET', '/rights', undefined],
  ['DELETE', '/rights/0123456789abcdef', undefined],
  ['PUT', '/email', { email: 'mallory@example.test' }],
  ['POST', '/email/confirm', undefined],
  ['POST', '/put-back', undefined],
  ['GET', '/page', undefined],
] as const;

test.each(CALLS)('%s %s is for right-holders alone', async (method, path, body) => {
  const { address, siteId } = await startWithSite();
  const by = async (site: string, secret?: string) => {
    const options = { ...(secret !== undefined && { secret }), ...(body && { body }) };
    return (await call(address, method, `sites/${site}${path}`, options))[0];
  };
  expect([
    await by(siteId),
    await by(siteId, 'short'),
    await by(siteId, newSecret()),
    await by(newSiteId(), newSecret()),
    await by('site-ABC', newSecret()),
  ]).toEqual([401, 403, 403, 404, 404]);
});

test.each([
  ['sites/site-abc1234/links', 'POST'],
  ['sites/site-abc1234/rights', 'GET, HEAD'],
  ['sites/site-abc1234/rights/1', 'DELETE'],
  ['sites/site-abc1234/email', 'PUT'],
  ['sites/site-abc1234/email/confirm', 'POST'],
  ['sites/site-abc1234/put-back', 'POST'],
  ['sites/site-abc1234/page', 'GET, HEAD'],
  ['links', 'POST'],
  ['links/look', 'POST'],
  ['links/take', 'POST'],
])('%s takes %s only', async (path, allowed) => {
  const { address } = await startTestServer();
  const response = await fetch(`${address}/api/${path}`, { method: 'PATCH' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});
