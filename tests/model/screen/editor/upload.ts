import type { uploadMachine } from '../../../../machines/editor/upload.machine.ts';
import { uploadModel } from '../../machines/editor/upload.ts';
import type { Driver, ScreenModel } from '../drive.ts';
import { broken } from '../failing-actors.ts';
import { goToField } from '../field-routes.ts';

const UPLOADER = 'chat.editor.upload';
/** What the uploading service reports: whether it does is another test's matter. */
const reported: Driver = (stage, event) => stage.send({ to: UPLOADER, event });

export const uploadScreen: ScreenModel<typeof uploadMachine> = {
  model: { ...uploadModel, possible: () => true },
  actor: () => UPLOADER,
  stage: () => ({}),
  arrive: (stage) => goToField(stage, 'image'),
  drivers: {
    // While a picture is on its way the file input is disabled; another can still be dropped.
    'file.choose': ({ hands }, { file }: { file: File }, { before }) =>
      hands.giveFile(file, before.value === 'uploading' ? 'drop' : 'choose'),
    'upload.start': ({ hands }) => hands.click('button', 'Upload', 'Upload Image'),
    'upload.progressed': reported,
    'upload.finished': reported,
    'upload.failed': reported,
    'upload.interrupted': async (stage, event, turn) => {
      // Whoever waits for the network then must not find it there.
      await stage.breaks('network');
      await reported(stage, event, turn);
    },
    'xstate.done.actor.0.upload.waiting': reported,
    ...broken(UPLOADER, '0.upload.uploading', '0.upload.waiting'),
  },
};
