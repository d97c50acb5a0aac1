import { describe, expect, test } from 'vitest';
import { deploy, deployRequest, newSecret, postToDeploy } from './deploy-call.ts';
import { startTestServer } from './test-server.ts';

const NOT_JSON = 'The request is not valid JSON.';
const NOT_AN_OBJECT = 'The request must be a JSON object.';
const HTML = 'html must be the text of the page.';
const SITE = 'siteName must be site- and 7 characters of a-z and 0-9.';
const TEMPLATE = 'templateId must be 1 to 40 characters of a-z, 0-9 and _.';
const EMAIL = 'Please enter a valid email address';
const UPDATE = 'isUpdate must be true or false.';
const BAD_SECRET = 'The owner secret sent with this request is not valid.';

const without = (field: string) => JSON.stringify({ ...deployRequest(), [field]: undefined });
const having = (field: string, value: unknown) => JSON.stringify({ ...deployRequest(), [field]: value });

const badBodies: [string, BodyInit, string][] = [
  ['nothing', '', NOT_JSON],
  ['broken JSON', '{"html": "<p>secret words', NOT_JSON],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), NOT_JSON],
  ['null', 'null', NOT_AN_OBJECT],
  ['a list', '[]', HTML],
  ['a text', '"html"', NOT_AN_OBJECT],
  ['no html', without('html'), HTML],
  ['no siteName', without('siteName'), SITE],
  ['no templateId', without('templateId'), TEMPLATE],
  ['no userEmail', without('userEmail'), EMAIL],
  ['no isUpdate', without('isUpdate'), UPDATE],
  ['html null', having('html', null), HTML],
  ['html a list', having('html', ['<p>']), HTML],
  ['siteName a number', having('siteName', 7), SITE],
  ['siteName too short', having('siteName', 'site-abc123'), SITE],
  ['siteName too long', having('siteName', 'site-abc12345'), SITE],
  ['siteName upper case', having('siteName', 'site-ABC1234'), SITE],
  ['siteName with a line end', having('siteName', 'site-abc1234\n'), SITE],
  ['siteName climbing', having('siteName', 'site-../../x'), SITE],
  ['siteName without prefix', having('siteName', 'abc1234'), SITE],
  ['templateId empty', having('templateId', ''), TEMPLATE],
  ['templateId with a hyphen', having('templateId', 'landing-business'), TEMPLATE],
  ['templateId of 41', having('templateId', 'a'.repeat(41)), TEMPLATE],
  ['userEmail empty', having('userEmail', ''), EMAIL],
  ['userEmail blank', having('userEmail', '  '), EMAIL],
  ['userEmail without @', having('userEmail', 'visitor'), EMAIL],
  ['userEmail without end', having('userEmail', `${'a'.repeat(20_000)}@b`), EMAIL],
  ['isUpdate a text', having('isUpdate', 'true'), UPDATE],
  ['isUpdate a number', having('isUpdate', 1), UPDATE],
];

describe('a body that is refused', () => {
  test.each(badBodies)('%s: 400', async (_, body, error) => {
    const { address } = await startTestServer();
    const response = await postToDeploy(address, body);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect([response.status, await response.json()]).toEqual([400, { error }]);
  });

  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'multipart/form-data',
    '',
  ];
  test.each(types)('sent as "%s": 415', async (type) => {
    const { address } = await startTestServer();
    const response = await postToDeploy(address, JSON.stringify(deployRequest()), { 'Content-Type': type });
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: 'The request must be sent as application/json.' },
    ]);
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON'])('sent as "%s": taken', async (type) => {
    const { address } = await startTestServer();
    const response = await postToDeploy(address, JSON.stringify(deployRequest()), { 'Content-Type': type });
    expect(response.status).toBe(200);
  });
});

describe('a secret that is refused', () => {
  const fitting = newSecret();
  const secrets = [
    '',
    'Bearer',
    `Bearer ${'a'.repeat(21)}`,
    `Bearer ${'a'.repeat(129)}`,
    `Bearer ${fitting}!`,
    `Bearer ${fitting} ${fitting}`,
    `Basic ${fitting}`,
    fitting,
  ];
  test.each(secrets)('"%s": 403', async (authorization) => {
    const { address } = await startTestServer();
    const request = deployRequest();
    const response = await postToDeploy(address, JSON.stringify(request), { Authorization: authorization });
    expect([response.status, await response.json()]).toEqual([403, { error: BAD_SECRET }]);
    expect((await fetch(`${address}/s/${request.siteName}/`)).status).toBe(404);
  });

  test.each([22, 128])('one of %i characters is taken', async (length) => {
    const { address } = await startTestServer();
    expect((await deploy(address, deployRequest(), '_'.repeat(length))).status).toBe(200);
  });
});
