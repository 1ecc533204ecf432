import { Outlet } from '@courtyard/common/router';
import { useLiveSection } from './live-data';

/** What all pages of the section live in. */
export function SectionFrame() {
  useLiveSection();
  return <Outlet />;
}
