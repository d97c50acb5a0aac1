import { useSelector } from '@xstate/react';
import { DEPLOY_STEPS, selectDeployStep } from '../../../machines/publish.selectors.ts';
import { useActors, useLateWords } from '../actors-context.tsx';
import styles from './DeploySteps.module.css';

const MARKS = { done: '✓', now: '●', toCome: '○' } as const;

/** The steps of a deploy: those that are done, the present one, and those to come. */
export function DeploySteps() {
  const { publish } = useActors();
  const words = useLateWords().publish;
  const present = useSelector(publish, selectDeployStep);
  return (
    <ol className={styles.steps} aria-label={words.stepsTitle}>
      {DEPLOY_STEPS.map((step, at) => {
        const standing = standingOf(at - present);
        return (
          <li
            key={step}
            className={styles.step}
            data-standing={standing}
            aria-current={standing === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {MARKS[standing]}
            </span>
            <span>{words.steps[step]}</span>
            <span className={styles.standing}>{words.standing[standing]}</span>
          </li>
        );
      })}
    </ol>
  );
}

function standingOf(distance: number): keyof typeof MARKS {
  if (distance === 0) return 'now';
  return distance < 0 ? 'done' : 'toCome';
}
