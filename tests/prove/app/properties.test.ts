import { expect } from 'vitest';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { goToField } from '../screen/field-routes.ts';
import { brokenProperties } from '../screen/properties.ts';
import type { Corruption, Stage } from '../screen/stage.ts';
import { openApp } from './app-stage.ts';

interface Fault {
  /** Brings the screen to where the fault is visible. */
  readonly arrive: (stage: Stage) => Promise<void>;
  /** Changes an element as a faulty component would. */
  readonly corrupt: Corruption;
  /** The properties that detect the fault. */
  readonly breaks: readonly string[];
}

const rejectAddress = async ({ hands }: Stage) => {
  await hands.click('button', en.preview.publish, en.preview.panel);
  await hands.fill(en.publish.email, 'nobody');
  await hands.click('button', en.publish.submit, en.titles.publish);
};
const stay = async () => undefined;
const openHero = ({ hands }: Stage) => hands.pick('Hero');

const FAULTS: Readonly<Record<string, Fault>> = {
  'an error is hidden': {
    arrive: rejectAddress,
    corrupt: { at: 'dialog [role=alert]', isGone: true },
    breaks: [
      "an error of a dialog's machine is shown in an alert",
      'each status line and alert has the words of its state, and no other',
    ],
  },
  'another text is said': {
    arrive: stay,
    corrupt: { at: '#chat [data-saving] > p[role=status]', text: en.notice.saving },
    breaks: ['each status line and alert has the words of its state, and no other'],
  },
  'a dialog is not opened': {
    arrive: rejectAddress,
    corrupt: { at: 'dialog[open]', attribute: 'open', value: null },
    breaks: [
      'a control is enabled exactly while its machine accepts its event',
      'a dialog is open exactly while its machine is not closed',
    ],
  },
  'a dialog shows another state': {
    arrive: rejectAddress,
    corrupt: { at: 'dialog[open]', attribute: 'data-state', value: 'waiting' },
    breaks: ["a dialog has its machine's state"],
  },
  'a label is not in the words': {
    arrive: rejectAddress,
    corrupt: { at: 'dialog[open] button:not([data-review] *)', text: 'Get out' },
    breaks: ['every title and button of a dialog has a text of the words'],
  },
  'a question is not asked': {
    arrive: ({ hands }) => hands.click('button', en.preview.reset, en.preview.panel),
    corrupt: { at: 'dialog[open]', attribute: 'open', value: null },
    breaks: ['a question is open exactly while its machine waits for the answer'],
  },
  'Send is left enabled': {
    arrive: stay,
    corrupt: { at: '#chat [type=submit]', attribute: 'disabled', value: null },
    breaks: [
      'outside a field Send is disabled exactly while the draft is blank or the chat works',
      'a control is enabled exactly while its machine accepts its event',
    ],
  },
  'Back is left disabled': {
    arrive: openHero,
    corrupt: { at: `#chat [title="${en.chat.backTitle}"]`, attribute: 'disabled', value: '' },
    breaks: ['a control is enabled exactly while its machine accepts its event'],
  },
  'an option of an older message is left enabled': {
    arrive: openHero,
    corrupt: { at: 'li:not([data-latest]) [data-options] button', attribute: 'disabled', value: null },
    breaks: ['only the latest options can be picked, and none while the chat works'],
  },
  'a message is left out': {
    arrive: openHero,
    corrupt: { at: '[role=log] li:nth-child(2)', isGone: true },
    breaks: ['the transcript shows each message in order'],
  },
  'an option is left out': {
    arrive: stay,
    corrupt: { at: '[data-latest] [data-options] button', isGone: true },
    breaks: ['the latest message shows its options'],
  },
  'a popover stays behind': {
    arrive: (stage) => goToField(stage, 'color'),
    corrupt: { at: '#chat [role=dialog]', attribute: 'aria-label', value: en.editors.icon },
    breaks: ['a popover is open exactly while its machine is open'],
  },
  'the mobile page is shown as a desktop’s': {
    arrive: ({ hands }) => hands.click('radio', en.preview.mobile),
    corrupt: { at: '#preview', attribute: 'data-state', value: 'desktop' },
    breaks: ['the preview shows its viewport, guides, controls, panel and the target of a link'],
  },
};

test('the properties detect what a faulty component would show', async ({ browser, url, signal }) => {
  for (const [arrive, faults] of Map.groupBy(Object.entries(FAULTS), ([, { arrive }]) => arrive)) {
    const stage = await openApp(browser, url, { stored: exampleConfig }, signal);
    try {
      await arrive(stage);
      await stage.until(async () => {
        const { screen, facts } = await stage.look();
        expect(brokenProperties(screen, facts)).toEqual([]);
      });
      for (const [fault, { corrupt, breaks }] of faults) {
        const { screen, facts } = await stage.lookCorrupted(corrupt);
        const broken = brokenProperties(screen, facts);
        expect([fault, broken.map((text) => text.replace(/: shows .*/s, ''))]).toEqual([fault, breaks]);
      }
    } finally {
      await stage.close();
    }
  }
});
