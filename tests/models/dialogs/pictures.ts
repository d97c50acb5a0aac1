import type { SnapshotFrom } from 'xstate';
import type { Config } from '../../../domain/config/config.ts';
import { picturesMachine } from '../../../machines/dialogs/pictures.machine.ts';
import type { ChosenPicture, PicturesInput } from '../../../machines/dialogs/pictures.setup.ts';
import type { UploadEnd } from '../../../machines/editor/upload.machine.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isSilent, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Pictures = typeof picturesMachine;
type Snapshot = SnapshotFrom<Pictures>;

const LIST = 'portfolio.items';
const CAT = new File(['cat'], 'cat.png', { type: 'image/png' });
const DOG = new File(['dog'], 'dog.webp', { type: 'image/webp' });
const HEN = new File(['hen'], 'hen.webp', { type: 'image/webp' });
const NOTES = new File(['notes'], 'notes.txt', { type: 'text/plain' });
const LARGE = new File([new Uint8Array(5_242_881)], 'large.png', { type: 'image/png' });
/** The files to choose from, by how many were chosen before. */
const FILES = [[CAT, NOTES, LARGE], [DOG], [HEN]];
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

const ENDS: readonly UploadEnd[] = [
  { kind: 'sent', address: ADDRESS },
  { kind: 'failed', problem: 'offline', retryAfter: 700 },
  // Tried once alone: what follows is as after the other failure.
  { kind: 'failed', problem: 'failed', retryAfter: undefined },
];
const endOf = ({ id, end }: ChosenPicture) => [id, end];
const idsIn = ({ context }: Snapshot) => context.pictures.map(({ id }) => id);
const each = (at: Snapshot) => idsIn(at).map((id) => ({ id }));
const started = (config: Config) => () => ({
  site: siteStub(config),
  chat: chatStub() as PicturesInput['chat'],
  words: en,
  list: LIST,
});

