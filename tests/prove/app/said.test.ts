import { expect } from 'vitest';
import { en } from '../../../words/en/en.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { brokenProperties } from '../screen/properties.ts';
import type { Stage } from '../screen/stage.ts';
import { openApp } from './app-stage.ts';

const SAVING = 'xstate.error.actor.0.site.saving.busy.task.committing';
const edit = ({ send }: Stage) =>
  send({
    to: 'site',
    event: { type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Bread' },
  });
const refuse = ({ send }: Stage, name: string) =>
  send({ to: 'site', event: { type: SAVING, error: Object.assign(new Error('no'), { name }) } });
const goOffline = ({ send }: Stage) => send({ to: 'browser', event: { type: 'network.lost' } });

/** Texts that depend on more than a state, so that paths need not meet them: what happens, and what is said then. */
const CASES: Readonly<Record<string, readonly [(stage: Stage) => Promise<unknown>, readonly string[]]>> = {
  'the browser has no room': [
    async (stage) => {
      await edit(stage);
      await refuse(stage, 'QuotaExceededError');
    },
    [en.notKept.notSaved.full],
  ],
  'the browser refuses': [
    async (stage) => {
      await edit(stage);
      await refuse(stage, 'SecurityError');
    },
    [en.notKept.notSaved.refused],
  ],
  'a reset cannot be stored': [
    async (stage) => {
      await edit(stage);
      await refuse(stage, 'SecurityError');
      await stage.send({ to: 'site', event: { type: 'site.reset', at: 1 } });
      await refuse(stage, 'SecurityError');
    },
    [en.notKept.notCleared],
  ],
  'the network is lost and everything is kept': [goOffline, [en.installation.offlineKept]],
  'the network is lost and a change is not kept': [
    async (stage) => {
      await edit(stage);
      await refuse(stage, 'SecurityError');
      await goOffline(stage);
    },
    [en.installation.offline],
  ],
};
test.for(Object.entries(CASES))('%s: it is said', async ([, [happens, texts]], { browser, url, signal }) => {
  const stage = await openApp(browser, url, { isStoreSilent: true }, signal);
  try {
    await happens(stage);
    await stage.until(async () => {
      const { screen, facts } = await stage.look();
      expect(brokenProperties(screen, facts)).toEqual([]);
      const said = screen.said.map(({ text }) => text);
      expect(texts.filter((text) => !said.includes(text))).toEqual([]);
    });
  } finally {
    await stage.close();
  }
});
