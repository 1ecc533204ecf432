import { useCan, useMessages } from '@courtyard/common';
import { Navigate } from '@courtyard/common/router';
import type { ApprovalRule } from '@courtyard/contract';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  Page,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@courtyard/ui';
import { useState } from 'react';
import { RuleDialog } from './rule.dialog';
import { ruleMessages } from './rules.messages';
import { useApprovalRules } from './rules.queries';
import { useRuleSentences } from './use-rule-sentences';

/** `/approvals?rules`: who decides on what, and how many from which amount on. */
export function RulesPage() {
  return useCan('Approval Limits Update') ? <Rules /> : <Navigate to="/unauthorized" replace />;
}

function Rules() {
  const t = useMessages(ruleMessages);
  const rules = useApprovalRules();
  const [changing, setChanging] = useState<string | null>(null);
  const rule = rules.data?.rules.find(({ kind }) => kind === changing);
  return (
    <Page title={t('title')} description={t('text')}>
      {rules.isPending ? <LoadingState /> : null}
      {rules.isError && !rules.data ? (
        <Card>
          <ErrorState error={rules.error} onRetry={() => void rules.refetch()} />
        </Card>
      ) : null}
      {rules.data?.rules.length === 0 ? (
        <Card>
          <EmptyState icon="check-circle" title={t('none')} />
        </Card>
      ) : null}
      <Stack gap="5">
        {rules.data?.rules.map((each) => (
          <RuleCard key={each.kind} rule={each} onChange={() => setChanging(each.kind)} />
        ))}
      </Stack>
      {rules.data && rule ? (
        <RuleDialog rule={rule} choices={rules.data} onClose={() => setChanging(null)} />
      ) : null}
    </Page>
  );
}

function RuleCard({ rule, onChange }: { rule: ApprovalRule; onChange: () => void }) {
  const t = useMessages(ruleMessages);
  const sentences = useRuleSentences();
  const { label, able, passesAlone, approvalId } = rule;
  return (
    <Card as="section" aria-label={label}>
      <CardHeader
        title={label}
        actions={
          approvalId === null ? (
            <Button size="sm" aria-label={t('changeOf', { label })} onClick={onChange}>
              {t('change')}
            </Button>
          ) : undefined
        }
      />
      <CardBody>
        <Stack gap="1">
          {sentences(rule).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          <Text size="sm" tone="muted">
            {t('able', { count: able })} {t(passesAlone ? 'passes' : 'stops')}
          </Text>
        </Stack>
        {approvalId === null ? null : (
          <Flex align="center" wrap="wrap" gap="2" mt="3">
            <StatusBadge status="attention">{t('changeWaits')}</StatusBadge>
            <TextLink to={`/approvals?id=${approvalId}`} fontSize="sm">
              {t('openChange')}
            </TextLink>
          </Flex>
        )}
      </CardBody>
    </Card>
  );
}
