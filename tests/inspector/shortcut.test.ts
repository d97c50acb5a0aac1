import { expect, test } from 'vitest';
import { addInspectorShortcut } from '../../inspector/shortcut.ts';

const ASKED = { code: 'KeyI', ctrlKey: true, altKey: true, isTyping: false };

/** A window, and what presses a key in it; the answer is whether the browser was kept from its own. */
function keyboard() {
  const page = new EventTarget();
  const press = ({ isTyping, ...keys }: typeof ASKED) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), keys, {
      getModifierState: () => isTyping,
    });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { page: page as unknown as Window, press };
}

test('Ctrl+Alt+I acts, and nothing else does', () => {
  const { page, press } = keyboard();
  let count = 0;
  addInspectorShortcut(page, () => {
    count += 1;
  });
  const others = [{ code: 'KeyK' }, { ctrlKey: false }, { altKey: false }, { isTyping: true }];
  expect(others.map((other) => press({ ...ASKED, ...other }))).toEqual(others.map(() => false));
  expect([press(ASKED), count]).toEqual([true, 1]);
});

test('once a hot reload has ended an app, the keys are nobody’s', () => {
  const { page, press } = keyboard();
  const ended = new AbortController();
  addInspectorShortcut(page, () => {}, { signal: ended.signal });
  ended.abort();
  expect(press(ASKED)).toBe(false);
});
