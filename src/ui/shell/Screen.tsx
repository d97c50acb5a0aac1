import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { textOfError } from '../../../domain/errors/error-text.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import {
  selectActors,
  selectFailureText,
  selectHasFailed,
  selectWords,
} from '../../../machines/app/app.machine.ts';
import { ActorsProvider } from '../actors-context.tsx';
import { type LazyParts, PartsContext } from '../lazy.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FatalError } from './FatalError.tsx';
import { Shell } from './Shell.tsx';

interface Props {
  readonly app: App;
  /** An app that shows what the HTML of the first screen does, if the screen takes that over. */
  readonly served?: App | undefined;
  readonly onDrawn: () => void;
  readonly parts: LazyParts;
}

const subscribeToNothing = () => () => {};

/** The root component: the builder, or the error that ended it. */
export function Screen({ app: own, served = own, onDrawn, parts }: Props) {
  useEffect(onDrawn, [onDrawn]);
  // React takes over the HTML with the state that it shows, then draws the difference to the own one.
  const app = useSyncExternalStore(
    subscribeToNothing,
    () => own,
    () => served,
  );
  const words = app.getSnapshot().context.words;
  const onError = (error: unknown) => app.send({ type: 'app.fail', text: textOfError(error) });
  return (
    <ErrorBoundary onError={onError} fallback={(text) => <FatalError words={words} text={text} />}>
      <PartsContext value={parts}>
        <RunningScreen app={app} />
      </PartsContext>
    </ErrorBoundary>
  );
}

function RunningScreen({ app }: Pick<Props, 'app'>) {
  const actors = useSelector(app, selectActors);
  const words = useSelector(app, selectWords);
  const hasFailed = useSelector(app, selectHasFailed);
  const failureText = useSelector(app, selectFailureText);
  if (hasFailed) return <FatalError words={words} text={failureText} />;
  if (!actors) return null;
  return (
    <ActorsProvider app={app} actors={actors} words={words}>
      <Shell app={app} />
    </ActorsProvider>
  );
}
