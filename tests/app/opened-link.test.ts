import { expect, test, vi } from 'vitest';
import { takeLinkToken, watchForLinks } from '../../src/app/opened-link.ts';

function pageAt(address: string) {
  const { hash, pathname, search } = new URL(address);
  const replaceState = vi.fn();
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), {
    location: { hash, pathname, search, reload },
    history: { state: null, replaceState },
  });
  return { page: page as unknown as Window, replaceState, reload };
}

test('the token of a link is read once, and leaves the address', () => {
  const { page, replaceState } = pageAt('https://parley.example/?inspect#open=abc-DEF_1');
  expect(takeLinkToken(page)).toBe('abc-DEF_1');
  expect(replaceState.mock.calls).toEqual([[null, '', '/?inspect']]);
});

test('any other address is left as it is', () => {
  const { page, replaceState } = pageAt('https://parley.example/#chat');
  expect([takeLinkToken(page), replaceState.mock.calls]).toEqual([undefined, []]);
});

test('a link that is opened in a running page starts it anew, and no other one does', () => {
  const linked = pageAt('https://parley.example/#open=abc');
  const other = pageAt('https://parley.example/#chat');
  for (const { page } of [linked, other]) {
    watchForLinks(page, new AbortController().signal);
    page.dispatchEvent(new Event('hashchange'));
  }
  expect([linked.reload.mock.calls.length, other.reload.mock.calls.length]).toEqual([1, 0]);
});
