import { ownerCallText } from '../../../domain/errors/failure-text.ts';
import type { Refusal } from '../../../machines/published/refusal.ts';
import { useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';

interface Props {
  readonly refusal: Refusal | undefined;
  /** What is said of a problem in particular. */
  readonly texts?: Readonly<Partial<Record<Refusal['problem'], string>>>;
}

/** Why the latest request came to nothing. Of a text that is no e-mail address its form tells, of one that was asked for its status. */
export function Refused({ refusal, texts = {} }: Props) {
  const words = useWords();
  if (!refusal || refusal.problem === 'notAnAddress' || refusal.problem === 'asked') return null;
  const { problem, retryAfter } = refusal;
  return (
    <p className={dialog.error} role="alert">
      {texts[problem] ?? ownerCallText(problem, retryAfter, words)}
    </p>
  );
}
