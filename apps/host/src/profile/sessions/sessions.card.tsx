import { toast, useMessages } from '@courtyard/common';
import { Box, Button, Card, CardBody, CardHeader, ErrorState, Flex, LoadingState } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { profileMessages } from '../profile.messages';
import { SessionRow } from './session-row';
import { signOutEverywhere, useRevokeOthers, useSessions } from './sessions.queries';

export function SessionsCard() {
  const t = useMessages(profileMessages);
  const sessions = useSessions();
  const [asked, setAsked] = useState<'others' | 'all' | null>(null);
  const revokeOthers = useRevokeOthers();
  const hasOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <Card data-setting="sessions">
      <CardHeader
        title={t('sessions')}
        description={t('sessionsText')}
        actions={
          <Flex gap="2" wrap="wrap">
            {hasOthers ? (
              <Button size="sm" onClick={() => setAsked('others')}>
                {t('elsewhere')}
              </Button>
            ) : null}
            <Button size="sm" icon="logout" onClick={() => setAsked('all')}>
              {t('everywhere')}
            </Button>
          </Flex>
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
        open={asked === 'others'}
        onClose={() => setAsked(null)}
        title={t('elsewhere')}
        verb={t('elsewhere')}
        onConfirm={async () => {
          await revokeOthers.mutateAsync();
          toast({ title: t('elsewhereDone'), kind: 'success' });
        }}
      >
        {t('elsewhereText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'all'}
        onClose={() => setAsked(null)}
        title={t('everywhereTitle')}
        verb={t('everywhere')}
        onConfirm={signOutEverywhere}
      >
        {t('everywhereText')}
      </ConfirmDialog>
    </Card>
  );
}
