import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { nameOfPath, namesOfPath, partOfPath } from '../../../domain/chat/menu.ts';
import { leafOfPath } from '../../../domain/config/leaves.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { keeping, type Sample } from '../../../templates/check/samples.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { Field } from './FindingRow.tsx';
import styles from './Review.module.css';

interface Props {
  readonly sample: Sample;
  /** The name of the section that it stands below. */
  readonly section: string;
  /** Moves the focus on, called after a decision that removes the row. */
  readonly goOn: () => void;
}

/** One thing that is made up: to be filled in, to be kept, or else left off the page. */
export function SampleRow({ sample, section, goOn }: Props) {
  const { site, publish } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const label = useId();
  const { place, paths } = sample;
  const isItem = !paths.includes(place);
  const above = namesOfPath(config, place, words);
  const keep = () => {
    flushSync(() => publish.send({ type: 'samples.settle', edits: keeping(sample) }));
    goOn();
  };
  return (
    <li className={styles.sample} data-sample="">
      {isItem && (
        <b id={label} dir="auto">
          {above.at(-1)}
        </b>
      )}
      {paths.map((path) => (
        <Field
          key={path}
          path={path}
          name={isItem ? nameOfPath(config, path, words) : partOfPath(config, path, words)}
          section={isItem ? above.join(' › ') : section}
          isText={leafOfPath(config, path)?.type === 'text'}
          isSample
          {...(!isItem && { labelId: label })}
          goOn={goOn}
        />
      ))}
      <button type="button" className={`button ${styles.place}`} aria-describedby={label} onClick={keep}>
        {words.review.keep}
      </button>
    </li>
  );
}
