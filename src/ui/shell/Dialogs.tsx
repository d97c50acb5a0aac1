import { useActors, useWords } from '../actors-context.tsx';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { FindDialog } from '../find/FindDialog.tsx';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { StartsDialog } from '../starts/StartsDialog.tsx';
import { TransferDialog } from '../transfer/TransferDialog.tsx';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';

/** The dialogs above the screen, each open while its chart says so, and the document's name. */
export function Dialogs() {
  const { templateChange, reset } = useActors();
  const { confirm } = useWords();
  return (
    <>
      <DocumentTitle />
      <FindDialog />
      <TransferDialog />
      <VersionsDialog />
      {/* After the one that leads to it, so that this has given the keyboard back before it takes it. */}
      <PublishDialog />
      <StartsDialog />
      <ConfirmDialog
        confirm={templateChange}
        title={confirm.templateTitle}
        question={confirm.templateQuestion}
        accept={confirm.templateAccept}
      />
      <ConfirmDialog
        confirm={reset}
        title={confirm.resetTitle}
        question={confirm.resetQuestion}
        accept={confirm.resetAccept}
      />
    </>
  );
}
