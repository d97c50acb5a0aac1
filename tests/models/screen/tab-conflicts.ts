import type { ChangedElsewhere } from '../../../domain/storage/rebase.ts';
import {
  type TabConflictsInput,
  tabConflictsMachine,
} from '../../../machines/screen/tab-conflicts.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isSilent, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Tabs = typeof tabConflictsMachine;
type TabsStep = Step<Tabs>;

const TITLE = 'hero.title.text';
const COLOR = 'globalSettings.primaryColor';
const title: ChangedElsewhere = { path: TITLE, value: 'Elsewhere' };
const titleAgain: ChangedElsewhere = { path: TITLE, value: 'Elsewhere again' };
const color: ChangedElsewhere = { path: COLOR, value: '#ff0000' };

const started = (chat: Parameters<typeof chatStub>[0]) => () => ({
  site: siteStub(exampleConfig),
  chat: chatStub(chat) as TabConflictsInput['chat'],
});

export const tabConflictsModel: Model<Tabs> = {
  name: 'tabConflicts',
  machine: tabConflictsMachine,
  starts: {
    browsing: started({ draft: 'hello' }),
    asked: started({ picked: ['Hero', 'Title'] }),
    typing: started({ picked: ['Hero', 'Title'], draft: 'Mine' }),
    choosing: started({ picked: ['Global Settings', 'Primary Color'], draft: 'red' }),
    looking: started({ picked: ['Global Settings', 'Primary Color'] }),
    waiting: started({ picked: ['Global Settings', 'Primary Color'], isWorking: true }),
  },
  cases: {
    'site.followed': [
      { taken: [title, color], contested: [] },
      { taken: [], contested: [titleAgain] },
      { taken: [], contested: [color] },
    ],
    'site.replaced': [{ at: 5, by: 'store.changed' }],
    'conflict.takeTheirs': [{ path: TITLE }, { path: COLOR }, { path: 'header.logoText' }],
    'conflict.keepOwn': [{ path: TITLE }, { path: COLOR }],
  },
  pairs: 13,
  key: ({ context }) => context.contested.map(({ path, value }) => [path, value]),
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const contestedIn = ({ context }: TabsStep['before']) => context.contested;
const isWorking = ({ context }: TabsStep['before']) => context.chat.getSnapshot().hasTag('working');

/** The field with an unsent draft or open editor; not one that only waits for input, nor an edit already sent to the site. */
function fieldInWork({ context }: TabsStep['before']): string | undefined {
  const { stack, box } = context.chat.getSnapshot().context;
  if (context.chat.getSnapshot().hasTag('working')) return undefined;
  if (stack.at(-1)?.field?.path === COLOR) return COLOR;
  return stack.length > 1 && box.getSnapshot().context.text === 'Mine' ? TITLE : undefined;
}

export const tabConflictsSentences: Sentences<Tabs> = {
  'a field changed in both tabs is contested, the latest last; one that agrees again is not': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.followed') return undefined;
    const changedInWork = event.taken.filter(({ path }) => path === fieldInWork(before));
    const found = [...event.contested, ...changedInWork];
    const named = [...event.taken, ...found].map(({ path }) => path);
    const kept = contestedIn(before).filter(({ path }) => !named.includes(path));
    return isSame(contestedIn(after), [...kept, ...found]) && isSilent(step);
  },
  'the machine is in differing exactly while a field is contested': ({ after }) =>
    after.status !== 'active' ? undefined : after.matches('differing') === contestedIn(after).length > 0,
  'taking the other value sends it to the site, settles the field and clears its draft': (step) => {
    const { event, before, after, sent } = step;
    const taken =
      event.type === 'conflict.takeTheirs' && contestedIn(before).find(({ path }) => path === event.path);
    if (!taken || isWorking(before)) return undefined;
    const { text: draft } = before.context.chat.getSnapshot().context.box.getSnapshot().context;
    return (
      isSame(sent, [
        {
          to: 'box',
          event: { type: 'draft.change', text: fieldInWork(before) === taken.path ? '' : draft },
        },
        { to: 'site', event: { type: 'value.take', path: taken.path, value: taken.value } },
      ]) &&
      isSame(
        contestedIn(after),
        contestedIn(before).filter(({ path }) => path !== taken.path),
      )
    );
  },
  'no value can be taken during an edit, or for a field that is not contested': (step) => {
    const { event, before } = step;
    if (event.type !== 'conflict.takeTheirs') return undefined;
    const isContested = contestedIn(before).some(({ path }) => path === event.path);
    return isContested && !isWorking(before) ? undefined : isUnchanged(step) && isSilent(step);
  },
  'keeping the own value settles the field and changes nothing else': (step) => {
    const { event, before, after } = step;
    return event.type === 'conflict.keepOwn'
      ? isSilent(step) &&
          isSame(
            contestedIn(after),
            contestedIn(before).filter(({ path }) => path !== event.path),
          )
      : undefined;
  },
  'replacing the website settles every field': (step) =>
    step.event.type === 'site.replaced' ? contestedIn(step.after).length === 0 && isSilent(step) : undefined,
};
