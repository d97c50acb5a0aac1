import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../domain/redact.ts';

const SECRET = 'b2NlYW4tb3duZXItc2VjcmV0LTAx';

test('redacts the owner secret everywhere', () => {
  const redact = createRedactor([SECRET]);
  const error = Object.assign(new Error(`Bearer ${SECRET} was refused`), { status: 403 });
  expect(redact({ type: 'x', list: [SECRET], deep: { text: `a${SECRET}b` }, error })).toEqual({
    type: 'x',
    list: ['•••'],
    deep: { text: 'a•••b' },
    error: { message: 'Bearer ••• was refused', status: 403 },
  });
});

test('redacts the secret of a link to come back', () => {
  const link = 'http://127.0.0.1:3000/#open=b2NlYW4tb3duZXIt_c2Vj-1';
  expect(createRedactor([])({ context: { link }, text: `${link}, once` })).toEqual({
    context: { link: 'http://127.0.0.1:3000/#open=•••' },
    text: 'http://127.0.0.1:3000/#open=•••, once',
  });
});

const context = (email: string) => ({ email, draftSiteId: undefined });

test('redacts the e-mail address while it is typed, and everywhere from then on', () => {
  const redact = createRedactor([]);
  const kept = { note: 'write to Me@example.com' };
  expect(redact(kept)).toEqual({ note: 'write to Me@example.com' });
  expect(redact({ type: 'email.change', text: 'me' })).toEqual({ type: 'email.change', text: '•••' });
  expect(redact({ type: 'email.change', text: 'me@' })).toEqual({ type: 'email.change', text: '•••@•••' });
  expect(
    redact({ ...context(' me@example.com'), failure: { message: 'me@example.com is blocked' } }),
  ).toEqual({
    email: '•••@•••',
    failure: { message: '•••@••• is blocked' },
  });
  expect(redact(kept)).toEqual({ note: 'write to •••@•••' });
  expect(redact(context(''))).toEqual({ email: '' });
  expect(redact({ type: 'draft.change', text: 'me@' })).toEqual({ type: 'draft.change', text: 'me@' });
});

test('redacts an address in earlier entries of the same object', () => {
  for (const key of ['userEmail', 'retryEmail']) {
    expect(createRedactor([])({ said: 'I am me@example.com', [key]: 'me@example.com' })).toEqual({
      said: 'I am •••@•••',
      [key]: '•••@•••',
    });
  }
});

test('redacts an address that was published with, however short', () => {
  const redact = createRedactor([]);
  expect(redact({ type: 'email.change', text: 'me@home' })).toEqual({
    type: 'email.change',
    text: '•••@•••',
  });
  expect(redact('me@home')).toBe('me@home');
  expect(redact({ siteId: 'site-abc1234', email: 'me@home' })).toEqual({
    siteId: 'site-abc1234',
    email: '•••@•••',
  });
  expect(redact('me@home')).toBe('•••@•••');
});

test('keeps addresses of the website, unless one is published with', () => {
  const redact = createRedactor([]);
  const config = { footer: { email: 'shop@newname.example' }, contact: { email: 'owner@corp.example' } };
  expect(redact({ config })).toEqual({ config });
  redact({ config, siteId: 'site-abc1234', email: 'owner@corp.example' });
  expect(redact({ config })).toEqual({
    config: { footer: { email: 'shop@newname.example' }, contact: { email: '•••@•••' } },
  });
});

test('reports when earlier output contains an address, also while it is typed', () => {
  const exposed: string[] = [];
  let typed = '';
  const redact = createRedactor([], () => exposed.push(typed));
  const said = { text: 'owner@corp.exa' };
  redact(said);
  for (typed of ['owner@corp.e', 'owner@corp.ex', 'owner@corp.exa', 'other@corp.example']) {
    redact({ type: 'email.change', text: typed });
  }
  expect(exposed).toEqual(['owner@corp.ex', 'owner@corp.exa']);
  expect(redact(said)).toEqual({ text: '•••@•••' });
});

describe('where every address is hidden', () => {
  const redact = createRedactor([], undefined, 'all');

  test.each([
    ['Write to me@example.com.', 'Write to •••@•••'],
    ['<a href="mailto:me@example.com">Me@Example.com</a>', '<a href="mailto:•••@•••">•••@•••</a>'],
    ['mailto:me%40example.com, o’brien@bücher.example', 'mailto:•••@•••, •••@•••'],
    ['me@', '•••@•••'],
    ['me@home', '•••@•••'],
    ['✓ Updated Email to "o\'brien@example.com".', '✓ Updated Email to "•••@•••".'],
    ['p{color:red}@media print{p{color:#000}}', 'p{color:red}@media print{p{color:#000}}'],
    ['5 @ 3 €', '5 @ 3 €'],
  ])('%s becomes %s', (text, hidden) => {
    expect(redact({ type: 'draft.change', text })).toEqual({ type: 'draft.change', text: hidden });
  });

  test('an address that was published with is hidden too, whatever it looks like', () => {
    expect(redact('"a b"@home')).toBe('"a b"@home');
    redact({ siteId: 'site-abc1234', email: '"a b"@home' });
    expect(redact('"a b"@home')).toBe('•••@•••');
  });

  test('a page with an embedded font takes no longer than its length', () => {
    const font = `@font-face{src:url(data:font/woff2;base64,${'d09GMgABAAAAA'.repeat(40_000)})}`;
    expect(redact(font)).toBe(font);
  });
});

test('turns everything into plain data', () => {
  const redact = createRedactor([]);
  const actor = { id: 'site', sessionId: 'x:1', send: () => {} };
  const itself: Record<string, unknown> = { name: 'loop' };
  itself.self = itself;
  expect(
    redact({
      site: actor,
      file: new File(['abc'], 'cat.png', { type: 'image/png' }),
      words: { greet: () => 'Hi' },
      run: () => {},
      itself,
    }),
  ).toEqual({
    site: '→ site',
    file: { name: 'cat.png', type: 'image/png', size: 3 },
    words: '(the words of the screen)',
    itself: { name: 'loop', self: '(itself)' },
  });
});

test('returns the same object for the same part', () => {
  const redact = createRedactor([]);
  const config = { hero: { title: 'Bread' } };
  const [first, second] = [redact({ config, n: 1 }), redact({ config, n: 2 })] as { config: object }[];
  expect(first?.config).toBe(second?.config);
});
