import { createActor, fromTransition } from 'xstate';
import { optionNamed } from '../../../domain/chat/command.ts';
import type { FieldTexts } from '../../../domain/chat/drafts.ts';
import type { ChatRef } from '../../../machines/chat/chat.setup.ts';
import type * as stacks from '../../../machines/chat/stack.ts';
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
  const context = {
    stack: isAsked ? transcript.resumed('name', TURN) : stackAfter(picked),
    draft,
    drafts,
    fromLastVisit: {},
    site: siteStub(exampleConfig),
    words: en,
  };
  const snapshot = Object.assign(actor.getSnapshot(), {
    context,
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
