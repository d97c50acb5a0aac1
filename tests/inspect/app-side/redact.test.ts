import { expect, test } from 'vitest';
import { masking } from '../../../src/inspect/app-side/redact.ts';

const SECRET = 'b2NlYW4tb3duZXItc2VjcmV0LTAx';

test('the owner secret is masked wherever it stands', () => {
  const mask = masking([SECRET]);
  const error = Object.assign(new Error(`Bearer ${SECRET} was refused`), { status: 403 });
  expect(mask({ type: 'x', list: [SECRET], deep: { text: `a${SECRET}b` }, error })).toEqual({
    type: 'x',
    list: ['•••'],
    deep: { text: 'a•••b' },
    error: { message: 'Bearer ••• was refused', status: 403 },
  });
});

const context = (email: string) => ({ email, draftSiteId: undefined });

test('the e-mail address is masked while it is typed, and from then on everywhere', () => {
  const mask = masking([]);
  const kept = { note: 'write to Me@example.com' };
  expect(mask(kept)).toEqual({ note: 'write to Me@example.com' });
  expect(mask({ type: 'email.change', text: 'me' })).toEqual({ type: 'email.change', text: '•••' });
  expect(mask({ type: 'email.change', text: 'me@' })).toEqual({ type: 'email.change', text: '•••@•••' });
  expect(mask({ ...context(' me@example.com'), failure: { message: 'me@example.com is blocked' } })).toEqual({
    email: '•••@•••',
    failure: { message: '•••@••• is blocked' },
  });
  expect(mask(kept)).toEqual({ note: 'write to •••@•••' });
  expect(mask(context(''))).toEqual({ email: '' });
  expect(mask({ type: 'draft.change', text: 'me@' })).toEqual({ type: 'draft.change', text: 'me@' });
});

test('an address is masked in what stands before it in the same value', () => {
  expect(masking([])({ said: 'I am me@example.com', userEmail: 'me@example.com' })).toEqual({
    said: 'I am •••@•••',
    userEmail: '•••@•••',
  });
});

test('an address that was published with is masked, however short', () => {
  const mask = masking([]);
  expect(mask({ type: 'email.change', text: 'me@home' })).toEqual({ type: 'email.change', text: '•••@•••' });
  expect(mask('me@home')).toBe('me@home');
  expect(mask({ siteId: 'site-abc1234', email: 'me@home' })).toEqual({
    siteId: 'site-abc1234',
    email: '•••@•••',
  });
  expect(mask('me@home')).toBe('•••@•••');
});

test('the website’s own address is let through, unless it is the one that is published with', () => {
  const mask = masking([]);
  const config = { footer: { email: 'shop@newname.example' }, contact: { email: 'owner@corp.example' } };
  expect(mask({ config })).toEqual({ config });
  mask({ config, siteId: 'site-abc1234', email: 'owner@corp.example' });
  expect(mask({ config })).toEqual({
    config: { footer: { email: 'shop@newname.example' }, contact: { email: '•••@•••' } },
  });
});

test('it is told when an address becomes known that was let through, also a letter at a time', () => {
  const exposed: string[] = [];
  let typed = '';
  const mask = masking([], () => exposed.push(typed));
  const said = { text: 'owner@corp.exa' };
  mask(said);
  for (typed of ['owner@corp.e', 'owner@corp.ex', 'owner@corp.exa', 'other@corp.example']) {
    mask({ type: 'email.change', text: typed });
  }
  expect(exposed).toEqual(['owner@corp.ex', 'owner@corp.exa']);
  expect(mask(said)).toEqual({ text: '•••@•••' });
});

test('everything becomes plain data', () => {
  const mask = masking([]);
  const actor = { id: 'site', sessionId: 'x:1', send: () => {} };
  const itself: Record<string, unknown> = { name: 'loop' };
  itself.self = itself;
  expect(
    mask({
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

test('a part that was seen before is the same object again', () => {
  const mask = masking([]);
  const config = { hero: { title: 'Bread' } };
  const [first, second] = [mask({ config, n: 1 }), mask({ config, n: 2 })] as { config: object }[];
  expect(first?.config).toBe(second?.config);
});
