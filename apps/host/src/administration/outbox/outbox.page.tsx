import { toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type { OutboxMail } from '@courtyard/contract';
import { outboxColumns } from '@courtyard/contract/platform/community/operations/outbox.columns';
import { Box, Button, Page, type Status, StatusBadge, useFailureToast } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import { type ReactNode, useState } from 'react';
import { CopyCard } from './copy.card';
import { OutboxEmailDialog } from './email.dialog';
import { outboxMessages } from './outbox.messages';
import { outbox, useMailTransport, useSendAgain, useSendTest } from './outbox.queries';
import { TransportCard } from './transport.card';

const statuses: Record<OutboxMail['status'], Status> = {
  queued: 'attention',
  failed: 'danger',
  sent: 'expected',
  kept: 'info',
  withheld: 'neutral',
};

/** How mail of the community goes out, and what became of its letters. */
export default function OutboxPage() {
  const t = useMessages(outboxMessages);
  const failed = useFailureToast();
  const canChange = useCan('Outbox Update');
  const transport = useMailTransport();
  const test = useSendTest();
  const again = useSendAgain();
  const [testId, setTestId] = useState<string | null>(null);
  const [opened, setOpened] = useState<OutboxMail | null>(null);
  const { sort, filters } = outboxColumns;
  const table = useTableState({ sort, filters, defaultSort: '-queuedAt' });
  const open = (mail: OutboxMail) => <OpenEmail mail={mail} onOpen={() => setOpened(mail)} />;
  const columns = useColumns(outboxColumns, [
    { field: 'subject', priority: 1, cell: open },
    { field: 'to', priority: 1 },
    { field: 'status', priority: 1, cell: (mail) => <MailStatus mail={mail} /> },
    { field: 'queuedAt', priority: 2 },
    { field: 'sentAt', priority: 4 },
    { field: 'attempts', priority: 4 },
    { field: 'nextTryAt', priority: 3 },
  ]);
  const sendTest = () =>
    test.mutate(null, { onSuccess: ({ data }) => setTestId(data.mailId), onError: failed });
  const sendAgain = (mailId: string | null) =>
    again.mutate(mailId, {
      onSuccess: ({ count }) =>
        toast({ title: mailId === null ? t('retriedAll', { count }) : t('retried'), kind: 'success' }),
      onError: failed,
    });
  const actions = canChange
    ? {
        primary: { label: t('test'), icon: 'mail' as const, loading: test.isPending, onSelect: sendTest },
        secondary: [
          transport.data?.failed
            ? { label: t('retryAll'), icon: 'refresh' as const, onSelect: () => sendAgain(null) }
            : null,
        ],
      }
    : {};

  return (
    <Page title={t('title')} description={t('text')} actions={actions}>
      {canChange && transport.data?.copySince ? <CopyCard since={transport.data.copySince} /> : null}
      <Box mb="5">
        <TransportCard testId={testId} />
      </Box>
      <DataTable
        label={t('title')}
        state={table}
        query={outbox.useList(table.query)}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ subject }) => subject}
        searchLabel={t('search')}
        filters={useFilters(outboxColumns)}
        {...(canChange && {
          rowMenu: ({ id, status }: OutboxMail) =>
            status === 'failed'
              ? [{ label: t('retry'), icon: 'refresh' as const, onSelect: () => sendAgain(id) }]
              : [],
        })}
        renderCard={(mail) => <MailCard mail={mail} title={open(mail)} />}
        empty={{ icon: 'mailbox', title: t('none'), description: t('noneText') }}
      />
      {opened ? <OutboxEmailDialog mail={opened} onClose={() => setOpened(null)} /> : null}
    </Page>
  );
}

function OpenEmail({ mail: { subject }, onOpen }: { mail: OutboxMail; onOpen: () => void }) {
  const t = useMessages(outboxMessages);
  return (
    <Button
      variant="link"
      onClick={onOpen}
      aria-label={t('read', { subject })}
      whiteSpace="normal"
      textAlign="start"
      justifyContent="start"
    >
      {subject}
    </Button>
  );
}

function MailStatus({ mail: { status, nextTryAt } }: { mail: OutboxMail }) {
  const t = useMessages(outboxMessages);
  if (status === 'failed' && nextTryAt !== null)
    return <StatusBadge status="attention">{t('retrying')}</StatusBadge>;
  return <StatusBadge status={statuses[status]}>{t(`status.${status}`)}</StatusBadge>;
}

function MailCard({ mail, title }: { mail: OutboxMail; title: ReactNode }) {
  const formats = useFormats();
  return (
    <ListCard
      title={title}
      facts={[mail.to]}
      lines={[formats.moment(mail.queuedAt)]}
      badges={mail.status === 'sent' ? null : <MailStatus mail={mail} />}
    />
  );
}
