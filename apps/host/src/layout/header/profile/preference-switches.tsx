import { toast, useMessages } from '@courtyard/common';
import { Stack, Switch } from '@courtyard/ui';
import { useChangePreferences, usePreferences } from '../../../profile/preferences.queries';
import { useAllowNotifications } from '../notifications/push/use-allow-notifications';
import { headerMessages } from '../header.messages';

/** Two stored preferences that people reach for often. */
export function PreferenceSwitches() {
  const t = useMessages(headerMessages);
  const preferences = usePreferences().data;
  const change = useChangePreferences(() => toast({ title: t('notSaved'), kind: 'error' }));
  const allowed = useAllowNotifications();
  const isLoading = preferences === undefined;
  return (
    <Stack gap="2">
      <Switch
        label={t('doNotDisturb')}
        disabled={isLoading}
        checked={preferences?.doNotDisturb ?? true}
        onChange={(event) => change.mutate({ doNotDisturb: event.target.checked })}
      />
      <Switch
        label={t('allowNotifications')}
        disabled={allowed.isLoading}
        checked={allowed.isOn}
        onChange={(event) => void allowed.set(event.target.checked)}
      />
    </Stack>
  );
}
