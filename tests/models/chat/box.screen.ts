import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { type Box, boxModel, TITLE } from './box.ts';

/** The text that was not sent before a reload. */
const LEFT = { [TITLE]: 'Kept' };
const byItself: Driver = async () => undefined;

export const boxScreen: ScreenModel<Box> = {
  model: {
    ...boxModel,
    starts: {
      fresh: (told) => boxModel.starts.fresh?.(told) as never,
      reloaded: (told) => ({ ...boxModel.starts.reloaded?.(told), fromLastVisit: LEFT }) as never,
    },
    cases: {
      ...boxModel.cases,
      'draft.change': ({ context: { text } }) => [{ text: text === '' ? 'nonsense' : '' }],
      'field.entered': [{ path: TITLE }],
    },
    // What the chat tells follows from what is done to it: here the way to one field.
    possible: (situation, event) => {
      const { value, context } = situation;
      if (value === 'starting') return event.type === 'menu.entered';
      if (event.type === 'field.entered') return context.field === '' && context.text === '';
      if (event.type === 'draft.change') return true;
      return ['draft.use', 'draft.drop'].includes(event.type) && TITLE in context.fromLastVisit;
    },
  },
  actor: () => 'chat.box',
  stage: (start) => ({ stored: exampleConfig, ...(start === 'reloaded' && { drafts: LEFT }) }),
  isLast: ({ type }) => type === 'draft.use' || type === 'draft.drop',
  drivers: {
    'menu.entered': byItself,
    'draft.change': ({ hands }, { text }: { text: string }) => hands.fill('Message', text),
    'field.entered': async ({ hands }) => {
      await hands.pick('Hero');
      await hands.pick('Title');
    },
    'draft.use': async ({ hands }) => {
      await hands.click('button', 'Publish', 'Preview');
      await hands.click('button', en.drafts.use, en.titles.publish);
      await hands.click('button', 'Close', en.titles.publish);
    },
    'draft.drop': ({ hands }) => hands.click('button', en.siteNotices.dismiss, 'Chat'),
  },
};
