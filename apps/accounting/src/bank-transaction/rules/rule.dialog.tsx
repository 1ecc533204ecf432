import { choicesOf, toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { type BankRule, bankRuleInput } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import {
  ruleDirections,
  ruleEffects,
} from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule.values';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { ErrorLine, LoadingState, SimpleGrid, Stack, Text } from '@courtyard/ui';
import {
  AccountField,
  Form,
  FormActions,
  type FormOf,
  FundField,
  MoneyField,
  RadioField,
  SelectField,
  TextField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { bankAccounts } from '../../parts/chart.rules';
import { useChart } from '../../parts/units.queries';
import { useSettled } from '../../parts/actions/use-settled';
import { bankRules, useTriedRule } from '../bank-transaction.queries';
import { ruleDraft, valuesOf } from './rule-draft';
import { rulesMessages } from './rules.messages';

interface RuleDialogProps {
  /** Null adds one. */
  rule: BankRule | null;
  onClose: () => void;
}

/** A rule, with the lines that it would be for before it is kept. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const t = useMessages(rulesMessages);
  const chart = useChart();
  return (
    <Dialog open onClose={onClose} title={rule ? t('editTitle', { name: rule.name }) : t('addTitle')}>
      {chart.isError ? <ErrorLine onRetry={() => void chart.refetch()}>{t('chartMissing')}</ErrorLine> : null}
      {chart.isPending ? <LoadingState /> : null}
      {chart.data ? <RuleForm rule={rule} chart={chart.data} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RuleForm({ rule, chart, onClose }: RuleDialogProps & { chart: Chart }) {
  const t = useMessages(rulesMessages);
  const { currency } = useCommunity();
  const creating = bankRules.useCreate();
  const updating = bankRules.useUpdate(rule?.id ?? '');
  const form = useContractForm(ruleDraft, {
    defaultValues: valuesOf(rule),
    onSubmit: async (values) => {
      const body = bankRuleInput.parse(values);
      await (rule ? updating.mutateAsync({ ...body, version: rule.version }) : creating.mutateAsync(body));
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  const usable = chart.accounts.filter(
    ({ isHeading, archivedAt, control, purpose }) =>
      !isHeading && archivedAt === null && control === 'none' && purpose !== 'bank',
  );
  const banks = bankAccounts(chart.accounts).map(({ id, code, name }) => ({
    value: id,
    label: `${code} ${name}`,
  }));
  return (
    <Form form={form}>
      <TextField {...form.field('name')} label={t('name')} maxLength={80} required />
      <TextField {...form.field('contains')} label={t('contains')} help={t('containsHelp')} maxLength={100} />
      <SimpleGrid columns={2} gap="3">
        <MoneyField
          {...form.field('fromMinor')}
          label={t('fromMinor')}
          help={t('amountHelp')}
          currency={currency}
        />
        <MoneyField {...form.field('toMinor')} label={t('toMinor')} currency={currency} />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <SelectField
          {...form.field('direction')}
          label={t('direction')}
          options={choicesOf(t, 'direction', ruleDirections)}
        />
        <SelectField
          {...form.field('bankAccountId')}
          label={t('bankAccount')}
          placeholder={t('anyBank')}
          options={banks}
        />
      </SimpleGrid>
      <Tried form={form} />
      <AccountField {...form.field('accountId')} label={t('account')} accounts={usable} required />
      <FundField
        {...form.field('fundId')}
        label={t('fund')}
        help={t('anyFund')}
        funds={chart.funds.filter(({ archivedAt }) => archivedAt === null)}
      />
      <TextField {...form.field('memo')} label={t('memo')} maxLength={200} />
      <RadioField
        {...form.field('effect')}
        label={t('effect')}
        help={t('effectHelp')}
        options={choicesOf(t, 'effect', ruleEffects)}
      />
      <FormActions submitLabel={t('save')} onCancel={onClose} />
    </Form>
  );
}

const someId = '00000000-0000-7000-8000-000000000000';

/** What the rule would be for as it is written now. */
function Tried({ form }: { form: FormOf<typeof ruleDraft> }) {
  const t = useMessages(rulesMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const [contains, fromMinor, toMinor] = [
    useFormValue(form, 'contains'),
    useFormValue(form, 'fromMinor'),
    useFormValue(form, 'toMinor'),
  ];
  const [direction, bankAccountId] = [useFormValue(form, 'direction'), useFormValue(form, 'bankAccountId')];
  const isSaid = Boolean(contains?.trim()) || fromMinor !== null || toMinor !== null;
  const written = { name: '-', accountId: someId, contains, fromMinor, toMinor, direction, bankAccountId };
  const asked = bankRuleInput.safeParse(written);
  const tried = useTriedRule(useSettled(isSaid && asked.success ? asked.data : null));
  if (!isSaid || !tried.data) return null;
  const { count, sumMinor, examples } = tried.data;
  return (
    <Stack gap="1" role="status">
      <Text size="sm" fontWeight="medium">
        {t('would', { count })}
        {count > 0 ? `, ${t('wouldSum', { amount: formats.money(sumMinor, currency) })}` : null}
      </Text>
      {examples.slice(0, 4).map(({ id, bookedOn, payee, memo, amountMinor }) => (
        <Text key={id} size="sm" tone="muted">
          {[formats.day(bookedOn), payee ?? memo, formats.money(amountMinor, currency)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ))}
    </Stack>
  );
}
