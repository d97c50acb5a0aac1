import { expect, test, vi } from 'vitest';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { goToField } from '../screen/field-routes.ts';
import { brokenProperties } from '../screen/properties.ts';
import { readScreen } from '../screen/read-screen.ts';
import type { Stage } from '../screen/stage.ts';
import { openComponents, pageWhenLoaded } from './component-stage.tsx';

vi.mock('../../../src/app/render-when-loaded.ts', () => ({ renderWhenLoaded: () => pageWhenLoaded() }));

interface Fault {
  /** Brings the screen to where the fault is visible. */
  readonly arrive: (stage: Stage) => Promise<void>;
  /** Changes the document as a faulty component would. */
  readonly corrupt: () => void;
  /** The properties that detect the fault. */
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
  await hands.click('button', en.publish.submit, en.titles.publish);
};
const stay = async () => undefined;

const FAULTS: Readonly<Record<string, Fault>> = {
  'an error is hidden': {
    arrive: rejectAddress,
    corrupt: () => at('dialog [role=alert]').remove(),
    breaks: [
      "an error of a dialog's machine is shown in an alert",
      'each status line and alert has the words of its state, and no other',
    ],
  },
  'another text is said': {
    arrive: stay,
    corrupt: () => {
      at('#chat [data-saving] > p[role=status]').textContent = en.notice.saving;
    },
    breaks: ['each status line and alert has the words of its state, and no other'],
  },
  'a dialog is not opened': {
    arrive: rejectAddress,
    corrupt: () => at<HTMLDialogElement>('dialog[open]').close(),
    breaks: [
      'a control is enabled exactly while its machine accepts its event',
      'a dialog is open exactly while its machine is not closed',
    ],
  },
  'a dialog shows another state': {
    arrive: rejectAddress,
    corrupt: () => at('dialog[open]').setAttribute('data-state', 'waiting'),
    breaks: ["a dialog has its machine's state"],
  },
  'a label is not in the words': {
    arrive: rejectAddress,
    corrupt: () => {
      at('dialog[open] button:not([data-review] *)').textContent = 'Get out';
    },
    breaks: ['every title and button of a dialog has a text of the words'],
  },
  'a question is not asked': {
    arrive: ({ hands }) => hands.click('button', en.preview.reset, en.preview.panel),
    corrupt: () => at<HTMLDialogElement>('dialog[open]').close(),
    breaks: ['a question is open exactly while its machine waits for the answer'],
  },
  'Send is left enabled': {
    arrive: stay,
    corrupt: () => at('#chat [type=submit]').removeAttribute('disabled'),
    breaks: [
      'outside a field Send is disabled exactly while the draft is blank or the chat works',
      'a control is enabled exactly while its machine accepts its event',
    ],
  },
  'Back is left disabled': {
    arrive: ({ hands }) => hands.pick('Hero'),
    corrupt: () => at(`#chat [title="${en.chat.backTitle}"]`).setAttribute('disabled', ''),
    breaks: ['a control is enabled exactly while its machine accepts its event'],
  },
  'an option of an older message is left enabled': {
    arrive: ({ hands }) => hands.pick('Hero'),
    corrupt: () => at('li:not([data-latest]) [data-options] button').removeAttribute('disabled'),
    breaks: ['only the latest options can be picked, and none while the chat works'],
  },
  'a message is left out': {
    arrive: ({ hands }) => hands.pick('Hero'),
    corrupt: () => at('[role=log] li:nth-child(2)').remove(),
    breaks: ['the transcript shows each message in order'],
  },
  'an option is left out': {
    arrive: stay,
    corrupt: () => at('[data-latest] [data-options] button').remove(),
    breaks: ['the latest message shows its options'],
  },
  'a popover stays behind': {
    arrive: (stage) => goToField(stage, 'color'),
    corrupt: () => at('#chat [role=dialog]').setAttribute('aria-label', en.editors.icon),
    breaks: ['a popover is open exactly while its machine is open'],
  },
  'the mobile page is shown as a desktop’s': {
    arrive: ({ hands }) => hands.click('radio', en.preview.mobile),
    corrupt: () => at('#preview').setAttribute('data-state', 'desktop'),
    breaks: ['the preview shows its viewport, guides, controls, panel and the target of a link'],
  },
};

for (const [fault, { arrive, corrupt, breaks }] of Object.entries(FAULTS)) {
  test(`the properties detect that ${fault}`, async ({ signal }) => {
    const stage = await openComponents({ stored: exampleConfig }, signal);
    try {
      await arrive(stage);
      await stage.until(async () => {
        const { screen, facts } = await stage.look();
        expect(brokenProperties(screen, facts)).toEqual([]);
      });
      const facts = await stage.facts();
      corrupt();
      const broken = brokenProperties(readScreen(document), facts);
      expect(broken.map((text) => text.replace(/: shows .*/s, ''))).toEqual(breaks);
    } finally {
      await stage.close();
    }
  });
}
