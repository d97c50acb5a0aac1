import { useActors, useWords } from '../actors-context.tsx';
import { useRestStage } from '../lazy.tsx';

/** Offers to retry after the deferred chunk failed to load. */
export function LoadFailed({ className }: { className?: string | undefined }) {
  const { rest } = useActors();
  const words = useWords();
  if (useRestStage() !== 'failed') return null;
  return (
    <div role="alert" className={className} dir={words.language.direction}>
      <p>{words.rest.missing}</p>
      <button type="button" className="button" onClick={() => rest.send({ type: 'rest.retry' })}>
        {words.rest.retry}
      </button>
    </div>
  );
}
