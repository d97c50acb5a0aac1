import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { setAt } from '../../../domain/json/path.ts';
import {
  type PreviewEvent,
  type PreviewInput,
  previewMachine,
} from '../../../machines/screen/preview.machine.ts';
import * as select from '../../../machines/screen/preview.selectors.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { chatStub } from '../../models/stubs/chat-stub.ts';
import { siteStub } from '../../models/stubs/site-stub.ts';
import { stubNamed } from '../../models/stubs/stub.ts';
import { startSite } from '../start-actors.ts';

const INPUT = {
  site: siteStub(exampleConfig),
  chat: chatStub() as PreviewInput['chat'],
  dialogs: stubNamed('dialogs'),
  isNarrow: false,
};

function start() {
  return { preview: createActor(previewMachine, { input: INPUT }).start() };
}

const INITIAL = {
  font: 'own',
  viewport: 'desktop',
  guides: 'hidden',
  controls: 'folded',
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

describe('what the website becomes', () => {
  const TEXT = { type: 'edit.apply', commandId: 'here', path: 'hero.title.text' } as const;

  function startBesideSite({ isAsked = false } = {}) {
    const { site } = startSite(landingBusiness.base);
    const chat = chatStub({ isAsked }) as PreviewInput['chat'];
    const preview = createActor(previewMachine, { input: { ...INPUT, site, chat } }).start();
    const panel = () => select.selectPanel(preview.getSnapshot());
    const startContent = () =>
      site.send({
        type: 'content.start',
        business: 'bakery',
        config: setAt(landingBusiness.base, ['hero', 'title', 'text'], 'Bread'),
        at: 1,
      });
    return { site, preview, panel, startContent };
  }

  test('starting content brings the page to the front; a text, undo and redo do not', () => {
    const { site, preview, panel, startContent } = startBesideSite();
    site.send({ ...TEXT, typed: 'Cake' });
    expect(panel()).toBe('chat');
    startContent();
    expect(panel()).toBe('preview');
    preview.send({ type: 'panel.choose', panel: 'chat' });
    site.send({ type: 'step.undo', at: 2 });
    site.send({ type: 'step.redo', at: 3 });
    expect(panel()).toBe('chat');
  });

  test('a new picture brings the page to the front; a removed one does not', () => {
    const { site, preview, panel } = startBesideSite();
    const picture = { type: 'edit.apply', commandId: 'here', path: 'features.image' } as const;
    site.send({ ...picture, typed: 'https://pictures.example/bread.webp' });
    expect(panel()).toBe('preview');
    preview.send({ type: 'panel.choose', panel: 'chat' });
    site.send({ ...picture, typed: '' });
    expect(panel()).toBe('chat');
  });

  test('during an interview the chat stays in front, for the next question', () => {
    const { panel, startContent } = startBesideSite({ isAsked: true });
    startContent();
    expect(panel()).toBe('chat');
  });

  test('the page also comes to the front when the history is full', () => {
    const { site, panel, startContent } = startBesideSite();
    for (let count = 0; count < 1000; count++) site.send({ ...TEXT, typed: `Cake ${count}` });
    startContent();
    expect(panel()).toBe('preview');
  });
});
