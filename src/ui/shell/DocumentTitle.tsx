import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { namesOfPlace } from '../../../domain/chat/menu.ts';
import { selectPlace } from '../../../machines/chat/chat.selectors.ts';
import { selectStage } from '../../../machines/publish/publish.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import type { Words } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';

/** Sets the document's title to the current place in the menu, or the progress of a publish. */
export function DocumentTitle() {
  const { chat, publish, site } = useActors();
  const words = useWords();
  const place = useSelector(chat, selectPlace);
  const config = useSelector(site, selectConfig);
  const stage = useSelector(publish, selectStage);
  const step = titleOfPublish(stage, words) ?? namesOfPlace(config, place, words).join(' › ');
  const title = step === '' ? words.document.title : `${step} – ${words.product.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', words.served.description);
    // After an error the screen is gone: restore the plain title.
    return () => {
      document.title = words.document.title;
    };
  }, [words]);
  return null;
}

function titleOfPublish(
  stage: ReturnType<typeof selectStage>,
  { publish, titles }: Words,
): string | undefined {
  switch (stage) {
    case 'idle':
      return undefined;
    case 'deploying':
      return publish.deploying;
    case 'success':
      return publish.deployed;
    case 'failed':
      return publish.deployFailed;
    default:
      return titles.publish;
  }
}
