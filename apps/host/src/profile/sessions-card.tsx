import { useMessages } from '@courtyard/common';
import { Box, Button, Card, CardBody, CardHeader, ErrorState, LoadingState } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { profileMessages } from './profile.messages';
import { SessionRow } from './session-row';
import { signOutEverywhere, useSessions } from './sessions.queries';

export function SessionsCard() {
  const t = useMessages(profileMessages);
  const sessions = useSessions();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card data-setting="sessions">
      <CardHeader
        title={t('sessions')}
        description={t('sessionsText')}
        actions={
          <Button size="sm" icon="logout" onClick={() => setAsking(true)}>
            {t('everywhere')}
          </Button>
        }
      />
      <CardBody>
        {sessions.isPending ? <LoadingState /> : null}
        {sessions.isError ? (
          <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
        ) : null}
        <Box as="ul" listStyleType="none">
          {sessions.data?.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Box>
      </CardBody>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('everywhereTitle')}
        verb={t('everywhere')}
        onConfirm={signOutEverywhere}
      >
        {t('everywhereText')}
      </ConfirmDialog>
    </Card>
  );
}
