import { InstallationNotices } from './InstallationNotices.tsx';
import { PageLooks } from './PageLooks.tsx';
import { PageNotices } from './PageNotices.tsx';
import { TabsNotice } from './TabsNotice.tsx';

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
