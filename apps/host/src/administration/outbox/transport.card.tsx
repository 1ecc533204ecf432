import { useFormats, useMessages } from '@courtyard/common';
import { Card, ErrorState, Flex, Missing, Skeleton, Spinner, Text } from '@courtyard/ui';
import { FactCard } from '@courtyard/ui/details';
import { MailProblem } from './mail-problem';
import { outboxMessages } from './outbox.messages';
import { useFollowMail, useMailTransport } from './outbox.queries';

/** How mail goes out, how it stands, and what became of the test letter. */
export function TransportCard({ testId }: { testId: string | null }) {
  const t = useMessages(outboxMessages);
  const formats = useFormats();
  const found = useMailTransport();
  if (found.isError && !found.data)
    return (
      <Card>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      </Card>
    );
  if (!found.data) return <Skeleton height="9rem" />;
  const { kind, from, waiting, failed, lastSentAt } = found.data;
  return (
    <FactCard
      title={t('transport')}
      description={t(`transport.${kind}`)}
      lead={testId === null ? undefined : <TestResult mailId={testId} />}
      minWidth="14rem"
      facts={[
        { label: t('from'), value: from },
        { label: t('lastSent'), value: lastSentAt === null ? <Missing /> : formats.moment(lastSentAt) },
        { label: t('waiting'), value: formats.number(waiting) },
        { label: t('failed'), value: formats.number(failed) },
      ]}
    />
  );
}

function TestResult({ mailId }: { mailId: string }) {
  const t = useMessages(outboxMessages);
  const { data } = useFollowMail(mailId);
  const to = data?.to ?? '';
  return (
    <div role="status">
      {!data || data.status === 'queued' ? (
        <Flex gap="2" align="center">
          <Spinner />
          <Text size="sm">{t('testUnderWay')}</Text>
        </Flex>
      ) : null}
      {data?.status === 'sent' ? <Text size="sm">{t('testSent', { to })}</Text> : null}
      {data?.status === 'kept' ? <Text size="sm">{t('testKept', { to })}</Text> : null}
      {data?.status === 'failed' ? (
        <>
          <Text size="sm" tone="danger" fontWeight="medium">
            {t('testFailed')}
          </Text>
          <MailProblem {...data} />
        </>
      ) : null}
    </div>
  );
}
