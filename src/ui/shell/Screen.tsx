import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { App } from '../../../machines/app/app.machine.ts';
import {
  selectActors,
  selectFailureText,
  selectHasFailed,
  selectWords,
} from '../../../machines/app/app.machine.ts';
import { textOfError } from '../../domain/errors/error-text.ts';
import { ActorsProvider } from '../actors-context.tsx';
import { type LazyParts, PartsProvider } from '../lazy.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FatalError } from './FatalError.tsx';
import { Shell } from './Shell.tsx';

interface Props {
  readonly app: App;
  readonly onDrawn: () => void;
  readonly parts: LazyParts;
}

/** The root component: the builder, or the error that ended it. */
export function Screen({ app, onDrawn, parts }: Props) {
  useEffect(onDrawn, [onDrawn]);
  const words = app.getSnapshot().context.words;
  const onError = (error: unknown) => app.send({ type: 'app.fail', text: textOfError(error) });
  return (
    <ErrorBoundary onError={onError} fallback={(text) => <FatalError words={words} text={text} />}>
      <PartsProvider parts={parts}>
        <RunningScreen app={app} />
      </PartsProvider>
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
    <ActorsProvider actors={actors} words={words}>
      <Shell app={app} />
    </ActorsProvider>
  );
}
