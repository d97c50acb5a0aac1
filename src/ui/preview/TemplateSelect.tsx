import { useSelector } from '@xstate/react';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { templates } from '../../../templates/templates.ts';
import { shownName } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Toolbar.module.css';

/** The template in use; another one is asked for. */
export function TemplateSelect({ className = '' }: { className?: string | undefined }) {
  const { site, dialogs } = useActors();
  const words = useWords();
  const templateId = useSelector(site, (snapshot) => resolveTemplate(selectConfig(snapshot)).template.id);
  return (
    <label className={`${styles.template} ${className}`}>
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
  );
}
