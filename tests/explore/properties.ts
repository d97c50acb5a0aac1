import { always, eventually, next, now } from '@antithesishq/bombadil';
import { actions, extract, weighted } from '@antithesishq/bombadil/browser';
import { clicks, inputs, reload, scroll, waitOnce } from '@antithesishq/bombadil/browser/defaults/actions';
import * as found from '@antithesishq/bombadil/browser/defaults/properties';

// Bombadil exports everything that it finds here: each property is held to in every situation that a walk comes to, and
// each action is one that it may take. A function given to `extract` runs in the page and stands alone.

/** What a visitor types, as patterns. */
const TEXTS = [
  'Bread at dawn',
  'hero[.]title[.]text Dawn',
  'phone 030 123456',
  'hide LinkedIn',
  'hello[?]',
  'me@example[.]com',
];
const KEYS = { enter: 13, escape: 27, tab: 9 };
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
];

const hands = actions(() => [
  ...TEXTS.map((text) => ({ TypeText: { text: { Regexp: text }, delayMillis: 5 } })),
  ...Object.values(KEYS).map((code) => ({ PressKey: { code } })),
]);
const screens = actions(() => SCREENS.map((size) => ({ SetViewport: size })));

export const walk = weighted([
  [12, clicks],
  [4, inputs],
  [4, hands],
  [3, waitOnce],
  [1, scroll],
  [1, screens],
  [1, reload],
]);

const lastAction = extract(({ lastAction }) => lastAction);

const openDialogs = extract(({ document }) => document.querySelectorAll('dialog[open]').length);
export const neverTwoDialogs = always(() => openDialogs.current <= 1);

// A pick that follows another within 200 ms is ignored, as specified.
const unansweredMs = extract(({ document, window }) => {
  const watch = window as unknown as {
    pick: { at: number; before: string } | undefined;
    lastPick: number | undefined;
    isWatching: boolean | undefined;
  };
  const transcript = () => document.querySelector('[role="log"]')?.textContent ?? '';
  if (!watch.isWatching) {
    watch.isWatching = true;
    window.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const option = (target as Element).closest('[data-latest] [data-options] button');
        if (!option) return;
        if (timeStamp - (watch.lastPick ?? -1000) > 300) watch.pick = { at: timeStamp, before: transcript() };
        watch.lastPick = timeStamp;
      },
      { capture: true },
    );
  }
  const isAnswered = watch.pick?.before !== transcript() || document.querySelector('dialog[open]') !== null;
  if (isAnswered) watch.pick = undefined;
  return watch.pick ? window.performance.now() - watch.pick.at : 0;
});
export const everyOptionIsAnswered = always(() => unansweredMs.current < 5000);

const enabledOldOptions = extract(
  ({ document }) =>
    document.querySelectorAll('li:not([data-latest]) [data-options] button:not(:disabled)').length,
);
export const onlyTheLatestOptionsAreEnabled = always(() => enabledOldOptions.current === 0);

const box = extract(({ document }) => ({
  text: document.querySelector('textarea')?.value.trim() ?? '',
  place: document.querySelector('nav[aria-label] ol')?.textContent ?? '',
  transcript: document.querySelector('[role="log"]')?.textContent ?? '',
}));
const isByHand = () => {
  const action = lastAction.current;
  return action === null || (typeof action === 'object' && ('TypeText' in action || 'PressKey' in action));
};
export const typedTextIsKeptWhereTheChatStays = always(() => {
  const before = box.current;
  return now(() => before.text !== '').implies(
    next(() => {
      const { text, place, transcript } = box.current;
      const isKept = text.includes(before.text) || transcript.includes(before.text);
      return (
        isKept ||
        isByHand() ||
        lastAction.current === 'Reload' ||
        place !== before.place ||
        transcript.length < before.transcript.length
      );
    }),
  );
});

const website = extract(({ document, window }) => ({
  isSaved: [...document.querySelectorAll('[role="status"]')].some((status) => status.textContent === 'Saved'),
  config: window.localStorage.getItem('websiteConfig'),
}));
export const savedIsThereAfterAReload = always(() => {
  const { isSaved, config } = website.current;
  return now(() => isSaved).implies(
    next(() => lastAction.current !== 'Reload' || website.current.config === config),
  );
});

const isWaiting = extract(
  ({ document }) => document.querySelector('form button[type="submit"]')?.textContent === '...',
);
export const everySecondEnds = always(
  now(() => isWaiting.current).implies(eventually(() => !isWaiting.current).within(10, 'seconds')),
);

export const { noConsoleErrors, noUncaughtExceptions, noUnhandledPromiseRejections } = found;

const hasFailed = extract(
  ({ document }) => document.body.textContent?.includes('Something went wrong') ?? false,
);
export const neverSomethingWentWrong = always(() => !hasFailed.current);

// The page is asked what was clicked: Bombadil also aims at what stands in the preview's frame, and misses it.
const isFocusLost = extract(({ document, window }) => {
  const watch = window as unknown as { wasButtonClicked: boolean | undefined };
  if (watch.wasButtonClicked === undefined) {
    watch.wasButtonClicked = false;
    const note = ({ target }: Event) => {
      watch.wasButtonClicked = (target as Element).closest('button') !== null;
    };
    window.addEventListener('click', note, { capture: true });
  }
  return watch.wasButtonClicked && document.activeElement === document.body;
});
export const focusIsNeverLost = always(() => !isFocusLost.current);

const sidewaysPx = extract(
  ({ document }) => document.documentElement.scrollWidth - document.documentElement.clientWidth,
);
export const neverScrollsSideways = always(() => sidewaysPx.current <= 0);

const namelessButtons = extract(({ document }) =>
  [...document.querySelectorAll('button')]
    .filter(
      (button) =>
        button.checkVisibility() && !button.textContent?.trim() && !button.ariaLabel && !button.title,
    )
    .map((button) => button.outerHTML.slice(0, 200)),
);
export const everyButtonHasAName = always(() => namelessButtons.current.length === 0);
