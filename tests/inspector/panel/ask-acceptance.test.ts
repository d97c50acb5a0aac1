import { expect, test } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { replay } from '../../../inspector/app-side/replay.ts';
import { askWhatIsAccepted, eventsByVerdict } from '../../../inspector/panel/ask-acceptance.ts';
import {
  type Inspector,
  type InspectorEvent,
  inspectorAfter,
  NEW_INSPECTOR,
} from '../../../inspector/panel/inspector-state.ts';
import type { AppMessage, Request } from '../../../inspector/session/messages.ts';
import { messagesAround } from '../replayed-session.ts';

const OPENING = { to: 'publish', event: { type: 'publish.open' } };

/** An inspector that shows the Send tab, with the event types that publish was asked about, question by question. */
function askingInspector() {
  const inspector = createActor(
    fromTransition<Inspector, InspectorEvent, never, undefined>(inspectorAfter, NEW_INSPECTOR),
  ).start();
  const questions: Extract<Request, { type: '@parley.ask' }>[] = [];
  askWhatIsAccepted(
    inspector,
    (request) => {
      if (request.type === '@parley.ask') questions.push(request);
    },
    () => 0,
  );
  inspector.send({ type: 'aspect.choose', aspect: 'send' });
  const hear = (messages: readonly AppMessage[]) => inspector.send({ type: 'app.messages', messages });
  const asked = () => {
    const { actors } = inspector.getSnapshot().context.session;
    const publish = [...actors.values()].find(({ address }) => address === 'publish');
    return questions.map((question) =>
      question.actors
        .filter(({ sessionId }) => sessionId === publish?.sessionId)
        .flatMap(({ events }) => events.map(({ type }) => type)),
    );
  };
  return { hear, asked };
}

test('the app is asked again when the states after an event arrive later than the event', () => {
  const [before, opening] = messagesAround([OPENING], 'publish.open');
  const cut = opening.findIndex(({ type }) => type === '@xstate.snapshot');
  const { hear, asked } = askingInspector();
  hear(before);
  hear(opening.slice(0, cut));
  expect(asked().at(-1)).not.toContain('publish.submit');
  hear(opening.slice(cut));
  expect(asked().at(-1)).toContain('publish.submit');
});

test('an answer alone leads to no question', () => {
  const { hear, asked } = askingInspector();
  hear(replay([OPENING]));
  const before = asked().length;
  hear([{ type: '@parley.verdicts', _version: '1', actors: [] }]);
  expect(asked()).toHaveLength(before);
});

test('an event is accepted or refused only if the app said so', () => {
  const open = {
    type: 'publish.open',
    isAccepted: true,
    transitions: ['publish.idle|publish.open#0'],
    reasons: [],
  };
  const submit = {
    type: 'publish.submit',
    isAccepted: false,
    transitions: [],
    reasons: ['hasEmail is false'],
  };
  const gone = { type: 'publish.close', isAccepted: true, transitions: [], reasons: [] };
  expect(eventsByVerdict(['publish.open', 'publish.submit', 'email.change'], [open, submit, gone])).toEqual({
    accepted: ['publish.open'],
    refused: [submit],
    unknown: ['email.change'],
  });
});
