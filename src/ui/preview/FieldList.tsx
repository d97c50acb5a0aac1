import { useWords } from '../actors-context.tsx';
import { lazyPart } from '../lazy.tsx';
import { LoadFailed } from '../notices/LoadFailed.tsx';
import styles from './FieldList.module.css';

const FieldEntries = lazyPart(({ FieldEntries }) => FieldEntries, MissingEntries);
const LIST = 'field-list';

/** The page's fields as a list: the keyboard's alternative to clicking in the preview. */
export function FieldList() {
  const words = useWords();
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
      >
        <FieldEntries list={LIST} />
      </div>
    </>
  );
}

function MissingEntries(_: { readonly list: string }) {
  return <LoadFailed className={styles.missing} />;
}
