import { useSelector } from '@xstate/react';
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isCropped } from '../../../domain/config/focus-point.ts';
import type { Leaf } from '../../../domain/config/structure.ts';
import { retryText, uploadReason } from '../../../domain/errors/failure-text.ts';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectLeaf, selectUpload } from '../../../machines/editor/editor.selectors.ts';
import type { uploadMachine } from '../../../machines/editor/upload.machine.ts';
import {
  selectFile,
  selectFraction,
  selectIsCutOff,
  selectProblem,
  selectReason,
  selectRetryAfter,
  selectStage,
} from '../../../machines/editor/upload.machine.ts';
import { useWords } from '../actors-context.tsx';
import fileBox from '../FileBox.module.css';
import { FocusEditor } from './FocusEditor.tsx';
import styles from './ImageEditor.module.css';

type Upload = ActorRefFrom<typeof uploadMachine>;

/** The image uploader: choose, drop or paste an image, see a preview, upload it. */
export function ImageEditor({ editor }: { editor: Editor }) {
  const upload = useSelector(editor, selectUpload);
  const leaf = useSelector(editor, selectLeaf);
  return upload ? <Uploader editor={editor} upload={upload} leaf={leaf} /> : null;
}

interface Props {
  readonly editor: Editor;
  readonly upload: Upload;
  readonly leaf: Leaf | undefined;
}

function Uploader({ editor, upload, leaf }: Props) {
  const words = useWords();
  const stage = useSelector(upload, selectStage);
  const file = useSelector(upload, selectFile);
  const problem = useSelector(upload, selectProblem);
  const fraction = useSelector(upload, selectFraction);
  const retryAfter = useSelector(upload, selectRetryAfter);
  const reason = useSelector(upload, selectReason);
  const isCutOff = useSelector(upload, selectIsCutOff);
  const id = useId();
  const isBusy = stage === 'uploading';
  const choose = (files: FileList) => {
    const [chosen] = files;
    if (chosen) upload.send({ type: 'file.choose', file: chosen });
  };
  const onPaste = (event: ClipboardEvent) => choose(event.clipboardData.files);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the file input in it.
    <div
      className={styles.editor}
      data-state={stage}
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
    >
      <div className={styles.choice}>
        {file && <Picture file={file} />}
        {!file && leaf && isCropped(leaf.path) && <FocusEditor editor={editor} leaf={leaf} />}
        <div className={fileBox.box}>
          <label className={fileBox.label} htmlFor={id}>
            {words.editors.chooseImage}
          </label>
          <input
            id={id}
            type="file"
            accept="image/*"
            className={fileBox.file}
            disabled={isBusy}
            aria-describedby={`${id}-hint`}
            data-first-focus=""
            onChange={(event) => {
              if (event.target.files) choose(event.target.files);
              // Reset, so that choosing the same file again fires a change event.
              event.target.value = '';
            }}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            <span className={styles.dropping}>{words.editors.dropHint}</span>{' '}
            <span>{words.editors.imageHint}</span>
          </p>
        </div>
      </div>
      <div className={styles.foot}>
        {problem && (
          <p className={styles.error} role="alert">
            {words.editors[problem]}
          </p>
        )}
        {problem === 'tooLarge' && (
          <button type="button" className="button" onClick={() => upload.send({ type: 'image.shrink' })}>
            {words.editors.makeSmaller}
          </button>
        )}
        {stage === 'failed' && (
          <div className={styles.error} role="alert">
            {isCutOff && <p>{words.editors.offline}</p>}
            <p>{words.editors.uploadFailed}</p>
            {reason !== undefined && <p dir="auto">{uploadReason(reason, words)}</p>}
            {retryAfter !== undefined && (
              <p>{`${words.editors.tooManyPictures} ${retryText(retryAfter, words.again)}`}</p>
            )}
          </div>
        )}
        {/* Screen readers can query the exact progress; only quarters are announced. */}
        <p className="visually-hidden" role="status">
          {isBusy && words.editors.uploaded(Math.floor(fraction * 4) / 4)}
        </p>
        {isBusy && (
          <div className={styles.sending}>
            <progress className={styles.progress} aria-label={words.editors.uploading} value={fraction} />
            <span className={styles.percent} aria-hidden="true">
              {words.editors.uploaded(fraction)}
            </span>
          </div>
        )}
        {/* aria-disabled keeps the focus, which `disabled` would drop. The machine ignores a second start. */}
        <button
          type="button"
          className="button primary"
          disabled={!file}
          aria-disabled={isBusy || undefined}
          onClick={() => upload.send({ type: 'upload.start' })}
        >
          {isBusy ? words.editors.uploading : words.editors.upload}
        </button>
      </div>
    </div>
  );
}

function Picture({ file }: { file: File }) {
  const words = useWords();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <figure className={styles.figure}>
      <img ref={picture} alt={words.editors.chosenImage(file.name)} className={styles.picture} />
      <figcaption className={styles.hint} dir="auto">
        {file.name}
      </figcaption>
    </figure>
  );
}
