import { useSelector } from '@xstate/react';
import type { LinkTarget } from '../../../domain/publish/site-access.ts';
import {
  type ComeBackActor,
  selectComeBackRefusal,
  selectComeBackStage,
  selectIsTaken,
  selectTarget,
} from '../../../machines/published/come-back.machine.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import type { Words } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { focusChatAfter } from '../focus-chat.ts';
import { PageAddress } from '../PageAddress.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import styles from './Published.module.css';
import { Refused } from './Refused.tsx';

type Stage = ReturnType<typeof selectComeBackStage>;

interface Props {
  readonly comeBack: ComeBackActor;
}

/** What a link to come back is for. Nothing is spent or replaced without a click. */
export function OpenedLink({ comeBack }: Props) {
  const words = useWords();
  const stage = useSelector(comeBack, selectComeBackStage);
  const target = useSelector(comeBack, selectTarget);
  const isTaken = useSelector(comeBack, selectIsTaken);
  const refusal = useSelector(comeBack, selectComeBackRefusal);
  const isHere = useIsHere(target);
  const note = noteOf(stage, words);
  return (
    <>
      <div className={dialog.body}>
        <p className={dialog.status} role="status">
          {statusOf(stage, target, { isHere, isTaken }, words)}
        </p>
        {target && stage !== 'kept' && <PageAddress address={target.url} className={styles.address} />}
        {note !== undefined && <p className={dialog.note}>{note}</p>}
        <Refused
          refusal={refusal}
          texts={{ unpublished: words.openedLink.over, missing: words.openedLink.unknown }}
        />
      </div>
      {/* Buttons of their own for each answer: the focus goes to the safe one, and no second click meets another. */}
      <div key={stage === 'taking' || stage === 'fetching' ? 'offered' : stage} className={dialog.actions}>
        <Answers comeBack={comeBack} />
      </div>
    </>
  );
}

/** Whether the website of a link is the one that is edited here. */
function useIsHere(target: LinkTarget | undefined): boolean {
  const { site } = useActors();
  return useSelector(site, selectConfig)._siteId === target?.siteId;
}

/** What the visitor can do, the safest first. */
function Answers({ comeBack }: Props) {
  const { dialogs } = useActors();
  const { openedLink: words, comeBack: byMail, published: common } = useWords();
  const stage = useSelector(comeBack, selectComeBackStage);
  const target = useSelector(comeBack, selectTarget);
  const { problem } = useSelector(comeBack, selectComeBackRefusal) ?? {};
  const isHere = useIsHere(target);
  switch (stage) {
    case 'offered':
    case 'taking':
    case 'fetching':
      return (
        <>
          <CloseDialog isFirst={!target} />
          {target && (
            <button
              type="button"
              className="button primary"
              data-first-focus=""
              aria-disabled={stage !== 'offered'}
              onClick={() => comeBack.send({ type: 'link.take' })}
            >
              {isHere ? words.takeHere : words.take[target.purpose]}
            </button>
          )}
        </>
      );
    case 'found':
      return (
        <>
          <button
            type="button"
            className="button"
            data-first-focus=""
            onClick={() => comeBack.send({ type: 'website.keep' })}
          >
            {words.keep}
          </button>
          <button
            type="button"
            className="button primary"
            onClick={() => {
              focusChatAfter(() => comeBack.send({ type: 'website.open', at: Date.now() }));
            }}
          >
            {words.openIt}
          </button>
        </>
      );
    case 'withoutSource':
      return (
        <>
          <CloseDialog />
          <button
            type="button"
            className="button primary"
            onClick={() => dialogs.send({ type: 'transfer.open' })}
          >
            {byMail.copy}
          </button>
        </>
      );
    case 'unanswered':
      return (
        <>
          <CloseDialog />
          {problem === 'unpublished' || problem === 'missing' ? (
            <button
              type="button"
              className="button primary"
              onClick={() => comeBack.send({ type: 'links.ask' })}
            >
              {words.askAgain}
            </button>
          ) : (
            <button
              type="button"
              className="button primary"
              onClick={() => comeBack.send({ type: 'link.retry' })}
            >
              {common.retry}
            </button>
          )}
        </>
      );
    default:
      return <CloseDialog />;
  }
}

function statusOf(
  stage: Stage,
  target: LinkTarget | undefined,
  { isHere, isTaken }: { readonly isHere: boolean; readonly isTaken: boolean },
  { openedLink: words, published: common }: Words,
): string {
  const { purpose = 'open', email = '' } = target ?? {};
  switch (stage) {
    case 'taking':
      return common.working;
    case 'offered':
      return isHere && purpose === 'confirm' ? words.offeredHere(email) : words.offered[purpose](email);
    case 'here':
      return words.here[purpose];
    case 'unanswered':
      return isTaken ? words.notFetched : words.notFound;
    case 'looking':
    case 'fetching':
    case 'found':
    case 'kept':
    case 'withoutSource':
      return words[stage];
    default:
      return '';
  }
}

function noteOf(stage: Stage, { openedLink: words }: Words) {
  const notes = { found: words.replaces, kept: words.keptNote, withoutSource: words.withoutSourceNote };
  return stage in notes ? notes[stage as keyof typeof notes] : undefined;
}
