import { call } from '@courtyard/common';
import type { NotificationSettings, NotificationSettingsChange } from '@courtyard/contract';
import { useQuery } from '@tanstack/react-query';
import { useChangeAtOnce } from '../../../../profile/use-change-at-once';

const key = ['shell', 'notification-settings'];

export function useNotificationSettings() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/notification-settings', { signal })).data,
  });
}

function withChange(before: NotificationSettings, change: NotificationSettingsChange): NotificationSettings {
  const changed = new Map(change.choices?.map((choice) => [choice.kind, choice]));
  return {
    choices: before.choices.map((choice) => {
      const {
        inApp = choice.inApp,
        push = choice.push,
        email = choice.email,
      } = changed.get(choice.kind) ?? {};
      return { ...choice, inApp, push, email };
    }),
    digest: change.digest ?? before.digest,
    quietHours: change.quietHours === undefined ? before.quietHours : change.quietHours,
  };
}

/** Changes some settings at once. */
export const useChangeSettings = (onFailed: () => void) =>
  useChangeAtOnce({
    queryKey: key,
    send: (body: NotificationSettingsChange) => call('PATCH /api/v1/shell/notification-settings', { body }),
    changed: withChange,
    onFailed,
  });
