import { useMessages } from '@courtyard/common';
import { Page, Stack } from '@courtyard/ui';
import { KindsCard } from './kinds.card';
import { PolicyCard } from './policy.card';
import { settingsMessages } from './settings.messages';

/** `settings`: kinds and categories of requests, working hours and targets. */
export function RequestSettingsPage() {
  const t = useMessages(settingsMessages);
  return (
    <Page title={t('title')} description={t('description')}>
      <Stack gap="5">
        <KindsCard />
        <PolicyCard />
      </Stack>
    </Page>
  );
}
