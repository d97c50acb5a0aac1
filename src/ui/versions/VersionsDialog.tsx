import { useSelector } from '@xstate/react';
import { ownerCallText } from '../../../domain/errors/failure-text.ts';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  selectIsChanged,
  selectProblem,
  selectPublished,
  selectRetryAfter,
  selectVersionsStage,
  selectWanted,
  type VersionsActor,
} from '../../../machines/published/versions.machine.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import { QuestionDialog } from '../confirm/QuestionDialog.tsx';
import dialog from '../dialog.module.css';
import { ModalDialog } from '../ModalDialog.tsx';
import { VersionList } from './VersionList.tsx';
import styles from './VersionsDialog.module.css';

/** Lists the published versions. Restores one, or unpublishes the site. */
export function VersionsDialog() {
  const { dialogs } = useActors();
  const allWords = useAllWords();
  const { chat, versions: words } = allWords;
  const { versions } = useSelector(dialogs, selectShown);
  const stage = useSelector(versions, (snapshot) => snapshot && selectVersionsStage(snapshot));
  const published = useSelector(versions, (snapshot) => snapshot && selectPublished(snapshot));
  const problem = useSelector(versions, (snapshot) => snapshot && selectProblem(snapshot));
  const retryAfter = useSelector(versions, (snapshot) => snapshot && selectRetryAfter(snapshot));
  const close = () => dialogs.send({ type: 'dialog.close' });
  return (
    <>
      <ModalDialog
        isOpen={versions !== undefined}
        onClose={close}
        title={allWords.titles.versions}
        state={stage}
      >
        <div className={dialog.body}>
          {versions && <VersionsStatus versions={versions} />}
          {versions && published && <VersionList versions={versions} published={published} />}
          {stage === 'unpublished' && <p className={dialog.note}>{words.unpublishedNote}</p>}
          {stage === 'failed' && problem && (
            <p className={dialog.error} role="alert">
              {ownerCallText(problem, retryAfter, allWords)}
            </p>
          )}
        </div>
        <div className={dialog.actions}>
          {published && (
            <button
              type="button"
              className={`button ${styles.unpublish}`}
              aria-disabled={stage !== 'listed' && stage !== 'confirming'}
              onClick={() => versions?.send({ type: 'unpublish.ask' })}
            >
              {words.unpublish}
            </button>
          )}
          <button type="button" className="button" data-first-focus="" onClick={close}>
            {words.close}
          </button>
          {stage === 'none' && (
            <button
              type="button"
              className="button primary"
              onClick={() => dialogs.send({ type: 'publish.open' })}
            >
              {chat.dialogs.publish}
            </button>
          )}
          {stage === 'failed' && (
            <button
              type="button"
              className="button primary"
              onClick={() => versions?.send({ type: 'versions.retry' })}
            >
              {words.retry}
            </button>
          )}
        </div>
      </ModalDialog>
      <QuestionDialog
        isOpen={stage === 'confirming'}
        title={words.unpublishTitle}
        question={words.unpublishQuestion}
        accept={words.unpublish}
        onAccept={() => versions?.send({ type: 'unpublish.accept' })}
        onDecline={() => versions?.send({ type: 'unpublish.decline' })}
      />
    </>
  );
}

function VersionsStatus({ versions }: { versions: VersionsActor }) {
  const { versions: words } = useAllWords();
  const stage = useSelector(versions, selectVersionsStage);
  const isChanged = useSelector(versions, selectIsChanged);
  const wanted = useSelector(versions, selectWanted);
  const published = useSelector(versions, selectPublished);
  const kept = isChanged ? words.broughtBack(wanted) : words.kept(published?.versions.length ?? 0);
  const texts: Partial<Record<typeof stage, string>> = {
    loading: words.loading,
    none: words.none,
    listed: kept,
    confirming: kept,
    bringingBack: words.bringingBack(wanted),
    unpublishing: words.unpublishing,
    unpublished: words.unpublished,
    failed: words.failed,
  };
  return (
    <p className={dialog.status} role="status">
      {texts[stage]}
    </p>
  );
}
