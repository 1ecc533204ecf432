import { toast, useMessages } from '@courtyard/common';
import { Stack, Switch } from '@courtyard/ui';
import { useChangePreferences, usePreferences } from '../../../profile/preferences.queries';
import { headerMessages } from '../header.messages';

/** Two stored preferences that people reach for often. */
export function PreferenceSwitches() {
  const t = useMessages(headerMessages);
  const preferences = usePreferences().data;
  const change = useChangePreferences(() => toast({ title: t('notSaved'), kind: 'error' }));
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
        disabled={isLoading}
        checked={preferences?.allowNotifications ?? false}
        onChange={(event) => change.mutate({ allowNotifications: event.target.checked })}
      />
    </Stack>
  );
}
