import { expect, test } from 'vitest';
import type { App } from '../../machines/app/app.machine.ts';
import { addFindShortcut, addUndoShortcut } from '../../src/app/keyboard-shortcuts.ts';
import { guardLeaving } from '../../src/app/leave-guard.ts';
import { watchForLinks } from '../../src/app/opened-link.ts';
import { refuseFileDrops } from '../../src/ui/file-drops.ts';

test('once a hot reload has ended an app, nothing of the page speaks to it', () => {
  const added: (AbortSignal | undefined)[] = [];
  const page = new EventTarget();
  page.addEventListener = (_: string, __: unknown, options: AddEventListenerOptions = {}) =>
    void added.push(options.signal);
  const app = {} as App;
  const { signal } = new AbortController();
  const shown = page as unknown as Window;
  addFindShortcut(shown, app, signal);
  addUndoShortcut(shown, app, () => 0, signal);
  guardLeaving(shown, app, signal);
  watchForLinks(shown, app, () => {}, signal);
  refuseFileDrops(shown, { signal });
  expect(added).toEqual(Array(6).fill(signal));
});
