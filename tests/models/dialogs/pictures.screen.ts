import type { picturesMachine } from '../../../machines/dialogs/pictures.machine.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { picturesModel } from './pictures.ts';

const { choose, chooseMore, use } = en.pictures;
const title = en.titles.pictures;
/** Sends the end of an upload. Its own paths lead there. */
const sendReport: Driver = (stage, event) => stage.send({ to: 'dialogs.pictures', event });
const NAMES = ['', 'cat.png', 'dog.webp', 'hen.webp'];

export const picturesScreen: ScreenModel<typeof picturesMachine> = {
  model: {
    ...picturesModel,
    starts: { fresh: picturesModel.starts.fresh ?? (() => ({}) as never) },
    // The dialog is modal; the button is there once a picture was sent. Two files show all that a row shows.
    possible: (situation, event) => {
      if (event.type === 'file.choose')
        return ['cat.png', 'dog.webp'].includes(event.file.name) && situation.context.count < 2;
      const [first] = situation.context.pictures;
      // A click ticks or unticks the box; the text of a ticked one cannot be changed.
      if (event.type === 'picture.decorate')
        return event.isDecoration !== first?.isDecoration && first?.end?.kind !== 'failed';
      if (event.type === 'picture.describe')
        return first?.isDecoration === false && first.end?.kind !== 'failed';
      return true;
    },
    // Each row for itself: the machine's own paths mix them.
    key: ({ context: { pictures, sending } }) => [
      pictures.map(({ end, text, isDecoration }) => [end?.kind, text, isDecoration]),
      sending,
    ],
  },
  actor: () => 'dialogs.pictures',
  stage: () => ({ stored: moonlight.base }),
  // Then the chat has another message, and the list other pictures.
  isLast: ({ type }) => type === 'pictures.use',
  arrive: async ({ hands }) => {
    await hands.pick('Portfolio');
    await hands.pick('Project');
    await hands.pick(en.chat.addPictures);
  },
  drivers: {
    'pictures.use': ({ hands }, _: object, { before }) => {
      const { pictures } = (before as { context: { pictures: { end?: { kind: string } }[] } }).context;
      return hands.click('button', use(pictures.filter(({ end }) => end?.kind === 'sent').length), title);
    },
    'file.choose': ({ hands }, { file }: { file: File }, { before }) => {
      const { pictures } = (before as { context: { pictures: object[] } }).context;
      return hands.giveFile(file, 'choose', pictures.length > 0 ? chooseMore : choose);
    },
    'picture.retry': ({ hands }, { id }: { id: number }) =>
      hands.click('button', en.pictures.retryOf(NAMES[id] ?? ''), title),
    'picture.drop': ({ hands }, { id }: { id: number }) =>
      hands.click('button', en.pictures.removeOf(NAMES[id] ?? ''), title),
    'picture.describe': ({ hands }, { id, text }: { id: number; text: string }) =>
      hands.fill(en.pictures.describe(NAMES[id] ?? ''), text),
    'picture.decorate': ({ hands }) => hands.click('checkbox', en.describe.decoration, title),
    'upload.ended': sendReport,
  },
};
