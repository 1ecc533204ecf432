import { lazyOverlay, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Ticket, TicketMessage } from '@courtyard/contract';
import { ticketColumns } from '@courtyard/contract/platform/community/support/ticket.columns';
import { ticketVocabulary } from '@courtyard/contract/platform/community/support/ticket-history.labels';
import {
  Avatar,
  Badge,
  Box,
  Card,
  CardBody,
  CardHeader,
  Flex,
  Page,
  Stack,
  Text,
  TextLink,
  useFailureToast,
} from '@courtyard/ui';
import {
  CardColumns,
  type Fact,
  FactCard,
  FileLinks,
  recordLoader,
  HistoryCard,
  useFieldTexts,
} from '@courtyard/ui/details';
import { useState } from 'react';
import { usePageTitle } from '../../registry/use-page-title';
import { TicketReply } from './ticket-reply';
import { TicketStatusBadge } from './ticket-status';
import { ticketMessages } from './ticket.messages';
import { ticketPaths, tickets, useClose, useReopen } from './ticket.queries';

const AssignDialog = lazyOverlay(
  async () => (await import(/* webpackChunkName: "requests" */ './assign.dialog')).AssignDialog,
);

const BecomeRequestDialog = lazyOverlay(
  async () =>
    (await import(/* webpackChunkName: "requests" */ './become-request.dialog')).BecomeRequestDialog,
);

const TicketLoader = recordLoader({
  messages: ticketMessages,
  title: (t) => t('ticket'),
  useOne: tickets.useOne,
  list: ticketPaths.list,
});

export function TicketView() {
  return <TicketLoader>{(ticket) => <Shown key={ticket.id} ticket={ticket} />}</TicketLoader>;
}

function Shown({ ticket }: { ticket: Ticket }) {
  const t = useMessages(ticketMessages);
  const failed = useFailureToast();
  const closing = useClose();
  const reopening = useReopen();
  const canRead = useCan('Tickets List View');
  const [isAssigning, setAssigning] = useState(false);
  const [isBecoming, setBecoming] = useState(false);
  const { id, number, subject, status, may } = ticket;
  const isClosed = status === 'closed';
  const said = (title: string) => ({
    onError: failed,
    onSuccess: () => toast({ title, kind: 'success' }),
  });
  const close = {
    label: t('close'),
    loading: closing.isPending,
    onSelect: () => closing.mutate(id, said(t('closed'))),
  };
  const reopen = {
    label: t('reopen'),
    loading: reopening.isPending,
    onSelect: () => reopening.mutate(id, said(t('reopened'))),
  };
  return (
    <Page
      title={t('named', { number, subject })}
      actions={{
        secondary: [
          may.write ? (isClosed ? reopen : close) : null,
          ticket.requestKinds.length > 0
            ? { label: t('become'), icon: 'wrench', onSelect: () => setBecoming(true) }
            : null,
          may.answer ? { label: t('assign'), onSelect: () => setAssigning(true) } : null,
        ],
      }}
    >
      <CardColumns
        left={
          <Stack gap="5">
            <Card>
              <CardHeader title={t('conversation')} />
              <CardBody>
                <Box as="ol" listStyleType="none" aria-label={t('conversation')}>
                  {ticket.messages.map((message) => (
                    <Message key={message.id} message={message} />
                  ))}
                </Box>
              </CardBody>
            </Card>
            {may.write ? <TicketReply ticket={ticket} /> : null}
          </Stack>
        }
        right={
          <Stack gap="5">
            <About ticket={ticket} />
            {canRead ? (
              <HistoryCard
                of={tickets.historyOf(id)}
                vocabulary={ticketVocabulary}
                description={t('historyText')}
              />
            ) : null}
          </Stack>
        }
      />
      {isBecoming ? <BecomeRequestDialog ticket={ticket} onClose={() => setBecoming(false)} /> : null}
      {isAssigning ? <AssignDialog ticket={ticket} onClose={() => setAssigning(false)} /> : null}
    </Page>
  );
}

function Message({
  message: { author, isAsker, isInternal, message, files, writtenAt },
}: {
  message: TicketMessage;
}) {
  const t = useMessages(ticketMessages);
  const formats = useFormats();
  return (
    <Flex
      as="li"
      gap="3"
      py="4"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Avatar name={author.name} size="sm" />
      <Box flex="1" minWidth="0">
        <Flex wrap="wrap" columnGap="2" rowGap="1" align="center">
          <Text as="span" size="sm" fontWeight="medium" overflowWrap="anywhere">
            {author.name}
          </Text>
          {isInternal ? <Badge tone="attention">{t('note')}</Badge> : null}
          {isAsker || isInternal ? null : <Badge tone="neutral">{t('answersFor')}</Badge>}
        </Flex>
        <Text size="xs" tone="muted">
          <time dateTime={writtenAt}>{formats.moment(writtenAt)}</time>
        </Text>
        <Text size="sm" mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {message}
        </Text>
        {files.length > 0 ? (
          <Box mt="3">
            <FileLinks files={files} />
          </Box>
        ) : null}
      </Box>
    </Flex>
  );
}

function About({ ticket }: { ticket: Ticket }) {
  const t = useMessages(ticketMessages);
  const { facts } = useFieldTexts(ticketColumns);
  const titleOf = usePageTitle();
  const { page, status, assignee, request } = ticket;
  const requestName = request && t('requestNumber', { number: request.number });
  const shown: (Fact | null)[] = [
    { label: t('status'), value: <TicketStatusBadge value={status} /> },
    ...facts(ticket, 'askedBy', 'category'),
    { label: t('assignee'), value: assignee?.name ?? t('nobody') },
    request
      ? {
          label: t('request'),
          value: request.url === null ? requestName : <TextLink to={request.url}>{requestName}</TextLink>,
        }
      : null,
    page ? { label: t('page'), value: <TextLink to={page}>{titleOf(page)}</TextLink> } : null,
  ];
  return <FactCard title={t('about')} facts={shown.filter((fact) => fact !== null)} />;
}
