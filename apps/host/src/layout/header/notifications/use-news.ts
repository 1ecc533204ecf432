import { onLiveEvent, toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { NotificationSummary } from '@courtyard/contract';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../../../profile/preferences.queries';
import { headerMessages } from '../header.messages';
import { useReadNotification, useRefreshNotifications } from './notifications.queries';

/** All of a community ask again within this time, not all at once. */
const spreadMs = 3000;

/** Asks again when something was told, and says what is new in passing, unless it is silent. */
export function useNews(summary: NotificationSummary | undefined): void {
  const refresh = useRefreshNotifications();
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = onLiveEvent(({ topic, toAll }) => {
      if (topic !== 'notification') return;
      clearTimeout(waiting);
      waiting = setTimeout(() => void latest.current(), toAll ? Math.random() * spreadMs : 0);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, []);
  useToast(summary);
  usePushHere();
}

function useToast(summary: NotificationSummary | undefined): void {
  const t = useMessages(headerMessages);
  const navigate = useNavigate();
  const read = useReadNotification();
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (!summary) return;
    const { newest, isSilent } = summary;
    const before = known.current;
    known.current = [before ?? '', newest?.id ?? ''].toSorted().at(-1) ?? '';
    // What was there when the page was opened is in the list; ids grow with time.
    if (before === null || !newest || newest.id <= before) return;
    if (isSilent && !newest.isUrgent) return;
    const { id, link, title } = newest;
    const open = async () => {
      read.mutate({ id, isRead: true });
      if (link !== null) void navigate(link);
      return true;
    };
    toast({ title, ...(link !== null && { action: { label: t('open'), run: open } }) });
  }, [summary, navigate, read, t]);
}

/** A browser that may be pushed to is known by its session: a new one is told to the server. */
function usePushHere(): void {
  const isAllowed = usePreferences().data?.allowNotifications ?? false;
  useEffect(() => {
    if (!isAllowed || !('Notification' in window) || Notification.permission !== 'granted') return;
    // Where its code does not come, the next page tells.
    import(/* webpackChunkName: "push" */ './push/push').then(
      ({ keepSubscribed }) => keepSubscribed(),
      () => undefined,
    );
  }, [isAllowed]);
}
