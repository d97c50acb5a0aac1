import { assign, sendTo, setup, stopChild } from 'xstate';
import { type AddedPicture, pictureEdits, placesInList } from '../../domain/editing/added-pictures.ts';
import { checkImage, type ImageProblem } from '../../domain/images/upload-rules.ts';
import { listAt } from '../../domain/lists/list-table.ts';
import { listName } from '../../domain/lists/typed-rows.ts';
import { pagePictures } from '../../templates/main-pictures.ts';
import type { Words } from '../../words/words.ts';
import type { ChatEvent, ChatRef } from '../chat/chat.setup.ts';
import {
  type UploadActor,
  type UploadEnd,
  type UploadNews,
  uploadMachine,
} from '../editor/upload.machine.ts';
import { heard, listen } from '../listen.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface PicturesInput {
  readonly site: SiteRef<never>;
  readonly chat: ChatRef<Extract<ChatEvent, { type: 'plan.chosen' }>>;
  readonly words: Words;
  /** The path of the list that takes the pictures; '' for the main pictures of the page. */
  readonly list: string;
}

/** Why a picture was not taken; `noRoom`: the list is full. */
type PictureProblem = ImageProblem | 'noRoom' | 'failed' | 'offline';

/** One chosen file. Without an end it waits, or is being sent. */
export interface ChosenPicture {
  readonly id: number;
  readonly file: File;
  /** The description typed so far. */
  readonly text: string;
  /** True if it shows nothing that needs a description. */
  readonly isDecoration: boolean;
  /** Sends the file; undefined before its turn. */
  readonly upload?: UploadActor | undefined;
  readonly end?:
    | UploadEnd
    | { readonly kind: 'failed'; readonly problem: ImageProblem | 'noRoom' }
    | undefined;
}

export interface PicturesContext extends PicturesInput {
  /** The files, in the order in which they were chosen. */
  readonly pictures: readonly ChosenPicture[];
  /** The number of files chosen so far. */
  readonly count: number;
  /** The pictures on their way. */
  readonly sending: readonly ChosenPicture['id'][];
}

export type PicturesEvent =
  | { type: 'pictures.use'; at: number }
  | { type: 'file.choose'; file: File }
  | { type: 'picture.retry'; id: number }
  | { type: 'picture.drop'; id: number }
  | { type: 'picture.describe'; id: number; text: string }
  | { type: 'picture.decorate'; id: number; isDecoration: boolean }
  | UploadNews;

type Id = Pick<ChosenPicture, 'id'>;

/** Uploads that run at the same time. More would only share the same line. */
const AT_A_TIME = 2;

const base = setup({
  types: { input: {} as PicturesInput, context: {} as PicturesContext, events: {} as PicturesEvent },
  actors: { upload: uploadMachine, listen },
  guards: {
    isSending: ({ context }, { id }: UploadNews) => context.sending.some((each) => uploadOf(each) === id),
    canRetry: ({ context }, { id }: Id) =>
      context.pictures.some(
        (picture) => picture.id === id && picture.end?.kind === 'failed' && canRetry(picture.end.problem),
      ),
    isReady: ({ context }) => isReady(context),
  },
  actions: {
    addFile: assign(({ context }, { file }: { file: File }) => withFile(context, file)),
    noteEnd: assign(({ context }, { id, end }: UploadNews) => ({
      pictures: context.pictures.map((each) => (uploadOf(each.id) === id ? { ...each, end } : each)),
      sending: context.sending.filter((each) => uploadOf(each) !== id),
    })),
    tryAgain: assign(({ context }, { id }: Id) => ({
      pictures: withChange(context, id, { end: undefined }),
    })),
    stopUpload: stopChild((_, { id }: Id) => uploadOf(id)),
    drop: assign(({ context }, { id }: Id) => ({
      pictures: context.pictures.filter((picture) => picture.id !== id),
      sending: context.sending.filter((each) => each !== id),
    })),
    describe: assign(({ context }, { id, text }: Id & { text: string }) => ({
      pictures: withChange(context, id, { text, isDecoration: false }),
    })),
    decorate: assign(({ context }, { id, isDecoration }: Id & { isDecoration: boolean }) => ({
      pictures: withChange(context, id, { isDecoration }),
    })),
    use: sendTo(
      ({ context }) => context.chat,
      ({ context }, { at }: { at: number }) => chosenPlan(context, at),
    ),
  },
});

