import { BrowserNotices } from './BrowserNotices.tsx';
import { PageNotices } from './PageNotices.tsx';
import { SearchAndSharePreview } from './SearchAndSharePreview.tsx';
import { TabConflictNotice } from './TabConflictNotice.tsx';

/** The notices that come with what draws pages, so that they need no network when they are wanted. */
export function LateNotices() {
  return (
    <>
      <TabConflictNotice />
      <BrowserNotices />
      <PageNotices />
      <SearchAndSharePreview />
    </>
  );
}
