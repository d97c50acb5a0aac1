import { useSelector } from '@xstate/react';
import type { ToggleEvent } from 'react';
import { selectAreFieldsShown } from '../../../../machines/dialogs/dialogs.machine.ts';
import { useActors, useWords } from '../../actors-context.tsx';
import { lazyPart } from '../../lazy.ts';
import { LoadFailed } from '../../notices/LoadFailed.tsx';
import styles from './FieldList.module.css';

const FieldEntries = lazyPart(({ FieldEntries }) => FieldEntries, MissingEntries);
const LIST = 'field-list';

/**
 * The page's fields as a list: the keyboard's alternative to clicking in the preview. The browser opens and closes the
 * popover, as a click elsewhere does, and the chart of the dialogs is told.
 */
export function FieldList() {
  const { dialogs } = useActors();
  const words = useWords();
  const isShown = useSelector(dialogs, selectAreFieldsShown);
  // React lets the toggle events of the disclosures in the list bubble up to here.
  const isOwn = ({ target, currentTarget }: ToggleEvent) => target === currentTarget;
  // Before the first frame that shows the popover; but after the one that still shows it.
  const onOpening = (event: ToggleEvent) => {
    if (isOwn(event) && event.newState === 'open') dialogs.send({ type: 'fields.open' });
  };
  const onClosed = (event: ToggleEvent) => {
    if (isOwn(event) && event.newState === 'closed') dialogs.send({ type: 'fields.close' });
  };
  return (
    <>
      <button type="button" className="button quiet" popoverTarget={LIST}>
        {words.preview.fields}
      </button>
      <div
        id={LIST}
        popover="auto"
        role="dialog"
        aria-label={words.preview.fieldList}
        className={styles.list}
        onBeforeToggle={onOpening}
        onToggle={onClosed}
      >
        {/* Only while it is open, as every edit would render the long list again. */}
        {isShown && <FieldEntries list={LIST} />}
      </div>
    </>
  );
}

function MissingEntries(_: { readonly list: string }) {
  return <LoadFailed className={styles.missing} />;
}
