import { useSelector } from '@xstate/react';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import { selectComeBackStage } from '../../../machines/published/come-back.machine.ts';
import {
  type PublishedActor,
  selectChosenHolder,
  selectPublishedStage,
} from '../../../machines/published/published.machine.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { QuestionDialog } from '../confirm/QuestionDialog.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import { AskForLink } from './AskForLink.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { nameOfHolder } from './RightHolders.tsx';
import { Website } from './Website.tsx';

/** The published website and the ways back to it: one dialog, whose title says which of them it shows. */
export function PublishedDialog() {
  const { dialogs } = useActors();
  const { titles } = useWords();
  const { published, comeBack } = useSelector(dialogs, selectShown);
  const stage = useSelector(published, (snapshot) => snapshot && selectPublishedStage(snapshot));
  const stageBack = useSelector(comeBack, (snapshot) => snapshot && selectComeBackStage(snapshot));
  const isAsking = stageBack === 'typing' || stageBack === 'mailing' || stageBack === 'mailed';
  return (
    <>
      <ModalDialog
        isOpen={published !== undefined || comeBack !== undefined}
        onClose={() => dialogs.send({ type: 'dialog.close' })}
        title={published ? titles.published : isAsking ? titles.comeBack : titles.link}
        state={stage ?? stageBack}
      >
        {published && <Website published={published} />}
        {comeBack && (isAsking ? <AskForLink comeBack={comeBack} /> : <OpenedLink comeBack={comeBack} />)}
      </ModalDialog>
      <Question published={published} isOpen={stage === 'confirming'} />
    </>
  );
}

/** Asks before a right goes, or the website. */
function Question({ published, isOpen }: { published: PublishedActor | undefined; isOpen: boolean }) {
  const { access, versions } = useWords();
  const holder = useSelector(published, (snapshot) => snapshot && selectChosenHolder(snapshot));
  return (
    <QuestionDialog
      isOpen={isOpen}
      title={holder ? access.removeTitle : versions.unpublishTitle}
      question={holder ? access.removeQuestion(nameOfHolder(holder, access)) : versions.unpublishQuestion}
      accept={holder ? access.remove : versions.unpublish}
      onAccept={() => published?.send({ type: 'change.accept' })}
      onDecline={() => published?.send({ type: 'change.leave' })}
    />
  );
}
