import { expect, test, vi } from 'vitest';
import type { App } from '../../machines/app/app.machine.ts';
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

/** An app with a dialog that can be closed. */
function appWith(isOpen: boolean) {
  const opened: string[] = [];
  const watchers = new Set<() => void>();
  const dialogs = {
    getSnapshot: () => ({ can: () => !isOpen }),
    send: ({ type }: { type: string }) => opened.push(type),
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return { unsubscribe: () => watchers.delete(watcher) };
    },
  };
  const app = { getSnapshot: () => ({ context: { actors: { dialogs } } }) } as unknown as App;
  const close = () => {
    isOpen = false;
    for (const watcher of [...watchers]) watcher();
  };
  return { app, opened, watchers, close };
}

test.each([
  ['another address', '#chat', false, [], []],
  ['a link', '#open=abc', false, ['abc'], ['openedLink.open']],
  ['a link, while a deploy has its dialog open', '#open=abc', true, ['abc'], []],
])('opened in a page that runs: %s', (_, hash, isOpen, tokens, atOnce) => {
  const { page, replaceState, reload } = pageAt(`https://parley.example/${hash}`);
  const { app, opened, watchers, close } = appWith(isOpen);
  const kept: string[] = [];
  watchForLinks(page, app, (token) => kept.push(token), new AbortController().signal);
  page.dispatchEvent(new Event('hashchange'));
  // The secret leaves the address at once, and nothing is cut off.
  expect([kept, replaceState.mock.calls.length, reload.mock.calls.length]).toEqual([
    tokens,
    tokens.length,
    0,
  ]);
  expect(opened).toEqual(atOnce);
  close();
  expect([opened, watchers.size]).toEqual([tokens.map(() => 'openedLink.open'), 0]);
});
