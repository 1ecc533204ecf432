import { toast, useMessages } from '@courtyard/common';
import { useState } from 'react';
import { useChangePreferences, usePreferences } from '../../../../profile/preferences.queries';
import { headerMessages } from '../../header.messages';

const isGranted = () => 'Notification' in window && Notification.permission === 'granted';

/**
 * "Allow Notifications" as a switch: on where the person wants it and this browser lets it be. Switching it on asks the
 * browser, and says what to do where that refuses.
 */
export function useAllowNotifications() {
  const t = useMessages(headerMessages);
  const preferences = usePreferences().data;
  const change = useChangePreferences(() => toast({ title: t('notSaved'), kind: 'error' }));
  const [isBusy, setBusy] = useState(false);
  const set = async (wanted: boolean) => {
    setBusy(true);
    try {
      const push = await import(/* webpackChunkName: "push" */ './push');
      if (wanted) {
        const standing = await push.subscribe();
        if (standing === 'on') change.mutate({ allowNotifications: true });
        else toast({ title: push.whyNotOn(standing), kind: 'error' });
      } else {
        change.mutate({ allowNotifications: false });
        await push.unsubscribe().catch(() => undefined);
      }
    } catch {
      // Its code did not come.
      toast({ title: t('notSaved'), kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    isOn: (preferences?.allowNotifications ?? false) && isGranted(),
    isLoading: preferences === undefined || isBusy,
    set,
  };
}
