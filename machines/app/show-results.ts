import type { ActorRefFrom } from 'xstate';
import { type ActorRef, type EventObject, fromCallback, type Snapshot } from 'xstate';
import type { Config } from '../../src/domain/config/config.ts';
import { leavesOf } from '../../src/domain/config/leaves.ts';
import type { Step } from '../../src/domain/editing/history.ts';
import type { interviewMachine } from '../interview/interview.machine.ts';
import { selectIsFinished, selectIsRunning } from '../interview/interview.selectors.ts';
import type { PreviewEvent } from '../screen/preview.machine.ts';
import type { SiteRef } from '../site/site-ref.ts';

interface Shown {
  readonly site: SiteRef<never>;
  readonly interview: ActorRefFrom<typeof interviewMachine>;
  readonly preview: ActorRef<Snapshot<unknown>, Extract<PreviewEvent, { type: 'panel.choose' }>>;
}

/**
 * Brings the preview to the front of a narrow screen after an interview, after starting content and after a picture.
 * During an interview it stays behind: the next question stands in the chat.
 */
export const showResults = fromCallback<EventObject, Shown>(({ input: { site, interview, preview } }) => {
  const show = () => preview.send({ type: 'panel.choose', panel: 'preview' });
  let count = site.getSnapshot().context.history.past.length;
  let wasFinished = selectIsFinished(interview.getSnapshot());
  const steps = site.subscribe({
    next({ context: { config, history } }) {
      const step = history.past.at(-1);
      const isNew = history.past.length > count && history.future.length === 0;
      count = history.past.length;
      if (isNew && step && isToBeSeen(step, config) && !selectIsRunning(interview.getSnapshot())) show();
    },
    // The site's parent handles its error. Without an observer here, XState would throw it again.
    error: () => undefined,
  });
  const questions = interview.subscribe({
    next(snapshot) {
      const isFinished = selectIsFinished(snapshot);
      if (isFinished && !wasFinished) show();
      wasFinished = isFinished;
    },
    error: () => undefined,
  });
  return () => {
    steps.unsubscribe();
    questions.unsubscribe();
  };
});

function isToBeSeen({ deed, patch }: Step, config: Config): boolean {
  if (deed.kind === 'start') return true;
  if (deed.kind !== 'edit' && deed.kind !== 'plan') return false;
  const paths = deed.kind === 'edit' ? [deed.path] : deed.paths;
  const isPicture = leavesOf(config).some(({ type, path }) => type === 'image' && paths.includes(path));
  return isPicture && patch.some(({ after }) => after !== undefined && after !== '');
}
