import { InstallationNotices } from './BrowserNotices.tsx';
import { PageNotices } from './PageNotices.tsx';
import { PageLooks } from './SearchAndSharePreview.tsx';
import { TabsNotice } from './TabConflictNotice.tsx';

/** The notices that come with what draws pages, so that they need no network when they are wanted. */
export function LateNotices() {
  return (
    <>
      <TabsNotice />
      <InstallationNotices />
      <PageNotices />
      <PageLooks />
    </>
  );
}
