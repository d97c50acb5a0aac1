import type { SnapshotFrom } from 'xstate';
import {
  type ChosenPicture,
  LANES,
  type Lane,
  type PictureReport,
  type PicturesInput,
} from '../../../machines/around/pictures.context.ts';
import { picturesMachine } from '../../../machines/around/pictures.machine.ts';
import type { Config } from '../../../src/domain/config/config.ts';
import { en } from '../../../src/words/en/en.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Pictures = typeof picturesMachine;
type Snapshot = SnapshotFrom<Pictures>;

const LIST = 'portfolio.items';
const CAT = new File(['cat'], 'cat.png', { type: 'image/png' });
const DOG = new File(['dog'], 'dog.webp', { type: 'image/webp' });
const HEN = new File(['hen'], 'hen.webp', { type: 'image/webp' });
const NOTES = new File(['notes'], 'notes.txt', { type: 'text/plain' });
/** The files to choose from, by how many were chosen before. */
const FILES = [[CAT, NOTES], [DOG], [HEN]];
/** The third file is there to wait: it is chosen while the others are being sent, and its own upload just succeeds. */
const LAST_TRIED = 2;
const ADDRESS = 'https://pictures.example/cat.png';

/** A full list, but for one item without a picture. */
const NEARLY_FULL: Config = {
  ...moonlight.base,
  portfolio: {
    items: Array.from({ length: 100 }, (_, at) => ({ title: '', thumbnail: at === 3 ? '' : ADDRESS })),
  },
};

const idsIn = ({ context }: Snapshot) => context.pictures.map(({ id }) => id);
const each = (at: Snapshot) => idsIn(at).map((id) => ({ id }));
const started = (config: Config) => () => ({
  site: siteStub(config),
  chat: chatStub() as PicturesInput['chat'],
  words: en,
});

export const picturesModel: Model<Pictures> = {
  name: 'pictures',
  machine: picturesMachine,
  starts: { fresh: started(moonlight.base), nearlyFull: started(NEARLY_FULL) },
  cases: {
    'pictures.open': [{ list: LIST }],
    'pictures.use': [{ at: 5 }],
    'file.choose': ({ context: { count, lanes, pictures } }) => {
      const isThird = count === LAST_TRIED;
      const areBusy = lanes.second !== undefined && pictures.every(({ fraction }) => fraction === 0);
      return isThird && !areBusy ? [] : (FILES[count] ?? []).map((file) => ({ file }));
    },
    'picture.progressed': (at) =>
      at.context.count > LAST_TRIED ? [] : idsIn(at).flatMap((id) => (id === 1 ? { id, fraction: 0.5 } : [])),
    'picture.sent': (at) => idsIn(at).map((id) => ({ id, address: ADDRESS })),
    'picture.failed': (at) =>
      idsIn(at)
        .filter((id) => id <= LAST_TRIED)
        .map((id) => (id === 1 ? { id, problem: 'failed', retryAfter: 700 } : { id, problem: 'offline' })),
    'picture.retry': each,
    // One picture is enough, and before it was sent: nothing else depends on what is said about it.
    'picture.describe': ({ context: { count, pictures } }) =>
      count === 1 && pictures[0]?.fraction === 0 ? [{ id: 1, text: ' A cat ' }] : [],
    'picture.decorate': ({ context: { count, pictures } }) =>
      count === 1 && pictures[0]?.text ? [true, false].map((isDecoration) => ({ id: 1, isDecoration })) : [],
    'picture.drop': (at) => each(at).filter(({ id }) => id <= LAST_TRIED),
  },
  pairs: 206,
  key: ({ context: { pictures, count, lanes } }) => [
    pictures.map(({ id, file, fraction, end, text, isDecoration }) => [
      id,
      file.name,
      fraction,
      end,
      text,
      isDecoration,
    ]),
    count,
    lanes,
  ],
};

const REPORTS: readonly string[] = [
  'picture.progressed',
  'picture.sent',
  'picture.failed',
] satisfies PictureReport['type'][];
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const pictureOf = ({ context }: Snapshot, id: number) => context.pictures.find((each) => each.id === id);
const isSending = ({ context: { lanes } }: Snapshot, id: number) => LANES.some((lane) => lanes[lane] === id);
/** The events about one picture that is there. */
const aboutOne = ({ event, before }: Step<Pictures>): ChosenPicture | undefined =>
  'id' in event && before.matches('open') ? pictureOf(before, event.id as number) : undefined;
