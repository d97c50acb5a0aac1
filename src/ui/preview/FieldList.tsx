import { useSelector } from '@xstate/react';
import { selectIsWorking } from '../../../machines/chat.selectors.ts';
import { selectConfig } from '../../../machines/site.selectors.ts';
import { entriesBelow, type MenuEntry, targetOf } from '../../domain/menu.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './FieldList.module.css';

const LIST = 'field-list';

/** The fields of the page as a list: what a click in the preview does, by keyboard. */
export function FieldList() {
  const { site, chat, preview } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  const sections = entriesBelow(config, [], words).filter(({ kind }) => kind === 'group');
  const goTo = (entry: MenuEntry) => {
    chat.send({ type: 'place.open', target: targetOf(entry), at: Date.now() });
    preview.send({ type: 'panel.choose', panel: 'chat' });
  };
  const link = (entry: MenuEntry, className: string | undefined) => (
    <button
      type="button"
      className={className}
      disabled={isWorking}
      popoverTarget={LIST}
      popoverTargetAction="hide"
      onClick={() => goTo(entry)}
    >
      {entry.name}
    </button>
  );
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
        <ul>
          {sections.map((section) => (
            <li key={targetOf(section)}>
              {link(section, styles.section)}
              <ul>
                {entriesBelow(config, section.place, words).map((entry) => (
                  <li key={targetOf(entry)}>{link(entry, styles.field)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
