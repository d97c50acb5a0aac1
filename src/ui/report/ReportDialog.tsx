import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  type ReportActor,
  selectReportFailure,
  selectReportName,
  selectReportStage,
} from '../../../machines/dialogs/report.machine.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import { ModalDialog } from '../ModalDialog.tsx';
import transfer from '../transfer/TransferDialog.module.css';

/** Saves what happened lately as a file, with or without the visitor's texts. */
export function ReportDialog() {
  const { dialogs } = useActors();
  const { titles } = useWords();
  const { report } = useSelector(dialogs, selectShown);
  const stage = useSelector(report, (snapshot) => snapshot && selectReportStage(snapshot));
  const close = () => dialogs.send({ type: 'dialog.close' });
  return (
    <ModalDialog isOpen={report !== undefined} onClose={close} title={titles.report} state={stage}>
      {report && <ReportForm report={report} close={close} />}
    </ModalDialog>
  );
}

function ReportForm({ report, close }: { report: ReportActor; close: () => void }) {
  const { report: words } = useWords();
  const stage = useSelector(report, selectReportStage);
  const savedName = useSelector(report, selectReportName);
  const failure = useSelector(report, selectReportFailure);
  const id = useId();
  return (
    <form
      className={dialog.body}
      onSubmit={(event) => {
        event.preventDefault();
        report.send({ type: 'report.save', withTexts: new FormData(event.currentTarget).has('texts') });
      }}
    >
      <p>{words.what}</p>
      <p>{words.without}</p>
      <div className={transfer.option}>
        <label className={transfer.choice}>
          <input type="checkbox" name="texts" className={transfer.check} aria-describedby={`${id}-texts`} />
          <span>{words.texts}</span>
        </label>
        <p id={`${id}-texts`} className={transfer.hint}>
          {words.textsHint}
        </p>
      </div>
      <p className={dialog.status} role="status">
        {stage === 'saving' ? words.saving : stage === 'saved' && words.saved(savedName)}
      </p>
      {stage === 'failed' && (
        <p className={dialog.error} role="alert">
          {words.failed(failure)}
        </p>
      )}
      <div className={dialog.actions}>
        <button type="button" className="button" onClick={close}>
          {words.close}
        </button>
        {/* aria-disabled keeps the focus, which `disabled` would drop. The machine ignores a second start. */}
        <button
          type="submit"
          className="button primary"
          aria-disabled={stage === 'saving'}
          data-first-focus=""
        >
          {words.save}
        </button>
      </div>
    </form>
  );
}
