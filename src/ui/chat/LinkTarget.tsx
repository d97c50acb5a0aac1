import { useSelector } from '@xstate/react';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { targetSaid } from './link-target.ts';

interface Props {
  readonly path: string;
  /** What stands in the message box. */
  readonly draft: string;
  readonly id: string;
  readonly className: string | undefined;
}

/** What a link's address does, as it is typed: a mail address writes, a number calls. Nothing for an empty field. */
export function LinkTarget({ path, draft, id, className }: Props) {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const text = draft.trim() === '' ? textAt(config, path) : draft;
  if (text.trim() === '') return null;
  return (
    <p id={id} className={className} dir="auto">
      {targetSaid(config, path, text, words)}
    </p>
  );
}
