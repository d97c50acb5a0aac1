import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { ownerCallText } from '../../../domain/errors/failure-text.ts';
import type { OwnerCallProblem } from '../../../domain/publish/published-versions.ts';
import type { LinkTarget } from '../../../domain/publish/site-access.ts';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  type OpenedLinkActor,
  selectLinkStage,
  selectProblem,
  selectRetryAfter,
  selectTarget,
} from '../../../machines/published/opened-link.machine.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import type { AllWords } from '../../../words/words.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { focusChat } from '../focus-chat.ts';
import { ModalDialog } from '../ModalDialog.tsx';
import { PageAddress } from '../PageAddress.tsx';
import styles from './AccessDialog.module.css';

/** What a link to come back is for. Nothing is spent or replaced without a click. */
export function OpenedLinkDialog() {
  const { dialogs } = useActors();
  const { titles } = useAllWords();
  const { openedLink } = useSelector(dialogs, selectShown);
  const stage = useSelector(openedLink, (snapshot) => snapshot && selectLinkStage(snapshot));
  return (
    <ModalDialog
      isOpen={openedLink !== undefined}
      onClose={() => dialogs.send({ type: 'dialog.close' })}
      title={titles.openedLink}
      state={stage}
    >
      {openedLink && <OpenedLink link={openedLink} />}
    </ModalDialog>
  );
}

function OpenedLink({ link }: { link: OpenedLinkActor }) {
  const { site } = useActors();
  const words = useAllWords();
  const stage = useSelector(link, selectLinkStage);
  const target = useSelector(link, selectTarget);
  const problem = useSelector(link, selectProblem);
  const retryAfter = useSelector(link, selectRetryAfter);
  const isHere = useSelector(site, selectConfig)._siteId === target?.siteId;
  const note = noteOf(stage, words);
  const isOver = problem === 'unpublished' || problem === 'missing';
  const hasFailed = stage === 'notFound' || stage === 'notTaken' || stage === 'notFetched';
  return (
    <>
      <div className={dialog.body}>
        <p className={dialog.status} role="status">
          {statusOf(stage, target, isHere, words)}
        </p>
        {target && stage !== 'kept' && <PageAddress address={target.url} className={styles.address} />}
        {note !== undefined && <p className={dialog.note}>{note}</p>}
        {hasFailed && problem && (
          <p className={dialog.error} role="alert">
            {problemText(problem, retryAfter, words)}
          </p>
        )}
      </div>
      {/* Buttons of their own for each answer: the focus goes to the safe one, and no second click meets another. */}
      <div key={stage === 'taking' || stage === 'fetching' ? 'offered' : stage} className={dialog.actions}>
        <Answers link={link} isHere={isHere} isOver={isOver} />
      </div>
    </>
  );
}

/** What the visitor can do, the safest first. */
function Answers({ link, isHere, isOver }: { link: OpenedLinkActor; isHere: boolean; isOver: boolean }) {
  const { dialogs } = useActors();
  const { openedLink: words, comeBack } = useAllWords();
  const stage = useSelector(link, selectLinkStage);
  const target = useSelector(link, selectTarget);
  const close = (
    <button
      type="button"
      className="button"
      data-first-focus=""
      onClick={() => dialogs.send({ type: 'dialog.close' })}
    >
      {words.close}
    </button>
  );
  switch (stage) {
    case 'offered':
    case 'taking':
    case 'fetching':
      return (
        <>
          <button type="button" className="button" onClick={() => dialogs.send({ type: 'dialog.close' })}>
            {words.close}
          </button>
          {target && (
            <button
              type="button"
              className="button primary"
              data-first-focus=""
              aria-disabled={stage !== 'offered'}
              onClick={() => link.send({ type: 'link.take' })}
            >
              {isHere ? words.takeHere : words.take[target.purpose]}
            </button>
          )}
        </>
      );
    case 'asking':
      return (
        <>
          <button
            type="button"
            className="button"
            data-first-focus=""
            onClick={() => link.send({ type: 'website.keep' })}
          >
            {words.keep}
          </button>
          <button
            type="button"
            className="button primary"
            onClick={() => {
              flushSync(() => link.send({ type: 'website.open', at: Date.now() }));
              focusChat(false);
            }}
          >
            {words.openIt}
          </button>
        </>
      );
    case 'withoutSource':
      return (
        <>
          {close}
          <button
            type="button"
            className="button primary"
            onClick={() => dialogs.send({ type: 'transfer.open' })}
          >
            {comeBack.copy}
          </button>
        </>
      );
    case 'notFound':
    case 'notTaken':
    case 'notFetched':
      return (
        <>
          {close}
          {isOver ? (
            <button
              type="button"
              className="button primary"
              onClick={() => dialogs.send({ type: 'comeBack.open' })}
            >
              {words.askAgain}
            </button>
          ) : (
            <button
              type="button"
              className="button primary"
              onClick={() => link.send({ type: 'link.retry' })}
            >
              {words.retry}
            </button>
          )}
        </>
      );
    default:
      return close;
  }
}

function statusOf(
  stage: ReturnType<typeof selectLinkStage>,
  target: LinkTarget | undefined,
  isHere: boolean,
  { openedLink: words }: AllWords,
): string {
  const { purpose = 'open', email = '' } = target ?? {};
  switch (stage) {
    case 'looking':
    case 'taking':
    case 'fetching':
    case 'asking':
    case 'kept':
    case 'withoutSource':
    case 'notFetched':
      return words[stage];
    case 'offered':
      return isHere && purpose === 'confirm' ? words.offeredHere(email) : words.offered[purpose](email);
    case 'here':
      return words.here[purpose];
    default:
      return stage === 'opened' ? '' : words.notFound;
  }
}

function problemText(problem: OwnerCallProblem, retryAfter: number | undefined, words: AllWords): string {
  if (problem === 'unpublished') return words.openedLink.over;
  return problem === 'missing' ? words.openedLink.unknown : ownerCallText(problem, retryAfter, words);
}

function noteOf(stage: ReturnType<typeof selectLinkStage>, { openedLink: words }: AllWords) {
  const notes = { asking: words.replaces, kept: words.keptNote, withoutSource: words.withoutSourceNote };
  return stage in notes ? notes[stage as keyof typeof notes] : undefined;
}
