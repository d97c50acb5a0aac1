import type { uploadMachine } from '../../../machines/editor/upload.machine.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { broken } from '../../prove/screen/failing-actors.ts';
import { goToField } from '../../prove/screen/field-routes.ts';
import { uploadModel } from './upload.ts';

const UPLOADER = 'chat.editor.upload';
/** Sends a report of the upload service. Another test covers the service. */
const sendReport: Driver = (stage, event) => stage.send({ to: UPLOADER, event });

export const uploadScreen: ScreenModel<typeof uploadMachine> = {
  model: {
    ...uploadModel,
    possible: ({ value }, { type }) =>
      type !== 'image.shrink' || JSON.stringify(value) === '{"idle":"tooLarge"}',
  },
  actor: () => UPLOADER,
  stage: () => ({}),
  arrive: (stage) => goToField(stage, 'image'),
  drivers: {
    // During an upload the file input is disabled, but a file can still be dropped.
    'file.choose': ({ hands }, { file }: { file: File }, { before }) =>
      hands.giveFile(file, before.value === 'uploading' ? 'drop' : 'choose'),
    'image.shrink': ({ hands }) => hands.click('button', 'Make it smaller', 'Upload Image'),
    'upload.start': ({ hands }) => hands.click('button', 'Upload', 'Upload Image'),
    'upload.progressed': sendReport,
    'upload.finished': sendReport,
    'upload.failed': sendReport,
    'upload.cutOff': sendReport,
    ...broken(UPLOADER, '0.upload.uploading'),
  },
};
