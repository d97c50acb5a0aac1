import { useSelector } from '@xstate/react';
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef } from 'react';
import { retryText, uploadReason } from '../../../domain/errors/failure-text.ts';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  type PicturesActor,
  selectHasPlaces,
  selectIsForPage,
  selectIsReady,
  selectPictures,
  selectSentCount,
  selectStage,
  selectTakenCount,
} from '../../../machines/dialogs/pictures.machine.ts';
import type { ChosenPicture } from '../../../machines/dialogs/pictures.setup.ts';
import { selectFraction } from '../../../machines/editor/upload.machine.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialogStyles from '../dialog.module.css';
import fileBox from '../FileBox.module.css';
import { CloseIcon } from '../icons.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import textBox from '../text-box.module.css';
import styles from './PicturesDialog.module.css';

/** Many pictures for a list: chosen in one act, each with its own progress. */
export function PicturesDialog() {
  const { dialogs } = useActors();
  const { pictures: words, titles, chat } = useWords();
  const { pictures } = useSelector(dialogs, selectShown);
  const isReady = useSelector(pictures, (snapshot) => snapshot && selectIsReady(snapshot));
  const sent = useSelector(pictures, (snapshot) => snapshot && selectSentCount(snapshot)) ?? 0;
  const close = () => dialogs.send({ type: 'dialog.close' });
  return (
    <ModalDialog isOpen={pictures !== undefined} onClose={close} title={titles.pictures} state="open">
      {pictures && <Body pictures={pictures} />}
      <div className={`${dialogStyles.actions} ${styles.actions}`}>
        <button type="button" className="button" onClick={close}>
          {words.cancel}
        </button>
        {/* aria-disabled keeps the focus, which `disabled` would drop. The machine ignores a click. */}
        <button
          type="button"
          className="button primary"
          aria-disabled={!isReady || undefined}
          onClick={() => pictures?.send({ type: 'pictures.use', at: Date.now() })}
        >
          {sent > 0 ? words.use(sent) : chat.addPictures}
        </button>
      </div>
    </ModalDialog>
  );
}

function Body({ pictures }: { pictures: PicturesActor }) {
  const { site } = useActors();
  const words = useWords();
  // Another tab may take the list from the page.
  const isGone = useSelector(site, () => !selectHasPlaces(pictures.getSnapshot()));
  const chosen = useSelector(pictures, selectPictures);
  const sent = useSelector(pictures, selectSentCount);
  const taken = useSelector(pictures, selectTakenCount);
  const isForPage = useSelector(pictures, selectIsForPage);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Files are what is asked for: the picker opens where the browser still takes it for the click that led here.
  useEffect(() => {
    if (navigator.userActivation.isActive) field.current?.click();
  }, []);
  const choose = (files: FileList) => {
    for (const file of files) pictures.send({ type: 'file.choose', file });
  };
  const onPaste = (event: ClipboardEvent) => choose(event.clipboardData.files);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the file input in it.
    <div
      className={dialogStyles.body}
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
    >
      <div className={fileBox.box}>
        <label className={fileBox.label} htmlFor={id}>
          {chosen.length > 0 ? words.pictures.chooseMore : words.pictures.choose}
        </label>
        <input
          ref={field}
          id={id}
          type="file"
          accept="image/*"
          multiple={true}
          className={fileBox.file}
          aria-describedby={`${id}-hint`}
          data-first-focus=""
          onChange={(event) => {
            if (event.target.files) choose(event.target.files);
            // Reset, so that choosing the same file again fires a change event.
            event.target.value = '';
          }}
        />
        <p id={`${id}-hint`} className={dialogStyles.note} hidden={chosen.length > 0}>
          <span>{isForPage ? words.interviewCard.hints.pictures : words.pictures.hint}</span>{' '}
          <span className={styles.dropping}>{words.pictures.drop}</span>{' '}
          <span>{words.editors.imageHint}</span>
        </p>
      </div>
      <p className={styles.status} role="status">
        {isGone ? words.pictures.gone : taken > 0 && words.pictures.progress(sent, taken)}
      </p>
      <ul className={styles.list} aria-label={words.pictures.list}>
        {chosen.map((picture) => (
          <Row key={picture.id} pictures={pictures} picture={picture} />
        ))}
      </ul>
    </div>
  );
}

