import { InstallationNotices } from './InstallationNotices.tsx';
import { PageLooks } from './PageLooks.tsx';
import { PageNotices } from './PageNotices.tsx';

/** The notices that come with what draws pages, so that they need no network when they are wanted. */
export function LateNotices() {
  return (
    <>
      <InstallationNotices />
      <PageNotices />
      <PageLooks />
    </>
  );
}
