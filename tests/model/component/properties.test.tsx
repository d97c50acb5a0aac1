import { expect, test, vi } from 'vitest';
import { en } from '../../../src/words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { goToField } from '../screen/field-routes.ts';
import { brokenProperties } from '../screen/properties.ts';
import { readScreen } from '../screen/read-screen.ts';
import type { Stage } from '../screen/stage.ts';
import { openComponents, pageWhenLoaded } from './component-stage.tsx';

vi.mock('../../../src/app/render-when-loaded.ts', () => ({ pageOf: () => pageWhenLoaded() }));

interface Fault {
  /** Brings the screen to where the fault can show. */
  readonly arrive: (stage: Stage) => Promise<void>;
  /** Does to the document what a faulty component would. */
  readonly doctor: () => void;
  /** The properties that the fault breaks. */
  readonly breaks: readonly string[];
}

const at = <T extends Element = HTMLElement>(selector: string) => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing is at ${selector}`);
  return found;
};
const rejectAddress = async ({ hands }: Stage) => {
  await hands.click('button', en.preview.publish, en.preview.panel);
  await hands.fill(en.publish.email, 'nobody');
  await hands.click('button', en.publish.submit, en.publish.title);
};
const nowhere = async () => undefined;

const FAULTS: Readonly<Record<string, Fault>> = {
  'an error is hidden': {
    arrive: rejectAddress,
    doctor: () => at('dialog [role=alert]').remove(),
    breaks: ["an error of a dialog's machine stands in an alert"],
  },
  'a dialog is not opened': {
    arrive: rejectAddress,
    doctor: () => at<HTMLDialogElement>('dialog[open]').close(),
    breaks: [
      'a control can be used exactly where its machine accepts its event',
      'a dialog is open exactly while its machine is not closed',
    ],
  },
  'a dialog shows another state': {
    arrive: rejectAddress,
    doctor: () => at('dialog[open]').setAttribute('data-state', 'waiting'),
    breaks: ["a dialog has its machine's state"],
  },
  'a label is not in the words': {
    arrive: rejectAddress,
    doctor: () => {
      at('dialog[open] button:not([data-review] *)').textContent = 'Get out';
    },
    breaks: ['every title and button of a dialog is in the words'],
  },
  'a question is not asked': {
    arrive: ({ hands }) => hands.click('button', en.preview.reset, en.preview.panel),
    doctor: () => at<HTMLDialogElement>('dialog[open]').close(),
    breaks: ['a question is asked exactly while its machine waits for the answer'],
  },
  'Send is left enabled': {
    arrive: nowhere,
    doctor: () => at('#chat [type=submit]').removeAttribute('disabled'),
    breaks: [
      'outside a field Send is disabled exactly while the draft is blank or the chat works',
      'a control can be used exactly where its machine accepts its event',
    ],
  },
  'Back is left disabled': {
    arrive: ({ hands }) => hands.pick('Hero'),
    doctor: () => at(`#chat [title="${en.chat.backTitle}"]`).setAttribute('disabled', ''),
    breaks: ['a control can be used exactly where its machine accepts its event'],
  },
  'an option of an older message is left enabled': {
    arrive: ({ hands }) => hands.pick('Hero'),
    doctor: () => at('li:not([data-latest]) [data-options] button').removeAttribute('disabled'),
    breaks: ['only the latest options can be picked, and none while the chat works'],
  },
  'a message is left out': {
    arrive: ({ hands }) => hands.pick('Hero'),
    doctor: () => at('[role=log] li:nth-child(2)').remove(),
    breaks: ['the transcript shows each message in order'],
  },
  'an option is left out': {
    arrive: nowhere,
    doctor: () => at('[data-latest] [data-options] button').remove(),
    breaks: ['the latest message shows its options'],
  },
  'a popover stays behind': {
    arrive: (stage) => goToField(stage, 'color'),
    doctor: () => at('#chat [role=dialog]').setAttribute('aria-label', en.editors.icon),
    breaks: ['a popover is open exactly while its machine says so'],
  },
  'the mobile page is shown as a desktop’s': {
    arrive: ({ hands }) => hands.click('radio', en.preview.mobile),
    doctor: () => at('#preview').setAttribute('data-state', 'desktop'),
    breaks: ['the preview shows its viewport, its guides, its panel and where a link leads'],
  },
};

for (const [fault, { arrive, doctor, breaks }] of Object.entries(FAULTS)) {
  test(`where ${fault}, the properties say so`, async ({ signal }) => {
    const stage = await openComponents({ stored: exampleConfig }, signal);
    try {
      await arrive(stage);
      await stage.until(async () => {
        const { screen, facts } = await stage.look();
        expect(brokenProperties(screen, facts)).toEqual([]);
      });
      const facts = await stage.facts();
      doctor();
      const broken = brokenProperties(readScreen(document), facts);
      expect(broken.map((text) => text.replace(/: shows .*/s, ''))).toEqual(breaks);
    } finally {
      await stage.close();
    }
  });
}
