import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { namesInOrder, type ProposedChange, proposalOf } from '../../../../domain/chat/proposal.ts';
import type { Config } from '../../../../domain/config/config.ts';
import type { PlannedEdit } from '../../../../domain/config/edit-config.ts';
import { ORDER_PATH } from '../../../../domain/config/section-order.ts';
import { isShown, isSwitchedOn } from '../../../../domain/config/visibility.ts';
import { selectConfig } from '../../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../../actors-context.tsx';
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
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const proposal = proposalOf(config, edits, words);
  // Opening hours stand above it already, as they were understood.
  const { after = config, sections = [], changes = [] } = proposal ?? {};
  const lists = proposal?.lists.filter(({ path }) => path !== 'hours.items') ?? [];
  return (
    <div className={styles.proposal}>
      {sections.map((name) => (
        <div key={name} className={styles.change}>
          <div className={styles.where}>{words.proposal.newSection}</div>
          <div className={styles.values}>
            <ins className={styles.after}>{name}</ins>
          </div>
        </div>
      ))}
      {lists.map(({ path, name, rows }) => (
        <table key={path} className={styles.rows}>
          <caption className={styles.where}>{name}</caption>
          <tbody dir="auto">
            {rows.map(([called, price, others], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a proposal keep their places.
              <tr key={at}>
                <th scope="row">
                  <span>{called}</span>
                  {others !== '' && <span className={styles.others}>{others}</span>}
                </th>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {changes.map((change) => (
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
              <Value config={after} change={change} />
            </ins>
          </div>
        </div>
      ))}
      {children}
    </div>
  );
}

function Value({ config, change }: { config: Config; change: ProposedChange }) {
  const words = useWords();
  const { path, leaf } = change;
  if (path === ORDER_PATH) return <span>{namesInOrder(config, words).join(' · ')}</span>;
  if (leaf) return <StoredValue config={config} leaf={leaf} isPlain />;
  const isOnPage = path.endsWith('.hidden') ? !isSwitchedOn(config, path) : isShown(config, path);
  return <span>{isOnPage ? words.toggle.show : words.toggle.hide}</span>;
}
