import type { App } from '../../../machines/app/app.machine.ts';
import { BrowserNotices } from './BrowserNotices.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { HiddenNotice } from './HiddenNotice.tsx';
import { PageNotices } from './PageNotices.tsx';
import { SearchAndSharePreview } from './SearchAndSharePreview.tsx';
import { SiteNotices } from './SiteNotices.tsx';
import { TabConflictNotice } from './TabConflictNotice.tsx';

/** The notices of the deferred chunk, which is precached, so that they need no network. */
export function DeferredNotices({ app }: { app: App }) {
  return (
    <>
      <TabConflictNotice />
      <DraftNotice />
      <HiddenNotice />
      <BrowserNotices />
      <PageNotices />
      <SearchAndSharePreview />
      <SiteNotices app={app} />
    </>
  );
}
