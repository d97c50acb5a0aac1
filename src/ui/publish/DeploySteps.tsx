import { useSelector } from '@xstate/react';
import { DEPLOY_STEPS } from '../../../domain/publish/deploy-error.ts';
import { selectDeployStep } from '../../../machines/publish/deploy.machine.ts';
import { selectDeploy, selectFailedStep } from '../../../machines/publish/publish.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './DeploySteps.module.css';

const MARKS = { done: '✓', now: '●', toCome: '○', failed: '✕', left: '○' } as const;

/** The steps of a deploy and the state of each. */
export function DeploySteps() {
  const { publish } = useActors();
  const words = useWords().publish;
  const deploy = useSelector(publish, selectDeploy);
  const running = useSelector(deploy, (snapshot) => snapshot && selectDeployStep(snapshot));
  const failed = useSelector(publish, selectFailedStep);
  const hasFailed = failed !== undefined;
  const present = DEPLOY_STEPS.indexOf(failed ?? running ?? 'drawing');
  return (
    <ol className={styles.steps} aria-label={hasFailed ? words.stepsFailed : words.stepsTitle}>
      {DEPLOY_STEPS.map((step, at) => {
        const standing = stepStateOf(at - present, hasFailed);
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

function stepStateOf(distance: number, hasFailed: boolean): keyof typeof MARKS {
  if (distance < 0) return 'done';
  if (hasFailed) return distance === 0 ? 'failed' : 'left';
  return distance === 0 ? 'now' : 'toCome';
}
