import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { selectIsRightCarried, type TransferActor } from '../../../machines/dialogs/transfer.machine.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import fileBox from '../FileBox.module.css';
import styles from './TransferDialog.module.css';

/** The files that can be saved, and the input that opens one. */
export function FileOffers({ transfer, isBusy }: { transfer: TransferActor; isBusy: boolean }) {
  const { site } = useActors();
  const { transfer: words } = useAllWords();
  const isPublished = useSelector(site, selectConfig)._siteId !== undefined;
  const isRightCarried = useSelector(transfer, selectIsRightCarried);
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
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          aria-describedby={`${id}-website`}
          onClick={() => transfer.send({ type: 'website.save' })}
        >
          {words.website}
        </button>
        <p id={`${id}-website`} className={styles.hint}>
          {words.websiteHint}
        </p>
        {isPublished && (
          <div className={styles.right}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                className={styles.check}
                checked={isRightCarried}
                aria-describedby={`${id}-right`}
                onChange={() => transfer.send({ type: 'right.toggle' })}
              />
              <span>{words.right}</span>
            </label>
            <p id={`${id}-right`} className={styles.hint}>
              {words.rightHint}
            </p>
          </div>
        )}
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
            accept=".json,application/json,.html,.htm,text/html"
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
