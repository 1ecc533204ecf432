import { toast, useAuth, useFormats, useMessages } from '@courtyard/common';
import type { CommunityDeletion } from '@courtyard/contract';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  Flex,
  LinkButton,
  LoadingState,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { DeleteDialog } from './delete.dialog';
import { deletionMessages } from './deletion.messages';
import { useCallOff, useDeletion } from './deletion.queries';

/** Deleting the community: what it means, what it waits for, and how it is called off. */
export function DeletionCard() {
  const t = useMessages(deletionMessages);
  const deletion = useDeletion();
  const name = useAuth((state) => state.user?.community.name ?? '');
  const [isAsking, setAsking] = useState(false);
  const { data } = deletion;
  const isOpen = data !== undefined && !data.waiting && data.approvalId === null;
  const needsSecond = isOpen && data.others > 0;
  return (
    <Card as="section" aria-label={t('title')} pb={isOpen ? '2' : undefined}>
      <CardHeader
        title={t('title')}
        description={data?.waiting ? undefined : `${t('text')}${needsSecond ? ` ${t('second')}` : ''}`}
        actions={isOpen ? <Button onClick={() => setAsking(true)}>{t('open')}</Button> : null}
      />
      {isOpen ? null : (
        <CardBody>
          {deletion.isPending ? <LoadingState /> : null}
          {deletion.isError ? (
            <ErrorState error={deletion.error} onRetry={() => void deletion.refetch()} />
          ) : null}
          {data ? <Standing of={data} /> : null}
        </CardBody>
      )}
      {isAsking ? (
        <DeleteDialog name={name} needsSecond={needsSecond} onClose={() => setAsking(false)} />
      ) : null}
    </Card>
  );
}

function Standing({ of: { waiting, approvalId } }: { of: CommunityDeletion }) {
  const t = useMessages(deletionMessages);
  if (waiting) return <Waiting of={waiting} />;
  return (
    <Line text={t('asks')}>
      <LinkButton to={`/approvals?id=${approvalId}`}>{t('toApproval')}</LinkButton>
    </Line>
  );
}

function Waiting({ of }: { of: NonNullable<CommunityDeletion['waiting']> }) {
  const t = useMessages(deletionMessages);
  const formats = useFormats();
  const callOff = useCallOff();
  const failed = useFailureToast();
  const { deletesOn, askedBy: who, approvedBy: approver } = of;
  const keep = () =>
    callOff.mutate(null, {
      onSuccess: () => toast({ title: t('kept'), kind: 'success' }),
      onError: failed,
    });
  return (
    <Stack gap="3">
      <Text fontWeight="medium">{t('waiting', { day: formats.day(deletesOn) })}</Text>
      <Line
        text={`${approver === null ? t('asked', { who }) : t('askedBoth', { who, approver })} ${t('meanwhile')}`}
      >
        <Button loading={callOff.isPending} onClick={keep}>
          {t('keep')}
        </Button>
      </Line>
    </Stack>
  );
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Flex gap="4" align="center" justify="space-between" wrap="wrap">
      <Text size="sm" tone="muted" flex="1 1 20rem" minWidth="0">
        {text}
      </Text>
      {children}
    </Flex>
  );
}
