import { useSelector } from '@xstate/react';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { templates } from '../../../templates/templates.ts';
import { shownName } from '../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { LiveStatus } from './LiveStatus.tsx';
import styles from './Toolbar.module.css';

/** The template select and the Publish button. */
export function Toolbar() {
  const { site, dialogs } = useActors();
  const words = useWords();
  const templateId = useSelector(site, (snapshot) => resolveTemplate(selectConfig(snapshot)).template.id);
  return (
    <div className={styles.toolbar} data-toolbar="">
      <label className={styles.template} data-folds="">
        <span>{words.preview.template}</span>
        <select
          className={styles.select}
          value={templateId}
          onChange={(event) =>
            dialogs.send({
              type: 'templateChange.ask',
              request: { type: 'template.choose', templateId: event.target.value },
            })
          }
        >
          {templates.map((template) => (
            <option key={template.id} value={template.id}>
              {shownName(template.name, words)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={`button ${styles.browse}`}
        data-folds=""
        onClick={() => dialogs.send({ type: 'gallery.open' })}
      >
        {words.preview.browse}
      </button>
      <LiveStatus />
      <button
        type="button"
        className={`button primary ${styles.publish}`}
        onClick={() => dialogs.send({ type: 'publish.open' })}
      >
        {words.preview.publish}
      </button>
    </div>
  );
}
