import { useActors, useWords } from '../actors-context.tsx';
import { useRestStage } from '../lazy.tsx';

/** Says that a part of the screen could not be loaded, and tries again; nothing while it is loading. */
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
