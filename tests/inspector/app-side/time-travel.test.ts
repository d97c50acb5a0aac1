import { describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { createScratchApp } from '../../../inspector/app-side/scratch-app.ts';
import { type SavedState, savedStateOf, travelTo } from '../../../inspector/app-side/time-travel.ts';
import { whyNoTimeTravelAt } from '../../../inspector/session/point-in-time.ts';
import { BOOTED, type StartOfApp } from '../../../inspector/session/start-of-app.ts';
import type { AppActors } from '../../../machines/app/app.machine.ts';
import { selectActors } from '../../../machines/app/app.selectors.ts';
import type { Services } from '../../../src/app/services.ts';
import type { ConfigWithHistory } from '../../../src/domain/editing/history.ts';
import { en } from '../../../src/words/en/en.ts';
import { newSite } from '../../machines/start-actors.ts';
import { endOf, sessionOf } from '../replayed-session.ts';

type Sent = readonly [keyof AppActors, { readonly type: string; readonly [detail: string]: unknown }];

const AT_REST: readonly Sent[] = [
  ['rest', { type: 'xstate.done.actor.0.rest.painting' }],
  ['rest', { type: 'xstate.done.actor.0.rest.loading' }],
];

/** Starts an app without services, with a document and what it starts from. */
function start(document: Partial<ConfigWithHistory>, from: StartOfApp = {}): AppActors {
  const app = createScratchApp({ words: en, at: 0, ...from }).start();
  app.send({ type: BOOTED, output: { ...newSite(), ...document } } as never);
  const actors = selectActors(app.getSnapshot());
  if (!actors) throw new Error('The app does not run');
  return actors;
}

function send(actors: AppActors, sent: readonly Sent[]): void {
  for (const [to, event] of sent) (actors[to] as AnyActorRef).send(event);
}

/** The actors of a new app that jumped to a saved state. */
function jumpTo(saved: SavedState): AppActors {
  const restarted: AppActors[] = [];
  travelTo({} as Services, saved, ({ resume }, from) => {
    const actors = start(resume ?? {}, from);
    send(
      actors,
      saved.screen.map(({ to, event }) => [to as keyof AppActors, event]),
    );
    restarted.push(actors);
  });
  const [actors] = restarted;
  if (!actors) throw new Error('Nothing was restarted');
  return actors;
}

const MOMENTS: Readonly<Record<string, readonly Sent[]>> = {
  'an edited website': [
    ['site', { type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Bread' }],
  ],
  'a text in the message box of a field': [
    ['chat', { type: 'place.open', target: 'hero.title.text', at: 1 }],
    ['chat', { type: 'draft.change', text: 'Bre' }],
  ],
  'a text that was left at another field': [
    ['chat', { type: 'place.open', target: 'hero.title.text', at: 1 }],
    ['chat', { type: 'draft.change', text: 'Bre' }],
    ['chat', { type: 'place.open', target: 'hero.subtitle.text', at: 2 }],
  ],
  'the preview as wide as a phone, with guides and a link, in front': [
    ['preview', { type: 'viewport.choose', viewport: 'mobile' }],
    ['preview', { type: 'guides.toggle' }],
    ['preview', { type: 'panel.choose', panel: 'preview' }],
    ['preview', { type: 'link.follow', address: 'https://example.com/' }],
  ],
  'the find box with a query': [
    ['dialogs', { type: 'find.open' }],
    ['find', { type: 'query.change', text: 'blue' }],
  ],
  'the starting content': [['dialogs', { type: 'starts.open' }]],
  'the pictures of a list': [['dialogs', { type: 'pictures.open', list: 'portfolio.items' }]],
  'the publish form with an address': [
    ['dialogs', { type: 'publish.open' }],
    ['publish', { type: 'email.change', text: 'me@example.com' }],
  ],
  'the file dialog, with the secret': [
    ['dialogs', { type: 'transfer.open' }],
    ['transfer', { type: 'right.toggle' }],
  ],
  'the versions of a website that has none': [['dialogs', { type: 'versions.open' }]],
  'the question whether to reset': [['dialogs', { type: 'reset.ask' }]],
  'the question whether to change the template': [
    ['dialogs', { type: 'templateChange.ask', request: { type: 'template.choose', templateId: 'other' } }],
  ],
};

describe('after a jump the app is as it was, with', () => {
  test.each(Object.entries(MOMENTS))('%s', (_, sent) => {
    const actors = start({});
    send(actors, [...AT_REST, ...sent]);
    const saved = savedStateOf(actors);
    const jumped = jumpTo(saved);
    expect(savedStateOf(jumped)).toEqual(saved);
    expect(jumped.dialogs.getSnapshot().value).toEqual(actors.dialogs.getSnapshot().value);
    expect(saved.isWhole).toBe(true);
    expect(saved).not.toEqual(savedStateOf(start({})));
  });
});

const NO_WAY: Readonly<Record<string, readonly [string, readonly Sent[]]>> = {
  'a refused address': [
    'publish cannot be opened again as it was: form.rejected.',
    [
      ['dialogs', { type: 'publish.open' }],
      ['publish', { type: 'publish.submit' }],
    ],
  ],
  'chosen pictures': [
    'pictures cannot be opened again as it was: open.first: free, second: free.',
    [
      ['dialogs', { type: 'pictures.open', list: 'portfolio.items' }],
      ['pictures', { type: 'file.choose', file: new File(['a'], 'a.txt', { type: 'text/plain' }) }],
    ],
  ],
  'a gallery that loads': ['loadExamples was at work.', [['dialogs', { type: 'gallery.open' }]]],
  'a refused file': [
    'transfer cannot be opened again as it was: open.right: kept, work: offering.refused.',
    [
      ['dialogs', { type: 'transfer.open' }],
      ['transfer', { type: 'file.choose', file: new File(['a'], 'a.json') }],
      ['transfer', { type: 'xstate.error.actor.reading', error: new Error('unread') }],
    ],
  ],
};

describe('the app cannot jump to', () => {
  test.each(Object.entries(NO_WAY))('%s', (_, [hurdle, sent]) => {
    const actors = start({});
    send(actors, sent);
    expect(savedStateOf(actors)).toMatchObject({ isWhole: false, screen: [] });
    const session = sessionOf([...AT_REST, ...sent].map(([to, event]) => ({ to, event })));
    expect(whyNoTimeTravelAt(session, endOf(session))).toBe(hurdle);
  });
});
