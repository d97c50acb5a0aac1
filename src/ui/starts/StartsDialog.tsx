import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { selectBusiness, selectStartsStage } from '../../../machines/dialogs/starts.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { BUSINESS_LOOKS } from '../../../templates/businesses/looks.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { BUSINESSES, type Business } from '../../domain/choices/businesses.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { returnToChat } from '../focus.ts';
import { ModalDialog } from '../ModalDialog.tsx';
import { BusinessLook } from './BusinessLook.tsx';
import styles from './StartsDialog.module.css';

/** The choice of starting content: one button a kind of business, with the colours that its page gets. */
export function StartsDialog() {
  const { starts } = useActors();
  const words = useWords();
  const stage = useSelector(starts, selectStartsStage);
  const business = useSelector(starts, selectBusiness);
  const isOpen = stage !== 'closed';
  const wasOpen = useRef(false);
  useEffect(() => {
    // The chat greets anew, without what the dialog was opened from.
    if (wasOpen.current && !isOpen) returnToChat();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => starts.send({ type: 'starts.close' });
  return (
    <ModalDialog isOpen={isOpen} onClose={close} title={words.starts.title} state={stage}>
      <div className={styles.body}>
        <p>{words.starts.intro}</p>
        <ul className={styles.businesses}>
          {BUSINESSES.map((each) => (
            <li key={each}>
              <BusinessButton business={each} isWaiting={stage === 'loading'} />
            </li>
          ))}
        </ul>
        <p className={stage === 'failed' ? styles.failed : styles.status} role="status">
          {stage === 'loading' && words.starts.loading(words.businesses[business])}
          {stage === 'failed' && words.starts.failed}
        </p>
        <div className={styles.actions}>
          <button type="button" className="button" onClick={close}>
            {words.starts.close}
          </button>
          {stage === 'failed' && (
            <button
              type="button"
              className="button primary"
              data-first-focus=""
              onClick={() => starts.send({ type: 'start.retry' })}
            >
              {words.starts.retry}
            </button>
          )}
        </div>
      </div>
    </ModalDialog>
  );
}

function BusinessButton({ business, isWaiting }: { business: Business; isWaiting: boolean }) {
  const { starts, site } = useActors();
  const words = useWords();
  const look = useSelector(site, (snapshot) => resolveTemplate(selectConfig(snapshot)).template.look);
  const { primary, secondary, accent } = BUSINESS_LOOKS[business][look];
  return (
    <button
      type="button"
      className={styles.business}
      style={{ '--primary': primary, '--secondary': secondary, '--beside': accent } as CSSProperties}
      disabled={isWaiting}
      onClick={() => starts.send({ type: 'start.choose', business, at: Date.now() })}
    >
      <BusinessLook business={business} />
      <span className={styles.name}>{words.businesses[business]}</span>
      <span className={styles.colors} aria-hidden="true" />
    </button>
  );
}
