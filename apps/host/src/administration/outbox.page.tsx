import { call, type CallAnswer, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import {
  Box,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  Page,
  type Status,
  StatusBadge,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationMessages } from './administration.messages';

type Mail = CallAnswer<'GET /api/v1/shell/outbox'>['data'][number];

const statuses: Record<Mail['status'], Status> = {
  queued: 'attention',
  sent: 'expected',
  failed: 'danger',
  kept: 'info',
};

const key = ['shell', 'outbox'];

/** The mail of this community, to read what would have been sent. */
export default function OutboxPage() {
  const t = useMessages(administrationMessages);
  const [opened, setOpened] = useState<Mail | null>(null);
  const outbox = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/outbox', { signal })).data,
  });
  return (
    <Page title={t('outboxTitle')} description={t('outboxText')}>
      <Card>
        {outbox.isPending ? (
          <Box px="5">
            <LoadingState />
          </Box>
        ) : null}
        {outbox.isError ? <ErrorState error={outbox.error} onRetry={() => void outbox.refetch()} /> : null}
        {outbox.data?.length === 0 ? (
          <EmptyState icon="mailbox" title={t('noMail')} description={t('noMailText')} />
        ) : null}
        <Box as="ul" listStyleType="none">
          {outbox.data?.map((mail) => (
            <MailRow key={mail.id} mail={mail} onOpen={() => setOpened(mail)} />
          ))}
        </Box>
      </Card>
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.subject}
        description={opened ? t('toWhom', { to: opened.to }) : null}
      >
        <Text as="div" size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {opened?.text}
        </Text>
      </Dialog>
    </Page>
  );
}

function MailRow({ mail, onOpen }: { mail: Mail; onOpen: () => void }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  return (
    <Flex
      as="li"
      gap="4"
      px="5"
      py="3"
      align="center"
      wrap="wrap"
      borderColor="border.default"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Box flex="1 1 14rem" minWidth="0">
        <Button
          variant="link"
          onClick={onOpen}
          aria-label={t('open', { subject: mail.subject })}
          whiteSpace="normal"
          textAlign="start"
        >
          {mail.subject}
        </Button>
        <Text size="sm" tone="muted" truncate>
          {mail.to}
        </Text>
        {mail.status === 'failed' && mail.lastError ? (
          <Text size="sm" tone="danger">
            {t('lastError', { error: mail.lastError })}
          </Text>
        ) : null}
      </Box>
      <Text size="sm" tone="subtle" numeric>
        {mail.sentAt ? formats.moment(mail.sentAt) : ''}
      </Text>
      <StatusBadge status={statuses[mail.status]}>{t(mail.status)}</StatusBadge>
      {mail.status === 'failed' ? <SendAgain mail={mail} /> : null}
    </Flex>
  );
}

function SendAgain({ mail }: { mail: Mail }) {
  const t = useMessages(administrationMessages);
  const failed = useFailureToast();
  const queryClient = useQueryClient();
  const mayChange = useCan('Outbox Update');
  const again = useMutation({
    mutationFn: () => call('POST /api/v1/shell/outbox/:mailId/retry', { params: { mailId: mail.id } }),
    onSuccess: () => toast({ title: t('sentAgain'), kind: 'success' }),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  if (!mayChange) return null;
  return (
    <Button
      size="sm"
      loading={again.isPending}
      aria-label={t('sendAgainOf', { subject: mail.subject })}
      onClick={() => again.mutate()}
    >
      {t('sendAgain')}
    </Button>
  );
}
