import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { namesOfPath } from '../../../domain/chat/menu.ts';
import { selectConfig, selectFresh, selectHistory } from '../../../machines/site/site.selectors.ts';
import { leftBehind } from '../../../templates/carried-content.ts';
import { listed } from '../../../words/formats.ts';
import { useActors, useWords } from '../actors-context.tsx';

/** What a change of the template could not keep, by the names of its fields. */
export function NotCarried() {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const history = useSelector(site, selectHistory);
  const fresh = useSelector(site, selectFresh);
  const left = useMemo(() => leftBehind({ config, history }, fresh), [config, history, fresh]);
  if (left.paths.length === 0) return null;
  const list = (names: readonly string[]) => listed(words.language.code, names);
  const names = left.paths.map((path) => namesOfPath(left.config, path, words));
  const bySection = [...Map.groupBy(names, ([section = '']) => section)].map(([section, below]) => {
    const fields = below.map(([, ...field]) => field.join(' › ')).filter((field) => field !== '');
    return fields.length > 0 ? `${section} (${list(fields)})` : section;
  });
  return <span>{` ${words.siteNotices.notCarried(list(bySection))}`}</span>;
}
