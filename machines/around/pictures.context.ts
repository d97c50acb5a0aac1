import { namesOfPath } from '../../src/domain/chat/menu.ts';
import { type AddedPicture, pictureEdits, roomForPictures } from '../../src/domain/editing/added-pictures.ts';
import { checkImage, type ImageProblem } from '../../src/domain/images/upload-rules.ts';
import type { Words } from '../../src/words/words.ts';
import type { ChatEvent } from '../chat/chat.context.ts';
import type { ChatRef } from '../chat/watch-chat.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface PicturesInput {
  readonly site: SiteRef<never>;
  readonly chat: ChatRef<Extract<ChatEvent, { type: 'plan.chosen' }>>;
  readonly words: Words;
}

/** Why a picture was not taken; `noRoom`: the list is full. */
export type PictureProblem = ImageProblem | 'noRoom' | 'failed' | 'offline';

/** The end of a picture's upload. */
type PictureEnd =
  | { readonly kind: 'sent'; readonly address: string }
  | {
      readonly kind: 'failed';
      readonly problem: PictureProblem;
      /** Seconds until the next picture is accepted, after the rate limit was hit. */
      readonly retryAfter?: number | undefined;
      /** Why the server did not take it, in its words. */
      readonly reason?: string | undefined;
    };

/** One chosen file. Without an end it waits, or is being sent in a lane. */
export interface ChosenPicture {
  readonly id: number;
  readonly file: File;
  /** How much of it has been sent, 0 to 1. */
  readonly fraction: number;
  /** The description typed so far. */
  readonly text: string;
  /** True if it shows nothing that needs a description. */
  readonly isDecoration: boolean;
  readonly end?: PictureEnd | undefined;
}

/** Uploads that run at the same time. More would only share the same line. */
export const LANES = ['first', 'second'] as const;
export type Lane = (typeof LANES)[number];

export interface PicturesContext extends PicturesInput {
  /** The path of the list that takes the pictures. */
  readonly list: string;
  /** The files, in the order in which they were chosen. */
  readonly pictures: readonly ChosenPicture[];
  /** The number of files chosen so far. */
  readonly count: number;
  /** The picture that each lane sends. */
  readonly lanes: Readonly<Record<Lane, ChosenPicture['id'] | undefined>>;
}

/** Reports of the `uploadPicture` actor, and with them the id of its picture. */
export type PictureReport =
  | { type: 'picture.progressed'; id: number; fraction: number }
  | { type: 'picture.sent'; id: number; address: string }
  | {
      type: 'picture.failed';
      id: number;
      problem: 'failed' | 'offline';
      retryAfter?: number | undefined;
      reason?: string | undefined;
    };

export type PicturesEvent =
  | { type: 'pictures.open'; list: string }
  | { type: 'pictures.close' }
  | { type: 'pictures.use'; at: number }
  | { type: 'file.choose'; file: File }
  | { type: 'picture.retry'; id: number }
  | { type: 'picture.drop'; id: number }
  | { type: 'picture.describe'; id: number; text: string }
  | { type: 'picture.decorate'; id: number; isDecoration: boolean }
  | PictureReport;

/** The context of a closed dialog. */
export const beginPictures = (input: PicturesInput): PicturesContext => ({
  ...input,
  list: '',
  pictures: [],
  count: 0,
  lanes: { first: undefined, second: undefined },
});

/** The upload of a lane. */
export const uploadIn = ({ pictures, lanes }: PicturesContext, lane: Lane) => ({
  id: lanes[lane] ?? 0,
  file: pictures.find(({ id }) => id === lanes[lane])?.file,
});

/** The first picture that no lane has taken yet. */
export const nextWaiting = ({ pictures, lanes }: PicturesContext) =>
  pictures.find(({ id, end }) => end === undefined && !LANES.some((lane) => lanes[lane] === id));

/** The pictures that were sent, with what is said about them. */
export const sentOf = ({ pictures }: Pick<PicturesContext, 'pictures'>): readonly AddedPicture[] =>
  pictures.flatMap(({ end, text, isDecoration }) => {
    if (end?.kind !== 'sent') return [];
    return [{ address: end.address, description: isDecoration ? '' : text.trim() || undefined }];
  });

/** True if something was sent, and nothing is on its way. */
export const isReady = (context: Pick<PicturesContext, 'pictures'>): boolean =>
  context.pictures.every(({ end }) => end !== undefined) && sentOf(context).length > 0;

/** The pictures with one more file. A file that cannot be taken has failed already. */
export function withFile({ pictures, count, site, list }: PicturesContext, file: File) {
  const taken = pictures.filter(({ end }) => end?.kind !== 'failed' || canRetry(end.problem)).length;
  const hasRoom = taken < roomForPictures(site.getSnapshot().context.config, list);
  const problem = checkImage(file) ?? (hasRoom ? undefined : ('noRoom' as const));
  const added: ChosenPicture = {
    id: count + 1,
    file,
    fraction: 0,
    text: '',
    isDecoration: false,
    end: problem && { kind: 'failed', problem },
  };
  return { pictures: [...pictures, added], count: count + 1 };
}

/** True if the same file may be taken later. */
export const canRetry = (problem: PictureProblem): boolean => problem === 'failed' || problem === 'offline';

/** The pictures with a change of one of them. */
export const withChange = ({ pictures }: PicturesContext, id: number, change: Partial<ChosenPicture>) =>
  pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));

/** What the chat is asked to do with the pictures that were sent, in the words of the visitor. */
export function chosenPlan(context: PicturesContext, at: number) {
  const { site, words, list } = context;
  const { config } = site.getSnapshot().context;
  const sent = sentOf(context);
  return {
    type: 'plan.chosen' as const,
    edits: pictureEdits(config, list, sent),
    said: words.pictures.use(sent.length),
    told: words.pictures.added(sent.length, namesOfPath(config, list, words).join(' › ')),
    at,
  };
}
