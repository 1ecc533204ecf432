import { lazyOverlay, toast, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BankRule } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import {
  ActionButton,
  Box,
  Card,
  CardBody,
  EmptyState,
  ErrorState,
  HStack,
  IconButton,
  LoadingState,
  Page,
  type PageAction,
  useFailureToast,
} from '@courtyard/ui';
import { PartMenu, PartRow } from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { bankPaths } from '../bank-transaction-paths';
import { bankRules, useApplyRules, useOrderRules } from '../bank-transaction.queries';
import { rulesMessages } from './rules.messages';

const RuleDialog = lazyOverlay<{ rule: BankRule | null; onClose: () => void }>(
  async () => (await import('./rule.dialog')).RuleDialog,
);

/** `transactions/rules`: the rules in their order. */
export function BankRulesPage() {
  const t = useMessages(rulesMessages);
  const canMatch = useCan('Bank Transaction Match');
  const rules = bankRules.useList({});
  const applying = useApplyRules();
  const showFailure = useFailureToast();
  const [open, setOpen] = useState<BankRule | 'new' | null>(null);
  const [removing, setRemoving] = useState<BankRule | null>(null);
  const add: PageAction = { label: t('add'), icon: 'plus', onSelect: () => setOpen('new') };
  const apply = async () => {
    const { started } = await applying.mutateAsync(undefined);
    toast({ title: t(started ? 'applied' : 'nothingPosts'), kind: started ? 'success' : 'info' });
  };
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: canMatch ? add : null,
        secondary: [
          canMatch
            ? { label: t('apply'), icon: 'refresh', onSelect: () => void apply().catch(showFailure) }
            : null,
          { label: t('back'), icon: 'arrow-left', to: bankPaths.list },
        ],
      }}
    >
      <Card aria-label={t('title')}>
        {rules.isPending ? <LoadingState /> : null}
        {rules.isError ? <ErrorState error={rules.error} onRetry={() => void rules.refetch()} /> : null}
        {rules.data?.data.length === 0 ? (
          <EmptyState icon="list" title={t('none')} description={t('emptyText')}>
            {canMatch ? <ActionButton action={add} /> : null}
          </EmptyState>
        ) : null}
        {rules.data && rules.data.data.length > 0 ? (
          <CardBody>
            <Rules rules={rules.data.data} canMatch={canMatch} onEdit={setOpen} onRemove={setRemoving} />
          </CardBody>
        ) : null}
      </Card>
      {open ? <RuleDialog rule={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
      {removing ? <RemoveDialog rule={removing} onClose={() => setRemoving(null)} /> : null}
    </Page>
  );
}

interface RulesProps {
  rules: readonly BankRule[];
  canMatch: boolean;
  onEdit: (rule: BankRule) => void;
  onRemove: (rule: BankRule) => void;
}

function Rules({ rules, canMatch, onEdit, onRemove }: RulesProps) {
  const t = useMessages(rulesMessages);
  const ordering = useOrderRules();
  const showFailure = useFailureToast();
  const move = (at: number, by: 1 | -1) => {
    const ruleIds = rules.map(({ id }) => id);
    const [moved] = ruleIds.splice(at, 1);
    if (moved) ruleIds.splice(at + by, 0, moved);
    void ordering.mutateAsync({ ruleIds }).catch(showFailure);
  };
  return (
    <Box as="ol" listStyleType="none" my="-3">
      {rules.map((rule, at) => (
        <PartRow
          key={rule.id}
          lead={`${at + 1}.`}
          title={rule.name}
          aside={
            canMatch && rules.length > 1 ? (
              <HStack gap="1">
                <IconButton
                  icon="arrow-up"
                  label={t('up', { name: rule.name })}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t('down', { name: rule.name })}
                  disabled={at === rules.length - 1}
                  onClick={() => move(at, 1)}
                />
              </HStack>
            ) : null
          }
          menu={
            canMatch ? (
              <PartMenu
                name={rule.name}
                items={[
                  { label: t('edit'), icon: 'edit', onSelect: () => onEdit(rule) },
                  { label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => onRemove(rule) },
                ]}
              />
            ) : null
          }
        >
          <RuleText rule={rule} />
        </PartRow>
      ))}
    </Box>
  );
}

/** What a rule is for and what it does, in two lines. */
function RuleText({ rule }: { rule: BankRule }) {
  const t = useMessages(rulesMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { bankAccount, direction, contains, fromMinor, toMinor, account, fund, effect, used, version } = rule;
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const tests = [
    t(`direction.${direction}`),
    contains === null ? null : t('containsIs', { text: contains }),
    fromMinor === null ? null : t('from', { amount: money(fromMinor) }),
    toMinor === null ? null : t('to', { amount: money(toMinor) }),
    bankAccount === null ? null : t('ofBank', { account: `${bankAccount.code} ${bankAccount.name}` }),
  ];
  const does = [
    t(`effect.${effect}`),
    `${account.code} ${account.name}`,
    fund?.name,
    t('used', { count: used }),
    t('versionIs', { version }),
  ];
  return (
    <>
      <Box>{tests.filter(Boolean).join(' · ')}</Box>
      <Box>{does.filter(Boolean).join(' · ')}</Box>
    </>
  );
}

function RemoveDialog({ rule, onClose }: { rule: BankRule; onClose: () => void }) {
  const t = useMessages(rulesMessages);
  const removing = bankRules.useRemove();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('removeTitle', { name: rule.name })}
      verb={t('remove')}
      onConfirm={async () => {
        await removing.mutateAsync(rule.id);
        toast({ title: t('removed'), kind: 'success' });
      }}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
}