const othersOf = ({ context }: Snapshot, id: number) => context.pictures.filter((each) => each.id !== id);
const canSendAgain = ({ end }: ChosenPicture) => end?.kind === 'failed' && end.problem !== 'notImage';
const isWaiting = (at: Snapshot) => (picture: ChosenPicture) => !picture.end && !isSending(at, picture.id);
const laneOf = (id: string): Lane => (id.includes('.second.') ? 'second' : 'first');

export const picturesSentences: Sentences<Pictures> = {
  'it opens on demand for a list, without a picture': ({ event, before, after }) =>
    event.type === 'pictures.open' && before.matches('closed')
      ? after.matches('open') && after.context.list === LIST && after.context.pictures.length === 0
      : undefined,
  'closed, it has forgotten everything and hears only that it is to open': (step) => {
    const { event, before, after } = step;
    const { list, pictures, count, lanes } = after.context;
    if (after.matches('closed') && !same([list, pictures, count, lanes], ['', [], 0, {}])) return false;
    return before.matches('closed') && event.type !== 'pictures.open'
      ? isUnchanged(step) && isSilent(step)
      : undefined;
  },
  'closing says nothing, whatever is on its way': (step) =>
    step.event.type === 'pictures.close' ? step.after.matches('closed') && isSilent(step) : undefined,
  'a chosen file comes last; what cannot be taken says why': ({ event, before, after }) => {
    if (event.type !== 'file.choose' || !before.matches('open')) return undefined;
    const { pictures } = before.context;
    const isFull =
      before.context.site.getSnapshot().context.config === NEARLY_FULL &&
      pictures.some(
        ({ end }) => end?.kind !== 'failed' || end.problem === 'failed' || end.problem === 'offline',
      );
    const problem = event.file === NOTES ? 'notImage' : isFull ? 'noRoom' : undefined;
    const added = after.context.pictures.at(-1);
    return (
      same(after.context.pictures.slice(0, -1), pictures) &&
      added?.file === event.file &&
      added.id === before.context.count + 1 &&
      added.fraction === 0 &&
      same(added.end, problem && { kind: 'failed', problem })
    );
  },
  'two pictures at most are on their way, in their order, and none waits while a lane is free': ({
    after,
  }) => {
    if (!after.matches('open')) return undefined;
    const { lanes, pictures } = after.context;
    const sending = LANES.flatMap((lane) => lanes[lane] ?? []);
    const open = LANES.filter((lane) => after.matches({ open: { [lane]: 'sending' } } as never));
    return (
      same(
        LANES.filter((lane) => lanes[lane] !== undefined),
        open,
      ) &&
      new Set(sending).size === sending.length &&
      sending.every((id) => pictures.some((each) => each.id === id && !each.end)) &&
      (open.length === LANES.length || !pictures.some(isWaiting(after)))
    );
  },
  'a lane that has become free takes the first that waits': ({ before, after }) => {
    if (!before.matches('open') || !after.matches('open')) return undefined;
    const [next] = before.context.pictures.filter(isWaiting(before)).filter(({ id }) => pictureOf(after, id));
    const isFree = LANES.some((lane) => after.context.lanes[lane] !== before.context.lanes[lane]);
    return next && isFree ? isSending(after, next.id) : undefined;
  },
  'each lane sends the file of its picture': ({ after }) => {
    if (!after.matches('open')) return undefined;
    const inputs = Object.values(after.children).flatMap((child) => child?.getSnapshot().input ?? []);
    const meant = LANES.flatMap((lane) => {
      const picture = pictureOf(after, after.context.lanes[lane] ?? 0);
      return picture ? [picture] : [];
    });
    return (
      inputs.length === meant.length &&
      meant.every(({ id, file }) => inputs.some((input) => input.id === id && input.file === file))
    );
  },
  'a report is taken only of a picture on its way, and changes that one alone': (step) => {
    const { event, before, after } = step;
    const picture = aboutOne(step);
    if (!picture || !REPORTS.includes(event.type)) return undefined;
    if (!isSending(before, picture.id)) return isUnchanged(step) && isSilent(step);
    const now = pictureOf(after, picture.id);
    if (!same(othersOf(before, picture.id), othersOf(after, picture.id)) || !isSilentBut(step)) return false;
    if (event.type === 'picture.progressed') return now?.fraction === 0.5 && isSending(after, picture.id);
    if (isSending(after, picture.id)) return false;
    if (event.type === 'picture.sent') return same(now?.end, { kind: 'sent', address: ADDRESS });
    return (
      event.type === 'picture.failed' &&
      same(now?.end, { kind: 'failed', problem: event.problem, retryAfter: event.retryAfter })
    );
  },
  'an upload that breaks has failed, and no other': (step) => {
    if (!isEnd(step, 'error') || !step.before.matches('open')) return undefined;
    const id = step.before.context.lanes[laneOf(step.event.type)] ?? 0;
    return (
      same(pictureOf(step.after, id)?.end, { kind: 'failed', problem: 'failed' }) &&
      same(othersOf(step.before, id), othersOf(step.after, id))
    );
  },
  'only what may be taken later is sent again, from its beginning': (step) => {
    const picture = aboutOne(step);
    if (!picture || step.event.type !== 'picture.retry') return undefined;
    const { end } = picture;
    if (!canSendAgain(picture) || (end?.kind === 'failed' && end.problem === 'noRoom'))
      return isUnchanged(step) && isSilent(step);
    const now = pictureOf(step.after, picture.id);
    return now !== undefined && !now.end && now.fraction === 0;
  },
  'what is said about a picture is kept, and a text takes decoration back': (step) => {
    const picture = aboutOne(step);
    const { event } = step;
    if (!picture || (event.type !== 'picture.describe' && event.type !== 'picture.decorate'))
      return undefined;
    const change =
      event.type === 'picture.describe'
        ? { text: event.text, isDecoration: false }
        : { isDecoration: event.isDecoration };
    return (
      same(pictureOf(step.after, picture.id), { ...picture, ...change }) &&
      same(othersOf(step.after, picture.id), othersOf(step.before, picture.id)) &&
      isSilent(step)
    );
  },
  'a picture that is left out is gone, and is sent no more': (step) => {
    const picture = aboutOne(step);
    if (!picture || step.event.type !== 'picture.drop') return undefined;
    const { id } = picture;
    return same(step.after.context.pictures, othersOf(step.before, id)) && !isSending(step.after, id);
  },
  'used, what was sent becomes one plan for the chat, once nothing is on its way': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'pictures.use' || !before.matches('open')) return undefined;
    const ends = before.context.pictures.map(({ end }) => end);
    const count = ends.filter((end) => end?.kind === 'sent').length;
    if (count === 0 || ends.includes(undefined)) return isUnchanged(step) && isSilent(step);
    const [first, ...others] = sent.filter(({ to }) => to === 'chat');
    if (!after.matches('closed') || first?.event.type !== 'plan.chosen' || others.length > 0) return false;
    const plan = first.event as unknown as { edits: object[]; said: string; told: string; at: number };
    const list = before.context.site.getSnapshot().context.config === NEARLY_FULL ? [3] : [0, 1, 2];
    const [chosen] = before.context.pictures.filter(({ end }) => end?.kind === 'sent');
    const described = (at: number) =>
      chosen && at === list[0] && (chosen.isDecoration || chosen.text !== '')
        ? [{ path: `${LIST}[${at}].thumbnailDescription`, typed: chosen.isDecoration ? '' : 'A cat' }]
        : [];
    return (
      plan.said === en.pictures.use(count) &&
      plan.told === en.pictures.added(count, 'Portfolio › Project') &&
      plan.at === event.at &&
      same(
        plan.edits,
        list
          .slice(0, count)
          .flatMap((at) => [{ path: `${LIST}[${at}].thumbnail`, typed: ADDRESS }, ...described(at)]),
      )
    );
  },
};

/** Whether a step told no other machine anything: a lane that starts the next upload is none. */
function isSilentBut({ sent }: Step<Pictures>): boolean {
  return sent.every(({ to }) => to !== 'chat' && to !== 'site');
}
