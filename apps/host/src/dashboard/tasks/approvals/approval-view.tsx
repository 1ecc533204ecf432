import { toast, useFormats, useMessages } from '@courtyard/common';
import type { Approval } from '@courtyard/contract';
import { Box, Card, CardBody, CardHeader, Money, Page, Text, TextLink, useFailureToast } from '@courtyard/ui';
import { CardColumns, type Fact, FactCard } from '@courtyard/ui/details';
import { useState } from 'react';
import { ApprovalState } from './approval-state';
import { approvalMessages } from './approvals.messages';
import { useApprove, useWithdraw } from './approvals.queries';
import { RefuseDialog } from './refuse.dialog';

/** One approval: what would change, who asked, and what can be done about it. */
export function ApprovalView({ approval }: { approval: Approval }) {
  const t = useMessages(approvalMessages);
  const formats = useFormats();
  const failed = useFailureToast();
  const approving = useApprove();
  const withdrawing = useWithdraw();
  const [isRefusing, setRefusing] = useState(false);
  const { id, title, state, askedBy, mayDecide, mayWithdraw } = approval;
  const approve = () =>
    approving.mutate(id, {
      onError: failed,
      onSuccess: (after) =>
        toast(
          after.state === 'approved' || after.state === 'waiting'
            ? { title: t(after.state === 'approved' ? 'approved' : 'another'), kind: 'success' }
            : { title: t('notDone', { why: after.outcome ?? t(`state.${after.state}`) }), kind: 'error' },
        ),
    });
  const withdraw = () =>
    withdrawing.mutate(id, {
      onError: failed,
      onSuccess: () => toast({ title: t('withdrawn'), kind: 'success' }),
    });
  return (
    <Page
      title={title}
      description={t('asks', { who: askedBy.name, ago: formats.ago(approval.askedAt) })}
      actions={{
        primary: mayDecide
          ? { label: t('approve'), icon: 'check', loading: approving.isPending, onSelect: approve }
          : null,
        secondary: [
          mayDecide ? { label: t('refuse'), onSelect: () => setRefusing(true) } : null,
          mayWithdraw ? { label: t('withdraw'), loading: withdrawing.isPending, onSelect: withdraw } : null,
        ],
      }}
    >
      {state === 'waiting' && !mayDecide ? (
        <Text size="sm" tone="muted" mb="4">
          {t(mayWithdraw ? 'own' : 'lacking')}
        </Text>
      ) : null}
      <CardColumns left={<Changes approval={approval} />} right={<Request approval={approval} />} />
      {isRefusing ? <RefuseDialog approval={approval} onClose={() => setRefusing(false)} /> : null}
    </Page>
  );
}

function Changes({ approval: { changes, state, link } }: { approval: Approval }) {
  const t = useMessages(approvalMessages);
  return (
    <Card>
      <CardHeader title={t(state === 'approved' ? 'changed' : 'changes')} />
      <CardBody>
        {changes.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('noChanges')}
          </Text>
        ) : (
          <Box as="ul" listStyleType="none">
            {changes.map(({ field, before, after }) => (
              <Box as="li" key={`${field} ${before} ${after}`} py="1.5">
                <Text size="xs" tone="muted">
                  {field}
                </Text>
                <Text size="sm" overflowWrap="anywhere">
                  {before ?? t('nothingThere')} → {after ?? t('nothingThere')}
                </Text>
              </Box>
            ))}
          </Box>
        )}
        <Box mt="3">
          <TextLink to={link} fontSize="sm">
            {t('open')}
          </TextLink>
        </Box>
      </CardBody>
    </Card>
  );
}

function Request({ approval }: { approval: Approval }) {
  const t = useMessages(approvalMessages);
  const formats = useFormats();
  const { amount, needed, decisions, reason, outcome, state } = approval;
  const given = decisions.filter(({ verdict }) => verdict === 'approve');
  const names = given.map(({ name }) => name).join(', ');
  const facts: (Fact | null)[] = [
    { label: t('state'), value: <ApprovalState value={state} /> },
    { label: t('askedBy'), value: approval.askedBy.name },
    { label: t('askedAt'), value: formats.moment(approval.askedAt) },
    needed > 1
      ? {
          label: t('deciders'),
          value: [t('ofNeeded', { given: given.length, needed }), names].filter(Boolean).join(': '),
        }
      : { label: t('deciders'), value: names },
    state === 'waiting' ? { label: t('expires'), value: formats.moment(approval.expiresAt) } : null,
    amount
      ? { label: t('amount'), value: <Money amountMinor={amount.minor} currency={amount.currency} /> }
      : null,
    reason === null ? null : { label: t('reason'), value: reason },
    outcome === null ? null : { label: t('outcome'), value: outcome },
  ];
  return <FactCard title={t('about')} facts={facts.filter((fact) => fact !== null)} />;
}
