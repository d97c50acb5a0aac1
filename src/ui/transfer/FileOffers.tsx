import { useId } from 'react';
import type { TransferActor } from '../../../machines/dialogs/transfer.machine.ts';
import { useWords } from '../actors-context.tsx';
import fileBox from '../FileBox.module.css';
import styles from './TransferDialog.module.css';

/** The download of the page, and the input that opens one. */
export function FileOffers({ transfer, isBusy }: { transfer: TransferActor; isBusy: boolean }) {
  const { transfer: words } = useWords();
  const id = useId();
  return (
    <>
      <section className={styles.part} aria-labelledby={`${id}-saving`}>
        <h3 id={`${id}-saving`}>{words.saving}</h3>
        {/* aria-disabled keeps the focus, which `disabled` would drop. The machine ignores a second start. */}
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          aria-describedby={`${id}-page`}
          data-first-focus=""
          onClick={() => transfer.send({ type: 'page.save' })}
        >
          {words.page}
        </button>
        <p id={`${id}-page`} className={styles.hint}>
          {words.pageHint}
        </p>
      </section>
      <section className={styles.part} aria-labelledby={`${id}-opening`}>
        <h3 id={`${id}-opening`}>{words.opening}</h3>
        <div className={fileBox.box}>
          <label className={fileBox.label} htmlFor={`${id}-file`}>
            {words.open}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".html,.htm,text/html"
            className={fileBox.file}
            aria-disabled={isBusy}
            aria-describedby={`${id}-open`}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) transfer.send({ type: 'file.choose', file });
              // Reset, so that choosing the same file again fires a change event.
              event.target.value = '';
            }}
          />
          <p id={`${id}-open`} className={styles.hint}>
            {words.openHint}
          </p>
        </div>
      </section>
    </>
  );
}
