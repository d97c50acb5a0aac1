import type { requestMachine } from '../../../machines/chat/request.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import { broken } from '../../prove/screen/failing-actors.ts';
import { damaged, TRAP } from './chat.screen.ts';
import { requestModel } from './request.ts';

type Request = typeof requestMachine;

/** The answer that the site gives by itself, by the start. */
const ANSWERS: Readonly<Record<string, string>> = {
  edited: 'site.edited',
  refused: 'site.refused',
  failed: 'site.failed',
};
const byItself = async () => undefined;

export const requestScreen: ScreenModel<Request> = {
  model: {
    ...requestModel,
    // Each request is marked by what will become of it.
    starts: Object.fromEntries(
      Object.keys(ANSWERS).map((start) => [
        start,
        (told: unknown[]) => {
          const input = requestModel.starts.asked?.(told);
          return { ...input, request: { ...input?.request, typed: start } } as never;
        },
      ]),
    ),
    possible: (situation, event) => {
      const { request } = situation.context;
      const answer = ANSWERS['typed' in request ? String(request.typed) : ''];
      if ('commandId' in event && !('commandId' in request && event.commandId === request.commandId))
        return false;
      // The site answers within milliseconds, so it answers first.
      return situation.matches({ answer: 'asked' }) === (event.type === answer);
    },
  },
  actor: () => 'chat.request',
  // The screen makes edits. The paths of the chat ask for the others on a screen.
  elsewhere: [
    'request.answer.loading',
    'request.answer.fetching',
    'request.answer.asked site.arranged',
    'request.answer.deciding always #2',
    'request.answer.deciding always #3',
    'request.answer.deciding always #4',
    'request.answer.loading xstate.done.actor.content',
    'request.answer.loading xstate.error.actor.content',
    'request.answer.fetching xstate.done.actor.reader',
    'request.answer.fetching xstate.error.actor.reader',
    'request.second.deciding always #2',
  ],
  stage: (start) => ({ stored: start === 'refused' ? damaged : exampleConfig }),
  arrive: async (stage, start) => {
    for (const label of start === 'failed' ? ['Hero', 'Button', 'URL'] : ['Hero', 'Title'])
      await stage.hands.pick(label);
    await stage.hands.fill('Message', start === 'failed' ? TRAP : 'Hello');
    if (start === 'failed') await stage.breaks('parsing');
    await stage.hands.click('button', 'Send');
  },
  // The site answers too quickly for a check.
  passes: ({ after }) => after.matches({ answer: 'asked' }),
  drivers: {
    'site.edited': byItself,
    'site.refused': byItself,
    'site.failed': byItself,
    'xstate.done.actor.second': (stage) => stage.second(),
    ...broken('chat.request', 'second', 'siteFacts'),
  },
};
