import { useActors, useWords } from '../actors-context.tsx';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { FindDialog } from '../find/FindDialog.tsx';
import { PicturesDialog } from '../pictures/PicturesDialog.tsx';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { PublishedDialog } from '../published/PublishedDialog.tsx';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { TransferDialog } from '../transfer/TransferDialog.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { HeadingFace } from './HeadingFace.tsx';

/** All dialogs, the document's title, and the face of the headings. */
export function Dialogs() {
  const { templateChange, reset } = useActors();
  const { confirm, titles } = useWords();
  return (
    <>
      <DocumentTitle />
      <HeadingFace />
      <FindDialog />
      {/* Before the dialogs that each leads to: it must return the focus before that one takes it. */}
      <PublishedDialog />
      <TransferDialog />
      <ReportDialog />
      <PublishDialog />
      <PicturesDialog />
      <ConfirmDialog
        confirm={templateChange}
        title={titles.templateChange}
        question={confirm.templateQuestion}
        accept={confirm.templateAccept}
      />
      <ConfirmDialog
        confirm={reset}
        title={titles.reset}
        question={confirm.resetQuestion}
        accept={confirm.resetAccept}
      />
    </>
  );
}
