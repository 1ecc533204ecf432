import { call } from '@courtyard/common';
import type { NotificationSettings, NotificationSettingsChange } from '@courtyard/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

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
    quietHours: change.quietHours === undefined ? before.quietHours : change.quietHours,
  };
}

/** Changes some settings: shown at once, and put back (after `onFailed`) where the server does not take them. */
export function useChangeSettings(onFailed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationSettingsChange) =>
      call('PATCH /api/v1/shell/notification-settings', { body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<NotificationSettings>(key);
      if (before) client.setQueryData<NotificationSettings>(key, withChange(before, change));
      return { before };
    },
    onSuccess: ({ data }) => client.setQueryData(key, data),
    onError: (_error, _change, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      onFailed();
    },
  });
}
