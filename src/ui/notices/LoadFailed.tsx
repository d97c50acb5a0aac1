import { useApp, useWords } from '../actors-context.tsx';
import { useLateCode } from '../lazy.ts';

/** Offers to retry after the late code failed to load. */
export function LoadFailed({ className }: { className?: string | undefined }) {
  const app = useApp();
  const words = useWords();
  if (useLateCode() !== 'failed') return null;
  return (
    <div role="alert" className={className} dir={words.language.direction}>
      <p>{words.rest.missing}</p>
      <button type="button" className="button" onClick={() => app.send({ type: 'lateCode.retry' })}>
        {words.rest.retry}
      </button>
    </div>
  );
}
