import { createActor, fromTransition } from 'xstate';
import { optionNamed } from '../../../domain/chat/command.ts';
import type { FieldTexts } from '../../../domain/chat/drafts.ts';
import { boxMachine } from '../../../machines/chat/box.machine.ts';
import type { ChatRef } from '../../../machines/chat/chat.setup.ts';
import * as stacks from '../../../machines/chat/stack.ts';
import * as transcript from '../../../machines/chat/transcript.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { siteStub } from './site-stub.ts';

interface Stubbed {
  readonly isWorking?: boolean;
  /** The options that were picked, in order. */
  readonly picked?: readonly string[];
  /** Whether a question of the interview is asked. */
  readonly isAsked?: boolean;
  readonly draft?: string;
  /** Texts of fields that were left without sending them. */
  readonly drafts?: FieldTexts;
}

const TURN = { config: exampleConfig, words: en, at: 0 };

/** A chat that ignores every event. `isWorking` says whether an edit is pending. */
export function chatStub(stubbed: Stubbed = {}): ChatRef {
  const { isWorking = false, picked = [], isAsked = false, draft = '', drafts = {} } = stubbed;
  const logic = fromTransition((state: null) => state, null);
  const actor = createActor(logic, { id: 'chat' }).start();
  const box = createActor(boxMachine, {
    id: 'box',
    input: {
      site: siteStub(exampleConfig),
      words: en,
      chat: actor,
      text: '',
      menuText: '',
      fromLastVisit: {},
    },
  }).start();
  box.send({ type: 'menu.entered' });
  for (const [path, text] of Object.entries(drafts)) {
    box.send({ type: 'field.entered', path });
    box.send({ type: 'draft.change', text });
  }
  const stack = isAsked ? transcript.resumed('name', TURN) : stackAfter(picked);
  const { path } = stacks.top(stack).field ?? {};
  if (path !== undefined) box.send({ type: 'field.entered', path });
  else box.send({ type: isAsked ? 'question.entered' : 'menu.entered' });
  box.send({ type: 'draft.change', text: draft });
  if (isWorking) box.send({ type: 'reply.awaited' });
  const snapshot = Object.assign(actor.getSnapshot(), {
    context: { stack, box },
    hasTag: () => isWorking,
  });
  return Object.assign(actor, { getSnapshot: () => snapshot }) as unknown as ChatRef;
}

function stackAfter(picked: readonly string[]): stacks.Stack {
  return picked.reduce((stack, label) => {
    const command = optionNamed(transcript.liveOptions(stack), label)?.command;
    if (!command || !('entry' in command)) throw new Error(`Nothing is called ${label}`);
    return transcript.enter(stack, command.entry, TURN);
  }, transcript.begun(TURN));
}
