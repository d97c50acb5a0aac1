import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectConfig } from '../../../../machines/site/site.selectors.ts';
import { type ProposedChange, proposalOf } from '../../../domain/chat/proposal.ts';
import type { Config } from '../../../domain/config/config.ts';
import type { PlannedEdit } from '../../../domain/config/edit-config.ts';
import { isShown, isSwitchedOn } from '../../../domain/config/visibility.ts';
import { useActors, useAllWords } from '../../actors-context.tsx';
import { StoredValue } from './PresentValue.tsx';
import styles from './Proposal.module.css';

interface Props {
  readonly edits: readonly PlannedEdit[];
  /** The option that makes the changes. */
  readonly children: ReactNode;
}

/** What an option would change, before and after, with the option below it. Nothing is changed before it is clicked. */
export function Proposal({ edits, children }: Props) {
  const { site } = useActors();
  const words = useAllWords();
  const config = useSelector(site, selectConfig);
  const proposal = proposalOf(config, edits, words);
  // Opening hours stand above it already, as they were understood.
  const changes = proposal?.changes.filter(({ path }) => !path.startsWith('hours.items')) ?? [];
  return (
    <div className={styles.proposal}>
      {proposal &&
        changes.map((change) => (
          <div key={change.path} className={styles.change}>
            <div className={styles.where}>{change.where}</div>
            <div className={styles.values}>
              <del className={styles.before}>
                <Value config={config} change={change} />
              </del>
              <span className={styles.arrow}>
                <span className="visually-hidden">{words.proposal.becomes}</span>
              </span>
              <ins className={styles.after}>
                <Value config={proposal.after} change={change} />
              </ins>
            </div>
          </div>
        ))}
      {children}
    </div>
  );
}

function Value({ config, change }: { config: Config; change: ProposedChange }) {
  const { toggle } = useAllWords();
  const { path, leaf } = change;
  if (leaf) return <StoredValue config={config} leaf={leaf} isPlain />;
  const isOnPage = path.endsWith('.hidden') ? !isSwitchedOn(config, path) : isShown(config, path);
  return <span>{isOnPage ? toggle.show : toggle.hide}</span>;
}
