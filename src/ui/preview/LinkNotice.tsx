import { useSelector } from '@xstate/react';
import { FORM_ADDRESS } from '../../../domain/config/page-settings.ts';
import { selectLinkAddress } from '../../../machines/screen/preview.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { CloseIcon } from '../icons.tsx';
import styles from './LinkNotice.module.css';

/** The target of the clicked link, which the preview does not follow itself. */
export function LinkNotice() {
  const { preview } = useActors();
  const { link, siteNotices } = useWords();
  const address = useSelector(preview, selectLinkAddress);
  // The form is beside the published page only.
  const isForm = address === FORM_ADDRESS;
  return (
    <p className={address === undefined ? styles.silent : styles.link} role="status">
      {address !== undefined && (
        <>
          <span>{isForm ? link.form : link.leads(address)}</span>
          {!isForm && (
            <a className="button" href={address} target="_blank" rel="noopener noreferrer">
              {link.open}
            </a>
          )}
          <button
            type="button"
            className="button quiet"
            aria-label={siteNotices.dismiss}
            onClick={() => preview.send({ type: 'link.dismiss' })}
          >
            <CloseIcon />
          </button>
        </>
      )}
    </p>
  );
}
