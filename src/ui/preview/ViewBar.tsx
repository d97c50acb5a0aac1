import { useSelector } from '@xstate/react';
import { templateIdOf } from '../../../domain/config/config.ts';
import { selectGuidesShown } from '../../../machines/screen/preview.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { FieldList } from './fields/FieldList.tsx';
import scale from './scale.module.css';
import { useViewport } from './use-viewport.ts';
import styles from './ViewBar.module.css';

/** The viewport width, the section guides, the field list, the reset button and the id of the template. */
export function ViewBar() {
  const { preview, dialogs, site } = useActors();
  const words = useWords();
  const viewport = useViewport();
  // Select the id alone, so that the bar does not render with every edit.
  const templateId = useSelector(site, (snapshot) => templateIdOf(selectConfig(snapshot)));
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
      <button type="button" className="button quiet" onClick={() => dialogs.send({ type: 'reset.ask' })}>
        {words.preview.reset}
      </button>
      <p className={styles.caption} dir="auto">
        {words.preview.templateCaption(templateId)}
      </p>
    </div>
  );
}
