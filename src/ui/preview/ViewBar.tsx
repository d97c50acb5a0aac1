import { useSelector } from '@xstate/react';
import { selectGuidesShown, selectViewport } from '../../../machines/around/preview.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { FieldList } from './FieldList.tsx';
import scale from './scale.module.css';
import styles from './ViewBar.module.css';

/** The viewport width, the section guides, the field list and the reset button. */
export function ViewBar() {
  const { preview, dialogs } = useActors();
  const words = useWords();
  const viewport = useSelector(preview, selectViewport);
  const guidesShown = useSelector(preview, selectGuidesShown);
  const radio = (value: 'desktop' | 'mobile', name: string) => (
    <label className={styles.choice} title={name}>
      <input
        type="radio"
        name="viewport"
        className={styles.radio}
        checked={(viewport === 'mobile') === (value === 'mobile')}
        onChange={() => preview.send({ type: 'viewport.choose', viewport: value })}
      />
      <span>{name}</span>
    </label>
  );
  return (
    <div className={styles.bar} data-folds="">
      <fieldset className={styles.viewport}>
        <legend className="visually-hidden">{words.preview.viewport}</legend>
        {radio('desktop', words.preview.desktop)}
        {radio('mobile', words.preview.mobile)}
      </fieldset>
      {viewport !== 'mobile' && (
        <button
          type="button"
          className={`button quiet ${scale.scaled} ${scale.percent}`}
          title={words.preview.fullSize}
          aria-pressed={viewport === 'fullSize'}
          onClick={() => preview.send({ type: 'scale.toggle' })}
        />
      )}
      <label className={styles.guides}>
        <input
          type="checkbox"
          className={styles.check}
          checked={guidesShown}
          onChange={() => preview.send({ type: 'guides.toggle' })}
        />
        <span>{words.preview.guides}</span>
      </label>
      <FieldList />
      <button
        type="button"
        className={`button quiet ${styles.reset}`}
        onClick={() => dialogs.send({ type: 'reset.ask' })}
      >
        {words.preview.reset}
      </button>
    </div>
  );
}
