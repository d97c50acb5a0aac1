import { expect, test } from 'vitest';
import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import { httpDeploys } from '../../../src/services/http/deploys.http.ts';
import { httpSiteAccess } from '../../../src/services/http/site-access.http.ts';
import { en } from '../../../words/en/en.ts';
import { mailedToken, startWithSite } from '../../server/access/access-call.ts';
import { deployRequest, newSecret } from '../../server/deploy/deploy-call.ts';
import { fetchFrom, neverAborted, serve } from '../test-http.ts';

const accessOf = (origin: string) => httpSiteAccess(fetchFrom(origin));
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

test('a link of a mail gives the right on the real server, and what the page says comes with it', async () => {
  const site = await startWithSite();
  const { address, siteId, secret, email } = site;
  const access = accessOf(address);
  const url = `${address}/s/${siteId}/`;
  const phone = newSecret();
  const deploys = httpDeploys(en.deployCall, fetchFrom(address));
  const update = deployRequest({ siteName: siteId, html: 'page', userEmail: email, isUpdate: true });
  const first = await deploys.deploy(update, secret, neverAborted());
  expect(first).toEqual({ url, id: `${siteId}.2`, isConfirmed: false, mail: 'kept' });
  const token = await mailedToken(site, 'confirm');
  const target = { purpose: 'confirm', siteId, url, email: 'a…@…' };
  expect(await access.look(token, phone, neverAborted())).toEqual(target);
  expect(await access.take(token, phone, neverAborted())).toEqual({ siteId, url, email });
  expect(await access.look(token, phone, neverAborted())).toEqual(target);
  expect(await access.page(siteId, phone, neverAborted())).toEqual({ url, version: 2, html: 'page' });
  const second = await deploys.deploy(update, phone, neverAborted());
  expect(second).toEqual({ url, id: `${siteId}.3`, isConfirmed: true, mail: 'kept' });
  const rights = await access.rights(siteId, phone, neverAborted());
  expect(rights).toEqual({
    email: 'a…@…',
    isConfirmed: true,
    mail: 'kept',
    takenOffAt: undefined,
    putBackUntil: undefined,
    rights: [
      { id: expect.any(String), kind: 'browser', madeAt: ISO, isYours: false, mayRemove: false },
      { id: expect.any(String), kind: 'mail', madeAt: ISO, isYours: true, mayRemove: true },
    ],
  });
});

test('a browser hands its right on, changes the address, and removes a right', async () => {
  const { address, siteId, secret } = await startWithSite();
  const access = accessOf(address);
  const token = await access.deviceLink(siteId, secret, neverAborted());
  const tablet = newSecret();
  expect(await access.look(token, tablet, neverAborted())).toMatchObject({ purpose: 'device', siteId });
  await access.take(token, tablet, neverAborted());
  await access.changeEmail(siteId, 'zoe@example.test', secret, neverAborted());
  await access.confirmAgain(siteId, secret, neverAborted());
  expect(await access.mailLinks('nobody@example.test', neverAborted())).toBe('kept');
  const before = await access.rights(siteId, secret, neverAborted());
  expect([before.email, before.rights.map(({ kind }) => kind)]).toEqual(['z…@…', ['browser', 'device']]);
  await access.removeRight(siteId, before.rights[1]?.id ?? '', secret, neverAborted());
  const after = await access.rights(siteId, secret, neverAborted());
  expect(after.rights.map(({ kind, mayRemove }) => [kind, mayRemove])).toEqual([['browser', false]]);
  await expect(access.rights(siteId, tablet, neverAborted())).rejects.toEqual(
    new OwnerCallError('elsewhere'),
  );
  await access.putBack(siteId, secret, neverAborted());
  // The page has no form.
  await expect(access.testMessage(siteId, secret, neverAborted())).rejects.toEqual(
    new OwnerCallError('refused'),
  );
});

test('distinguishes the refusals of the real server', async () => {
  const site = await startWithSite();
  const access = accessOf(site.address);
  const problem = (call: Promise<unknown>) => expect(call).rejects;
  const spent = await mailedToken(site, 'open');
  await access.take(spent, newSecret(), neverAborted());
  for (const [token, reason] of [
    [spent, 'unpublished'],
    [await mailedToken(site, 'open', -1), 'unpublished'],
    ['a'.repeat(32), 'missing'],
  ] as const)
    await problem(access.look(token, newSecret(), neverAborted())).toEqual(new OwnerCallError(reason));
  await problem(access.mailLinks('nobody', neverAborted())).toEqual(new OwnerCallError('invalid'));
  const { rights } = await access.rights(site.siteId, site.secret, neverAborted());
  const own = rights.find(({ isYours }) => isYours)?.id ?? '';
  await access.removeRight(site.siteId, own, site.secret, neverAborted());
  await problem(access.rights(site.siteId, site.secret, neverAborted())).toEqual(
    new OwnerCallError('elsewhere'),
  );
});

test.each([
  [409, '{}', 'refused'],
  [200, '{"rights":[]}', 'broken'],
  [200, 'Hello', 'broken'],
] as const)('an answer %i with %s is %s', async (status, body, problem) => {
  const origin = await serve((_, response) => response.writeHead(status).end(body));
  await expect(accessOf(origin).rights('site-abc1234', newSecret(), neverAborted())).rejects.toEqual(
    new OwnerCallError(problem),
  );
});
