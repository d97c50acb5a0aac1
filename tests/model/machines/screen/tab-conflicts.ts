import {
  type TabConflictsInput,
  tabConflictsMachine,
} from '../../../../machines/screen/tab-conflicts.machine.ts';
import type { ChangedElsewhere } from '../../../../src/domain/storage/rebase.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import { chatStub } from '../../chat-stub.ts';
import type { Model, Sentences, Step } from '../../model.ts';
import { isEnd, isSilent, isUnchanged } from '../../sentences.ts';
import { siteStub } from '../../site-stub.ts';

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
    waiting: started({ picked: ['Global Settings', 'Primary Color'], isWorking: true }),
  },
  cases: {
    'site.followed': [
      { taken: [title, color], contested: [] },
      { taken: [], contested: [titleAgain] },
      { taken: [], contested: [color] },
    ],
    'site.replaced': [{ at: 5 }],
    'conflict.takeTheirs': [{ path: TITLE }, { path: COLOR }, { path: 'header.logoText' }],
    'conflict.keepOwn': [{ path: TITLE }, { path: COLOR }],
  },
  key: ({ context }) => context.contested.map(({ path, value }) => [path, value]),
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const asked = ({ context }: TabsStep['before']) => context.contested;
const isWorking = ({ context }: TabsStep['before']) => context.chat.getSnapshot().hasTag('working');

/** What the chat of a step is at work with; not a field that merely waits for a value, nor an edit that the site knows of. */
function atWork({ context }: TabsStep['before']): string | undefined {
  const { conversation, draft } = context.chat.getSnapshot().context;
  if (context.chat.getSnapshot().hasTag('working')) return undefined;
  if (conversation.above.at(-1)?.field?.path === COLOR) return COLOR;
  return conversation.above.length > 0 && draft === 'Mine' ? TITLE : undefined;
}

export const tabConflictsSentences: Sentences<Tabs> = {
  'what was changed in both tabs is asked, the latest last; where both are the same again, nothing is': (
    step,
  ) => {
    const { event, before, after } = step;
    if (event.type !== 'site.followed') return undefined;
    const worked = event.taken.filter(({ path }) => path === atWork(before));
    const found = [...event.contested, ...worked];
    const named = [...event.taken, ...found].map(({ path }) => path);
    const kept = asked(before).filter(({ path }) => !named.includes(path));
    return isSame(asked(after), [...kept, ...found]) && isSilent(step);
  },
  'it asks as long as anything is in question': ({ after }) =>
    after.status !== 'active' ? undefined : after.matches('differing') === asked(after).length > 0,
  'who takes the other value has it stored, and is asked no more; what was typed there is gone': (step) => {
    const { event, before, after, sent } = step;
    const taken =
      event.type === 'conflict.takeTheirs' && asked(before).find(({ path }) => path === event.path);
    if (!taken || isWorking(before)) return undefined;
    const { draft } = before.context.chat.getSnapshot().context;
    return (
      isSame(sent, [
        { to: 'chat', event: { type: 'draft.change', text: atWork(before) === taken.path ? '' : draft } },
        { to: 'site', event: { type: 'value.take', path: taken.path, value: taken.value } },
      ]) &&
      isSame(
        asked(after),
        asked(before).filter(({ path }) => path !== taken.path),
      )
    );
  },
  'while an edit is on its way, and where nothing is asked, nothing is taken': (step) => {
    const { event, before } = step;
    if (event.type !== 'conflict.takeTheirs') return undefined;
    const isAsked = asked(before).some(({ path }) => path === event.path);
    return isAsked && !isWorking(before) ? undefined : isUnchanged(step) && isSilent(step);
  },
  'who keeps the own value is asked no more, and nothing changes': (step) => {
    const { event, before, after } = step;
    return event.type === 'conflict.keepOwn'
      ? isSilent(step) &&
          isSame(
            asked(after),
            asked(before).filter(({ path }) => path !== event.path),
          )
      : undefined;
  },
  'another website leaves nothing in question': (step) =>
    step.event.type === 'site.replaced' ? asked(step.after).length === 0 && isSilent(step) : undefined,
  'what can no longer hear the site breaks': (step) =>
    isEnd(step, 'error') ? step.after.status === 'error' : undefined,
};