/** The actors, guards and actions of the chart of many pictures. */
export const picturesSetup = base.extend({
  actions: {
    sendNext: base.enqueueActions(({ context, enqueue }) => {
      for (const { id, file, upload } of nextToSend(context)) {
        if (!upload) {
          enqueue.assign(({ context, spawn }) => {
            const upload = spawn('upload', { id: uploadOf(id) });
            spawn('listen', { input: [heard(upload, 'upload.ended')] });
            return { pictures: withChange(context, id, { upload }) };
          });
          enqueue.sendTo(uploadOf(id), { type: 'file.choose', file });
          if (checkImage(file) === 'tooLarge') enqueue.sendTo(uploadOf(id), { type: 'image.shrink' });
        }
        enqueue.assign(({ context }) => ({ sending: [...context.sending, id] }));
        enqueue.sendTo(uploadOf(id), { type: 'upload.start' });
      }
    }),
  },
});

/** The initial context. */
export const beginPictures = (input: PicturesInput): PicturesContext => ({
  ...input,
  pictures: [],
  count: 0,
  sending: [],
});

/** The id of a picture's upload. */
const uploadOf = (id: number) => `upload-${id}`;

/** The pictures whose turn it is, in the order of the files, so that two are on their way. */
const nextToSend = ({ pictures, sending }: PicturesContext) =>
  pictures.filter(({ id, end }) => !end && !sending.includes(id)).slice(0, AT_A_TIME - sending.length);

/** The pictures that were sent, with what is said about them. */
export const sentOf = ({ pictures }: Pick<PicturesContext, 'pictures'>): readonly AddedPicture[] =>
  pictures.flatMap(({ end, text, isDecoration }) => {
    if (end?.kind !== 'sent') return [];
    return [{ address: end.address, description: isDecoration ? '' : text.trim() || undefined }];
  });

/** True if something was sent, nothing is on its way, and the page has a place for it. */
export const isReady = (context: PicturesContext): boolean =>
  context.pictures.every(({ end }) => end !== undefined) && sentOf(context).length > 0 && hasPlaces(context);

/** The pictures with one more file. A file that cannot be taken has failed already. */
function withFile({ pictures, count, site, list }: PicturesContext, file: File) {
  const taken = pictures.filter(({ end }) => end?.kind !== 'failed' || canRetry(end.problem)).length;
  const hasRoom = taken < placesFor({ site, list }).length;
  const problem = checkImage(file) ?? (hasRoom ? undefined : ('noRoom' as const));
  const end = problem && { kind: 'failed' as const, problem };
  const added: ChosenPicture = { id: count + 1, file, text: '', isDecoration: false, end };
  return { pictures: [...pictures, added], count: count + 1 };
}

/** Where the pictures go. */
const placesFor = ({ site, list }: Pick<PicturesInput, 'site' | 'list'>) => {
  const { config } = site.getSnapshot().context;
  return list === '' ? pagePictures(config) : placesInList(config, list);
};

/** True if the same file may be taken later; one that is too large is then made smaller. */
export const canRetry = (problem: PictureProblem): boolean => problem !== 'notImage' && problem !== 'noRoom';

/** False where another tab has taken the list from the page. */
export const hasPlaces = ({ site, list }: Pick<PicturesInput, 'site' | 'list'>): boolean => {
  const { config } = site.getSnapshot().context;
  return list === '' ? pagePictures(config).length > 0 : listAt(config, list) !== undefined;
};

/** The pictures with a change of one of them. */
const withChange = ({ pictures }: PicturesContext, id: number, change: Partial<ChosenPicture>) =>
  pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));

/** What the chat is asked to do with the pictures that were sent, in the words of the visitor. */
function chosenPlan(context: PicturesContext, at: number) {
  const { site, words, list } = context;
  const { config } = site.getSnapshot().context;
  const sent = sentOf(context);
  const node = listAt(config, list);
  return {
    type: 'plan.chosen' as const,
    edits: pictureEdits(placesFor(context), sent),
    said: words.pictures.use(sent.length),
    // The main pictures of the page have no list.
    told: words.pictures.added(sent.length, node ? listName(config, node, words) : words.chat.page),
    at,
  };
}
