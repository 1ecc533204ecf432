import { toast, useAuth, useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, ErrorState, LoadingState, Page, Stack, Switch } from '@courtyard/ui';
import { useChangePreferences, usePreferences } from '../../../../profile/preferences.queries';
import { useAllowNotifications } from '../push/use-allow-notifications';
import { ChoicesCard } from './choices.card';
import { CommunityMailCard } from './mail/community-mail.card';
import { ConsentCard } from './mail/consent.card';
import { DigestCard } from './digest.card';
import { QuietHoursCard } from './quiet-hours.card';
import { settingsMessages } from './settings.messages';
import { useChangeSettings, useNotificationSettings } from './settings.queries';

/** What reaches the person, where and when. Every change is kept at once. */
export default function NotificationSettingsPage() {
  const t = useMessages(settingsMessages);
  const settings = useNotificationSettings();
  const isView = useAuth((state) => state.viewAs !== null);
  const change = useChangeSettings(() => toast({ title: t('notSaved'), kind: 'error' }));
  return (
    <Page title={t('title')} description={t('text')} width="form">
      <Stack gap="5">
        {isView ? null : <NowCard />}
        <ConsentCard />
        <CommunityMailCard />
        {settings.isPending ? <LoadingState /> : null}
        {settings.isError && !settings.data ? (
          <Card>
            <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
          </Card>
        ) : null}
        {settings.data ? (
          <>
            <QuietHoursCard
              hours={settings.data.quietHours}
              onChange={(quietHours) => change.mutate({ quietHours })}
            />
            <DigestCard digest={settings.data.digest} onChange={(digest) => change.mutate({ digest })} />
            <ChoicesCard
              choices={settings.data.choices}
              onChange={(choice) => change.mutate({ choices: [choice] })}
            />
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

/** The two switches that are also behind the person's name. */
function NowCard() {
  const t = useMessages(settingsMessages);
  const preferences = usePreferences().data;
  const change = useChangePreferences(() => toast({ title: t('notSaved'), kind: 'error' }));
  const allowed = useAllowNotifications();
  return (
    <Card>
      <CardHeader title={t('now')} />
      <CardBody>
        <Stack gap="3">
          <Switch
            label={t('allow')}
            help={t('allowHelp')}
            disabled={allowed.isLoading}
            checked={allowed.isOn}
            onChange={(event) => void allowed.set(event.target.checked)}
          />
          <Switch
            label={t('doNotDisturb')}
            help={t('doNotDisturbHelp')}
            disabled={preferences === undefined}
            checked={preferences?.doNotDisturb ?? true}
            onChange={(event) => change.mutate({ doNotDisturb: event.target.checked })}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
