import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type PreviewEvent,
  type PreviewInput,
  previewMachine,
} from '../../../machines/screen/preview.machine.ts';
import * as select from '../../../machines/screen/preview.selectors.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { chatStub } from '../../model/chat-stub.ts';
import { interviewStub } from '../../model/interview-stub.ts';
import { siteStub } from '../../model/site-stub.ts';

const INPUT = {
  site: siteStub(exampleConfig),
  chat: chatStub() as PreviewInput['chat'],
  interview: interviewStub({ isRunning: false }),
};

function start() {
  return { preview: createActor(previewMachine, { input: INPUT }).start() };
}

const INITIAL = {
  font: 'own',
  viewport: 'desktop',
  guides: 'hidden',
  panel: 'chat',
  view: 'following',
  link: 'none',
};

test.each<[PreviewEvent[], Partial<typeof INITIAL>]>([
  [[], {}],
  [[{ type: 'viewport.choose', viewport: 'mobile' }], { viewport: 'mobile' }],
  [
    [
      { type: 'viewport.choose', viewport: 'mobile' },
      { type: 'viewport.choose', viewport: 'desktop' },
    ],
    {},
  ],
  [[{ type: 'guides.toggle' }], { guides: 'shown' }],
  [[{ type: 'guides.toggle' }, { type: 'guides.toggle' }], {}],
  [[{ type: 'panel.choose', panel: 'preview' }], { panel: 'preview' }],
  [
    [
      { type: 'panel.choose', panel: 'preview' },
      { type: 'panel.choose', panel: 'chat' },
    ],
    {},
  ],
  [[{ type: 'link.follow', address: 'https://a.example' }], { link: 'shown' }],
  [[{ type: 'link.follow', address: 'https://a.example' }, { type: 'link.dismiss' }], {}],
])('after the events %j', (events, changed) => {
  const { preview } = start();
  for (const event of events) preview.send(event);
  expect(preview.getSnapshot().value).toEqual({ ...INITIAL, ...changed });
});

test('the address of the latest link is shown until it is dismissed', () => {
  const { preview } = start();
  preview.send({ type: 'link.follow', address: 'https://a.example' });
  preview.send({ type: 'link.follow', address: 'https://b.example' });
  expect(select.selectLinkAddress(preview.getSnapshot())).toBe('https://b.example');
  preview.send({ type: 'link.dismiss' });
  expect(select.selectLinkAddress(preview.getSnapshot())).toBeUndefined();
});
