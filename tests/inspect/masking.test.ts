import { expect, test } from 'vitest';
import { masking } from '../../src/inspect/masking.ts';

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

test('the e-mail address is masked while it is typed, and from then on everywhere', () => {
  const mask = masking([]);
  const kept = { note: 'write to me@example.com' };
  expect(mask(kept)).toEqual({ note: 'write to me@example.com' });
  expect(mask({ type: 'email.change', text: 'me' })).toEqual({ type: 'email.change', text: '•••' });
  expect(mask({ type: 'email.change', text: 'me@' })).toEqual({ type: 'email.change', text: '•••@•••' });
  expect(mask({ email: 'me@example.com', failure: { message: 'me@example.com is blocked' } })).toEqual({
    email: '•••@•••',
    failure: { message: '•••@••• is blocked' },
  });
  expect(mask(kept)).toEqual({ note: 'write to •••@•••' });
  expect(mask({ email: '' })).toEqual({ email: '' });
  expect(mask({ type: 'draft.change', text: 'me@' })).toEqual({ type: 'draft.change', text: 'me@' });
});

test('an address is masked in what stands before it in the same value', () => {
  expect(masking([])({ said: 'I am me@example.com', userEmail: 'me@example.com' })).toEqual({
    said: 'I am •••@•••',
    userEmail: '•••@•••',
  });
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