export const picturesModel: Model<Pictures> = {
  name: 'pictures',
  machine: picturesMachine,
  starts: { fresh: started(moonlight.base), nearlyFull: started(NEARLY_FULL) },
  cases: {
    'pictures.use': [{ at: 5 }],
    'file.choose': ({ context: { count, sending } }) =>
      count === LAST_TRIED && sending.length < 2 ? [] : (FILES[count] ?? []).map((file) => ({ file })),
    'upload.ended': (at) =>
      idsIn(at).flatMap((id) =>
        ENDS.slice(0, id > LAST_TRIED ? 1 : at.context.count === 1 ? 3 : 2).map((end) => ({
          id: `upload-${id}`,
          end,
        })),
      ),
    'picture.retry': each,
    // One picture is enough, and before it was sent: nothing else depends on what is said about it.
    'picture.describe': ({ context: { count, pictures } }) =>
      count === 1 && pictures[0]?.end === undefined ? [{ id: 1, text: ' A cat ' }] : [],
    'picture.decorate': ({ context: { count, pictures } }) =>
      count === 1 && pictures[0]?.text ? [true, false].map((isDecoration) => ({ id: 1, isDecoration })) : [],
    'picture.drop': (at) => each(at).filter(({ id }) => id <= LAST_TRIED),
  },
  pairs: 36,
  steady: { list: 'tests/domain/editing/added-pictures.test.ts fills each list.' },
  key: ({ context: { pictures, count, sending } }) => [
    pictures.map(({ id, file, upload, end, text, isDecoration }) => [
      id,
      file.name,
      upload !== undefined,
      end,
      text,
      isDecoration,
    ]),
    count,
    sending,
  ],
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const pictureOf = ({ context }: Snapshot, id: number) => context.pictures.find((each) => each.id === id);
const isSending = ({ context: { sending } }: Snapshot, id: number) => sending.includes(id);
/** The events about one picture that is there. */
const aboutOne = ({ event, before }: Step<Pictures>): ChosenPicture | undefined =>
  'id' in event ? pictureOf(before, Number(String(event.id).replace('upload-', ''))) : undefined;
const othersOf = ({ context }: Snapshot, id: number) => context.pictures.filter((each) => each.id !== id);
const canSendAgain = ({ end }: ChosenPicture) => end?.kind === 'failed' && end.problem !== 'notImage';
/** Whether a picture that was on its way was begun anew in a step. */
const isEndedIn = (before: Snapshot, after: Snapshot, id: number) =>
  pictureOf(before, id)?.upload !== pictureOf(after, id)?.upload;
const isWaiting = (at: Snapshot) => (picture: ChosenPicture) => !picture.end && !isSending(at, picture.id);

export const picturesSentences: Sentences<Pictures> = {
  'it begins without a picture': ({ before }, past) =>
    past.length === 0 ? before.matches('open') && before.context.pictures.length === 0 : undefined,
  'a chosen file comes last; what cannot be taken says why': ({ event, before, after }) => {
    if (event.type !== 'file.choose') return undefined;
    const { pictures } = before.context;
    const isFull =
      before.context.site.getSnapshot().context.config === NEARLY_FULL &&
      pictures.some(({ end }) => end?.kind !== 'failed' || !['notImage', 'noRoom'].includes(end.problem));
    const refused = new Map([
      [NOTES, 'notImage'],
      [LARGE, 'tooLarge'],
    ]).get(event.file);
    const problem = refused ?? (isFull ? 'noRoom' : undefined);
    const added = after.context.pictures.at(-1);
    return (
      same(
        after.context.pictures.slice(0, -1).map(({ file }) => file.name),
        pictures.map(({ file }) => file.name),
      ) &&
      added?.file === event.file &&
      added.id === before.context.count + 1 &&
      same(added.end, problem && { kind: 'failed', problem })
    );
  },
  'two pictures at most are on their way, and none waits while one more could be': ({ after }) => {
    const { sending, pictures } = after.context;
    return (
      new Set(sending).size === sending.length &&
      sending.length <= 2 &&
      sending.every((id) => pictures.some((each) => each.id === id && !each.end)) &&
      (sending.length === 2 || !pictures.some(isWaiting(after)))
    );
  },
  'those that waited are started in their order, each by an upload of its own, with its file once': ({
    before,
    after,
    sent,
  }) => {
    const begun = after.context.sending.filter(
      (id) => !isSending(before, id) || isEndedIn(before, after, id),
    );
    const expected = begun.flatMap((id) => {
      const to = `upload-${id}`;
      const isFirst = pictureOf(before, id)?.upload === undefined;
      const file = pictureOf(after, id)?.file;
      return [
        ...(isFirst ? [{ to, event: { type: 'file.choose', file } }] : []),
        ...(isFirst && file === LARGE ? [{ to, event: { type: 'image.shrink' } }] : []),
        { to, event: { type: 'upload.start' } },
      ];
    });
    const waited = before.context.pictures.filter(isWaiting(before)).map(({ id }) => id);
    return (
      same(
        sent.filter(({ to, event }) => to.startsWith('upload-') && !event.type.startsWith('xstate.')),
        expected,
      ) &&
      begun.every((id) => pictureOf(after, id)?.upload?.id === `upload-${id}`) &&
      begun
        .filter((id) => waited.includes(id))
        .every((id, at) => id === waited.filter((each) => pictureOf(after, each))[at])
    );
  },
  'a report is taken only of a picture on its way, and changes that one alone': (step) => {
    const { event, before, after } = step;
    const picture = aboutOne(step);
    if (!picture || event.type !== 'upload.ended') return undefined;
    if (!isSending(before, picture.id)) return isUnchanged(step) && isSilent(step);
    return (
      same(othersOf(before, picture.id).map(endOf), othersOf(after, picture.id).map(endOf)) &&
      isSilentBut(step) &&
      !isSending(after, picture.id) &&
      same(pictureOf(after, picture.id)?.end, event.end)
    );
  },
  'only what may be taken later is sent again, from its beginning': (step) => {
    const picture = aboutOne(step);
    if (!picture || step.event.type !== 'picture.retry') return undefined;
    const { end } = picture;
    if (!canSendAgain(picture) || (end?.kind === 'failed' && end.problem === 'noRoom'))
      return isUnchanged(step) && isSilent(step);
    const now = pictureOf(step.after, picture.id);
    return now !== undefined && !now.end;
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
    return (
      same(step.after.context.pictures.map(endOf), othersOf(step.before, id).map(endOf)) &&
      !pictureOf(step.after, id) &&
      !isSending(step.after, id) &&
      step.after.children[`upload-${id}`] === undefined
    );
  },
  'used, what was sent becomes one plan for the chat, once nothing is on its way': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'pictures.use') return undefined;
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
      plan.told === en.pictures.added(count, 'Portfolio') &&
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
