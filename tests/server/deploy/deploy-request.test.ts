import { describe, expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';
import { deploy, deployRequest, postToDeploy } from './deploy-call.ts';
import { storedSites } from './stored-sites.ts';

const NOT_JSON = 'The request is not valid JSON.';
const NOT_AN_OBJECT = 'The request must be a JSON object.';
const HTML = 'html must be the text of the page, without NUL characters.';
const SITE = 'siteName must be site- and 7 characters of a-z and 0-9.';
const TEMPLATE = 'templateId must be 1 to 40 characters of a-z, 0-9 and _.';
const EMAIL = 'Please enter a valid email address';
const UPDATE = 'isUpdate must be true or false.';
const TOO_MANY = 'The request has too many fields.';

const without = (field: string) => JSON.stringify({ ...deployRequest(), [field]: undefined });
const having = (field: string, value: unknown) => JSON.stringify({ ...deployRequest(), [field]: value });

const written = JSON.stringify(deployRequest());
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const badBodies: [string, BodyInit, string][] = [
  ['nothing', '', NOT_JSON],
  ['broken JSON', '{"html": "<p>secret words', NOT_JSON],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), NOT_JSON],
  ['two values', `${written}${written}`, NOT_JSON],
  ['a byte order mark and nothing', '\ufeff', NOT_JSON],
  ['a NUL byte after the value', `${written}\0`, NOT_JSON],
  ['a NUL byte in a text', written.replace('A page', 'A\0page'), NOT_JSON],
  ['UTF-16', new Uint8Array(Buffer.from(written, 'utf16le')), NOT_JSON],
  ['a text that does not end', written.slice(0, -8), NOT_JSON],
  ['a name without a value', '{"html":"a","html', NOT_JSON],
  ['null', 'null', NOT_AN_OBJECT],
  ['a number', '1e400', NOT_AN_OBJECT],
  ['101 names', JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [n, n]))), TOO_MANY],
  ['half a million names', `{${'"a":1,'.repeat(500_000)}`, TOO_MANY],
  ['half a million names in a field', `{"html":{${'"a":1,'.repeat(500_000)}`, TOO_MANY],
  ['a million empty objects', `[${'{},'.repeat(1_000_000)}{}]`, TOO_MANY],
  ['a million levels that never end', '['.repeat(1_000_000), TOO_MANY],
  ['a million levels of objects', '{"a":'.repeat(1_000_000), TOO_MANY],
  ['deep nesting in a field', having('html', 'x').replace('"x"', deep(1000)), TOO_MANY],
  ['an inherited siteName', written.replace('siteName', '__proto__'), SITE],
  ['a list', '[]', HTML],
  ['a text', '"html"', NOT_AN_OBJECT],
  ['no html', without('html'), HTML],
  ['no siteName', without('siteName'), SITE],
  ['no templateId', without('templateId'), TEMPLATE],
  ['no userEmail', without('userEmail'), EMAIL],
  ['no isUpdate', without('isUpdate'), UPDATE],
  ['html null', having('html', null), HTML],
  ['html a number', having('html', 1), HTML],
  ['html with a NUL character', having('html', '<p>\0</p>'), HTML],
  ['html a list', having('html', ['<p>']), HTML],
  ['siteName a number', having('siteName', 7), SITE],
  ['siteName too short', having('siteName', 'site-abc123'), SITE],
  ['siteName too long', having('siteName', 'site-abc12345'), SITE],
  ['siteName upper case', having('siteName', 'site-ABC1234'), SITE],
  ['siteName with a line end', having('siteName', 'site-abc1234\n'), SITE],
  ['siteName climbing', having('siteName', 'site-../../x'), SITE],
  ['siteName climbing further', having('siteName', '../x'), SITE],
  ['siteName of another prefix', having('siteName', 'page-abc1234'), SITE],
  ['siteName with an umlaut', having('siteName', 'site-abc123ü'), SITE],
  ['siteName with a letter that only looks Latin', having('siteName', 'site-аbc1234'), SITE],
  ['siteName with wide digits', having('siteName', 'site-１２３４５６７'), SITE],
  ['siteName with a NUL character', having('siteName', 'site-abc123\0'), SITE],
  ['siteName with an emoji', having('siteName', 'site-abc12😀'), SITE],
  ['siteName blank', having('siteName', ' '), SITE],
  ['siteName in a list', having('siteName', ['site-abc1234']), SITE],
  ['siteName without prefix', having('siteName', 'abc1234'), SITE],
  ['templateId empty', having('templateId', ''), TEMPLATE],
  ['templateId with a hyphen', having('templateId', 'landing-business'), TEMPLATE],
  ['templateId upper case', having('templateId', 'Landing'), TEMPLATE],
  ['templateId with a blank', having('templateId', 'landing business'), TEMPLATE],
  ['templateId with a line end', having('templateId', 'landing\n'), TEMPLATE],
  ['templateId with a NUL character', having('templateId', 'landing\0'), TEMPLATE],
  ['templateId climbing', having('templateId', '../x'), TEMPLATE],
  ['templateId with an umlaut', having('templateId', 'länding'), TEMPLATE],
  ['templateId a number', having('templateId', 1), TEMPLATE],
  ['templateId of 41', having('templateId', 'a'.repeat(41)), TEMPLATE],
  ['userEmail empty', having('userEmail', ''), EMAIL],
  ['userEmail blank', having('userEmail', '  '), EMAIL],
  ['userEmail without @', having('userEmail', 'visitor'), EMAIL],
  ['userEmail null', having('userEmail', null), EMAIL],
  ['userEmail a list', having('userEmail', ['a@b.example']), EMAIL],
  ['userEmail with a NUL character', having('userEmail', 'a\0@b.example'), EMAIL],
  ['userEmail without end', having('userEmail', `${'a'.repeat(20_000)}@b`), EMAIL],
  ['isUpdate a text', having('isUpdate', 'true'), UPDATE],
  ['isUpdate a number', having('isUpdate', 1), UPDATE],
  ['isUpdate null', having('isUpdate', null), UPDATE],
];

describe('a body that is refused', () => {
  test.each(badBodies)('%s: 400, and nothing is stored', async (_, body, error) => {
    const { address, dataDir } = await startTestServer();
    const response = await postToDeploy(address, body);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect([response.status, await response.json()]).toEqual([400, { error }]);
    expect(storedSites(dataDir)).toBe(0);
    expect((await deploy(address, deployRequest())).status).toBe(200);
  });

  test('one with as many signs as it may have is not refused for that', async () => {
    const { address } = await startTestServer();
    // The call itself has ten; one more colon and comma come with the field.
    const body = written.replace('{', `{"more":${deep(88)},`);
    expect((await postToDeploy(address, body)).status).toBe(200);
  });

  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'multipart/form-data',
    '',
  ];
  test.each(types)('sent as "%s": 415, and nothing is stored', async (type) => {
    const { address, dataDir } = await startTestServer();
    const response = await postToDeploy(address, JSON.stringify(deployRequest()), { 'Content-Type': type });
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: 'The request must be sent as application/json.' },
    ]);
    expect(storedSites(dataDir)).toBe(0);
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON'])('sent as "%s": taken', async (type) => {
    const { address } = await startTestServer();
    const response = await postToDeploy(address, JSON.stringify(deployRequest()), { 'Content-Type': type });
    expect(response.status).toBe(200);
  });
});
