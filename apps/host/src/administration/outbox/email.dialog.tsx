import { useCan, useFormats, useMessages } from '@courtyard/common';
import type { OutboxMail } from '@courtyard/contract';
import { Box, ErrorState, Heading, LoadingState, Missing, Stack, Text } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { Dialog } from '@courtyard/ui/overlays';
import type { ReactNode } from 'react';
import { MailProblem } from './mail-problem';
import { outboxMessages } from './outbox.messages';
import { outbox } from './outbox.queries';

/** One letter: what became of it and, for who may read it, what it says. */
export function OutboxEmailDialog({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const t = useMessages(outboxMessages);
  const formats = useFormats();
  const canRead = useCan('Outbox Letter View');
  const found = outbox.useOne(mail.id);
  const moment = (at: string | null) => (at === null ? <Missing /> : formats.moment(at));
  const { status, attempts, queuedAt, sentAt, nextTryAt, lastError } = found.data ?? mail;
  return (
    <Dialog open onClose={onClose} title={mail.subject} description={mail.to}>
      <Stack gap="5">
        <Facts
          facts={[
            { label: t('status'), value: t(`status.${status}`) },
            { label: t('queuedAt'), value: moment(queuedAt) },
            { label: t('sentAt'), value: moment(sentAt) },
            { label: t('attempts'), value: formats.number(attempts) },
            { label: t('nextTryAt'), value: moment(nextTryAt) },
          ]}
        />
        {found.isPending ? <LoadingState /> : null}
        {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
        {found.data && lastError !== null ? (
          <Part title={t('whatHappened')}>
            <MailProblem {...found.data} />
          </Part>
        ) : null}
        {found.data ? (
          <Part title={t('words')}>
            {found.data.text === null ? (
              <Text size="sm" tone="muted">
                {t(status === 'withheld' ? 'withheldText' : canRead ? 'notKept' : 'cannotRead')}
              </Text>
            ) : (
              <Text as="div" size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {found.data.text}
              </Text>
            )}
          </Part>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Heading as="h3" size="xs" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