interface InRow {
  readonly pictures: PicturesActor;
  readonly picture: ChosenPicture;
}

function Row({ pictures, picture }: InRow) {
  const words = useWords();
  const stage = useSelector(pictures, selectStage(picture));
  const { id, file, upload, end } = picture;
  const fraction = useSelector(upload, (snapshot) => (snapshot ? selectFraction(snapshot) : 0));
  return (
    <li className={styles.row} data-stage={stage}>
      <Thumbnail file={file} />
      <div className={styles.facts}>
        <span className={styles.name} dir="auto">
          {file.name}
        </span>
        {end?.kind === 'failed' ? (
          <Problem pictures={pictures} end={end} />
        ) : (
          <span className={styles.stage}>
            {stage === 'sending'
              ? `${words.pictures.stages.sending} ${words.editors.uploaded(fraction)}`
              : words.pictures.stages[stage === 'failed' ? 'waiting' : stage]}
          </span>
        )}
        {stage === 'sending' && (
          <progress
            className={styles.progress}
            aria-label={`${words.editors.uploading} ${file.name}`}
            value={fraction}
          />
        )}
        {end?.kind !== 'failed' && <Description pictures={pictures} picture={picture} />}
        {end?.kind === 'failed' && end.problem !== 'notImage' && end.problem !== 'noRoom' && (
          <button
            type="button"
            className={`button ${styles.retry}`}
            aria-label={
              end.problem === 'tooLarge'
                ? `${words.editors.makeSmaller}: ${file.name}`
                : words.pictures.retryOf(file.name)
            }
            onClick={() => pictures.send({ type: 'picture.retry', id })}
          >
            {end.problem === 'tooLarge' ? words.editors.makeSmaller : words.pictures.retry}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.drop}
        aria-label={words.pictures.removeOf(file.name)}
        title={words.pictures.remove}
        onClick={() => pictures.send({ type: 'picture.drop', id })}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

/** What the picture shows, asked while it is being sent; nothing waits for it. */
function Description({ pictures, picture: { id, file, text, isDecoration } }: InRow) {
  const words = useWords();
  const { ask, decoration } = words.describe;
  return (
    <>
      <input
        type="text"
        className={textBox.box}
        dir={text === '' ? undefined : 'auto'}
        autoComplete="off"
        aria-label={words.pictures.describe(file.name)}
        placeholder={ask}
        disabled={isDecoration}
        value={text}
        onChange={(event) => pictures.send({ type: 'picture.describe', id, text: event.target.value })}
      />
      <label className={styles.decoration}>
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={(event) =>
            pictures.send({ type: 'picture.decorate', id, isDecoration: event.target.checked })
          }
        />{' '}
        <span>{decoration}</span>
      </label>
    </>
  );
}

interface ProblemProps {
  readonly pictures: PicturesActor;
  readonly end: Extract<ChosenPicture['end'], { kind: 'failed' }>;
}

function Problem({ pictures: actor, end }: ProblemProps) {
  const { editors, pictures, again } = useWords();
  const isForPage = useSelector(actor, selectIsForPage);
  const { problem } = end;
  const { retryAfter, reason } = 'retryAfter' in end ? end : {};
  const said = {
    ...editors,
    noRoom: isForPage ? pictures.enough : pictures.full,
    failed: editors.uploadFailed,
  };
  // Nothing is wrong with what there is no room for.
  if (problem === 'noRoom') return <span className={styles.stage}>{said.noRoom}</span>;
  return (
    <span className={styles.problem} role="alert">
      <span>{said[problem]}</span>
      {reason !== undefined && <span>{` ${uploadReason(reason, { editors })}`}</span>}
      {retryAfter !== undefined && (
        <span>{` ${editors.tooManyPictures} ${retryText(retryAfter, again)}`}</span>
      )}
    </span>
  );
}

function Thumbnail({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <span className={styles.thumbnail}>
      {file.type.startsWith('image/') && <img ref={picture} alt="" className={styles.picture} />}
    </span>
  );
}
