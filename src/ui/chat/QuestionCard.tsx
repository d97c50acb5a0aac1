import { useSelector } from '@xstate/react';
import { textAt } from '../../../domain/config/leaves.ts';
import { numberOf, type Question } from '../../../domain/interview/question.ts';
import { hasHours } from '../../../domain/sections/added-sections.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './QuestionCard.module.css';

/** What stands beside a question of the interview: its number, a hint how to answer. */
export function QuestionCard({ question }: { question: Question }) {
  const { site } = useActors();
  const { interviewCard: words } = useWords();
  const config = useSelector(site, selectConfig);
  const step = numberOf(question);
  if (!step || question === 'finished') return null;
  const { number, count } = step;
  const name = resolveTemplate(config).template.meanings.name;
  const former = question === 'name' && typeof name === 'string' ? textAt(config, name) : '';
  const hint = words.hints[question === 'place' && hasHours(config) ? 'placeAndHours' : question];
  return (
    <div className={styles.card}>
      <div className={styles.step}>
        <span>{words.step(number, count)}</span>
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars keep their places.
            <span key={at} className={at < number ? styles.reached : undefined} />
          ))}
        </span>
      </div>
      <div id="question-hint" className={styles.hint}>
        {former === '' ? hint : `${hint} ${words.replaces(former)}`}
      </div>
    </div>
  );
}
