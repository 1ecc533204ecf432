import { lazyPiece } from '@courtyard/common';
import {
  useNotificationList,
  useNotificationSummary,
} from '../../layout/header/notifications/notifications.queries';
import { Silent } from '../rooms/silent';

const LatestCard = lazyPiece(
  async () => (await import(/* webpackChunkName: "what-is-new" */ './latest.card')).default,
  { waiting: <Silent says="waiting" />, missing: <Silent says="nothing" /> },
);

/** A handful: the whole list is one link away. */
const atMost = 4;

/** What the person was told of and has not read yet; its code is fetched where there is such. */
export function WhatIsNew() {
  const summary = useNotificationSummary();
  const unread = summary.data?.unread ?? 0;
  const list = useNotificationList('unread', atMost, { isOn: unread > 0 });
  const notices = list.data?.pages[0]?.data ?? [];
  if (summary.isPending || (unread > 0 && list.isPending)) return <Silent says="waiting" />;
  if (unread === 0 || notices.length === 0) return <Silent says="nothing" />;
  return <LatestCard notices={notices} unread={unread} />;
}
