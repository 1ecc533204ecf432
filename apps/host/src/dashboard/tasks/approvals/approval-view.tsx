import { toast, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { Approval } from '@courtyard/contract';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  Money,
  Page,
  Stack,
  Text,
  TextLink,
  useFailureToast,
} from '@courtyard/ui';
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
  const { id, title, state, askedBy, canDecide, canWithdraw } = approval;
  const who = useWhoDecides()(approval);
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
        primary: canDecide
          ? { label: t('approve'), icon: 'check', loading: approving.isPending, onSelect: approve }
          : null,
        secondary: [
          canDecide ? { label: t('refuse'), onSelect: () => setRefusing(true) } : null,
          canWithdraw ? { label: t('withdraw'), loading: withdrawing.isPending, onSelect: withdraw } : null,
        ],
      }}
    >
      {state === 'waiting' && !canDecide ? (
        <Text size="sm" tone="muted" mb="4">
          {canWithdraw ? t('own') : who === null ? t('lacking') : t('others', { who })}
        </Text>
      ) : null}
      <CardColumns left={<Changes approval={approval} />} right={<Right approval={approval} />} />
      {isRefusing ? <RefuseDialog approval={approval} onClose={() => setRefusing(false)} /> : null}
    </Page>
  );
}

function Right({ approval }: { approval: Approval }) {
  return (
    <Stack gap="5">
      <Request approval={approval} />
      {approval.decisions.length > 0 ? <Decisions approval={approval} /> : null}
    </Stack>
  );
}

/** Who decided what, and when. */
function Decisions({ approval: { decisions } }: { approval: Approval }) {
  const t = useMessages(approvalMessages);
  const formats = useFormats();
  return (
    <Card>
      <CardHeader title={t('decisions')} />
      <CardBody>
        <Box as="ol" listStyleType="none" aria-label={t('decisions')}>
          {decisions.map(({ id, name, verdict, decidedAt }) => (
            <Box as="li" key={id} py="1.5">
              <Text size="sm" overflowWrap="anywhere">
                {t(`verdict.${verdict}`)}: {name}
              </Text>
              <Text size="xs" tone="muted">
                <time dateTime={decidedAt}>{formats.moment(decidedAt)}</time>
              </Text>
            </Box>
          ))}
        </Box>
      </CardBody>
    </Card>
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
                  {/* Of what is new there is nothing that it was: it says what it is. */}
                  {before === null ? null : `${before} → `}
                  {after ?? t('nothingThere')}
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

/** Whom the rule names that it was asked under; null where it names nobody. */
function useWhoDecides() {
  const t = useMessages(approvalMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  return ({ decidedBy: { roles, group } }: Approval): string | null => {
    const named = [
      ...(roles.length > 0
        ? [t('roles', { roles: roles.map((name) => roleNames([name], language)).join(' / ') })]
        : []),
      ...(group === null ? [] : [t('group', { group })]),
    ];
    return named.length === 0 ? null : formats.list(named);
  };
}

function Request({ approval }: { approval: Approval }) {
  const t = useMessages(approvalMessages);
  const formats = useFormats();
  const whoDecides = useWhoDecides();
  const { amount, needed, decisions, reason, outcome, state, endedAt } = approval;
  const given = decisions.filter(({ verdict }) => verdict === 'approve');
  const names = formats.list(given.map(({ name }) => name));
  const facts: (Fact | null)[] = [
    { label: t('state'), value: <ApprovalState value={state} /> },
    { label: t('kind'), value: approval.label },
    { label: t('askedBy'), value: approval.askedBy.name },
    { label: t('askedAt'), value: formats.moment(approval.askedAt) },
    needed > 1
      ? {
          label: t('deciders'),
          value: [t('ofNeeded', { given: given.length, needed }), names].filter(Boolean).join(': '),
        }
      : { label: t('deciders'), value: names },
    state === 'waiting' ? { label: t('whoDecides'), value: whoDecides(approval) ?? t('anybody') } : null,
    state === 'waiting' ? { label: t('expires'), value: formats.moment(approval.expiresAt) } : null,
    endedAt === null ? null : { label: t('endedAt'), value: formats.moment(endedAt) },
    amount
      ? { label: t('amount'), value: <Money amountMinor={amount.minor} currency={amount.currency} /> }
      : null,
    reason === null ? null : { label: t('reason'), value: reason },
    outcome === null ? null : { label: t('outcome'), value: outcome },
  ];
  return <FactCard title={t('about')} facts={facts.filter((fact) => fact !== null)} />;
}
