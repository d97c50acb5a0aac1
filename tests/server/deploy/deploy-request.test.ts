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
const withField = (field: string, value: unknown) => JSON.stringify({ ...deployRequest(), [field]: value });

const validBody = JSON.stringify(deployRequest());
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const badBodies: [string, BodyInit, string][] = [
  ['nothing', '', NOT_JSON],
  ['broken JSON', '{"html": "<p>secret words', NOT_JSON],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), NOT_JSON],
  ['two values', `${validBody}${validBody}`, NOT_JSON],
  ['a byte order mark and nothing', '\ufeff', NOT_JSON],
  ['a NUL byte after the value', `${validBody}\0`, NOT_JSON],
  ['a NUL byte in a text', validBody.replace('A page', 'A\0page'), NOT_JSON],
  ['UTF-16', new Uint8Array(Buffer.from(validBody, 'utf16le')), NOT_JSON],
  ['a text that does not end', validBody.slice(0, -8), NOT_JSON],
  ['a name without a value', '{"html":"a","html', NOT_JSON],
  ['null', 'null', NOT_AN_OBJECT],
  ['a number', '1e400', NOT_AN_OBJECT],
  ['101 names', JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [n, n]))), TOO_MANY],
  ['half a million names', `{${'"a":1,'.repeat(500_000)}`, TOO_MANY],
  ['half a million names in a field', `{"html":{${'"a":1,'.repeat(500_000)}`, TOO_MANY],
  ['a million empty objects', `[${'{},'.repeat(1_000_000)}{}]`, TOO_MANY],
  ['a million unclosed levels', '['.repeat(1_000_000), TOO_MANY],
  ['a million levels of objects', '{"a":'.repeat(1_000_000), TOO_MANY],
  ['deep nesting in a field', withField('html', 'x').replace('"x"', deep(1000)), TOO_MANY],
  ['an inherited siteName', validBody.replace('siteName', '__proto__'), SITE],
  ['a list', '[]', HTML],
  ['a text', '"html"', NOT_AN_OBJECT],
  ['no html', without('html'), HTML],
  ['no siteName', without('siteName'), SITE],
  ['no templateId', without('templateId'), TEMPLATE],
  ['no userEmail', without('userEmail'), EMAIL],
  ['no isUpdate', without('isUpdate'), UPDATE],
  ['html null', withField('html', null), HTML],
  ['html a number', withField('html', 1), HTML],
  ['html with a NUL character', withField('html', '<p>\0</p>'), HTML],
  ['html a list', withField('html', ['<p>']), HTML],
  ['siteName a number', withField('siteName', 7), SITE],
  ['siteName too short', withField('siteName', 'site-abc123'), SITE],
  ['siteName too long', withField('siteName', 'site-abc12345'), SITE],
  ['siteName upper case', withField('siteName', 'site-ABC1234'), SITE],
  ['siteName with a line end', withField('siteName', 'site-abc1234\n'), SITE],
  ['siteName with path traversal', withField('siteName', 'site-../../x'), SITE],
  ['siteName that is only path traversal', withField('siteName', '../x'), SITE],
  ['siteName of another prefix', withField('siteName', 'page-abc1234'), SITE],
  ['siteName with an umlaut', withField('siteName', 'site-abc123ü'), SITE],
  ['siteName with a letter that only looks Latin', withField('siteName', 'site-аbc1234'), SITE],
  ['siteName with wide digits', withField('siteName', 'site-１２３４５６７'), SITE],
  ['siteName with a NUL character', withField('siteName', 'site-abc123\0'), SITE],
  ['siteName with an emoji', withField('siteName', 'site-abc12😀'), SITE],
  ['siteName blank', withField('siteName', ' '), SITE],
  ['siteName in a list', withField('siteName', ['site-abc1234']), SITE],
  ['siteName without prefix', withField('siteName', 'abc1234'), SITE],
  ['templateId empty', withField('templateId', ''), TEMPLATE],
  ['templateId with a hyphen', withField('templateId', 'landing-business'), TEMPLATE],
  ['templateId upper case', withField('templateId', 'Landing'), TEMPLATE],
  ['templateId with a blank', withField('templateId', 'landing business'), TEMPLATE],
  ['templateId with a line end', withField('templateId', 'landing\n'), TEMPLATE],
  ['templateId with a NUL character', withField('templateId', 'landing\0'), TEMPLATE],
  ['templateId with path traversal', withField('templateId', '../x'), TEMPLATE],
  ['templateId with an umlaut', withField('templateId', 'länding'), TEMPLATE],
  ['templateId a number', withField('templateId', 1), TEMPLATE],
  ['templateId of 41 characters', withField('templateId', 'a'.repeat(41)), TEMPLATE],
  ['userEmail empty', withField('userEmail', ''), EMAIL],
  ['userEmail blank', withField('userEmail', '  '), EMAIL],
  ['userEmail without @', withField('userEmail', 'visitor'), EMAIL],
  ['userEmail null', withField('userEmail', null), EMAIL],
  ['userEmail a list', withField('userEmail', ['a@b.example']), EMAIL],
  ['userEmail with a NUL character', withField('userEmail', 'a\0@b.example'), EMAIL],
  ['userEmail that is far too long', withField('userEmail', `${'a'.repeat(20_000)}@b`), EMAIL],
  ['isUpdate a text', withField('isUpdate', 'true'), UPDATE],
  ['isUpdate a number', withField('isUpdate', 1), UPDATE],
  ['isUpdate null', withField('isUpdate', null), UPDATE],
];

describe('the body of a deploy request', () => {
  test.each(badBodies)('%s is refused with 400 and nothing is stored', async (_, body, error) => {
    const { address, dataDir } = await startTestServer();
    const response = await postToDeploy(address, body);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect([response.status, await response.json()]).toEqual([400, { error }]);
    expect(storedSites(dataDir)).toBe(0);
    expect((await deploy(address, deployRequest())).status).toBe(200);
  });

  test('the maximum number of brackets, colons and commas is accepted', async () => {
    const { address } = await startTestServer();
    // The request itself has ten; the added field brings one more colon and comma.
    const body = validBody.replace('{', `{"more":${deep(88)},`);
    expect((await postToDeploy(address, body)).status).toBe(200);
  });

  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'multipart/form-data',
    '',
  ];
  test.each(types)('the type "%s" is refused with 415 and nothing is stored', async (type) => {
    const { address, dataDir } = await startTestServer();
    const response = await postToDeploy(address, JSON.stringify(deployRequest()), { 'Content-Type': type });
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: 'The request must be sent as application/json.' },
    ]);
    expect(storedSites(dataDir)).toBe(0);
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON'])(
    'the type "%s" is accepted',
    async (type) => {
      const { address } = await startTestServer();
      const response = await postToDeploy(address, JSON.stringify(deployRequest()), { 'Content-Type': type });
      expect(response.status).toBe(200);
    },
  );
});
