import { useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { SimpleGrid } from '@courtyard/ui';
import { AccountField, FormSection, FundField, MoneyField, NumberField } from '@courtyard/ui/forms';
import { payableAccounts } from '../../../parts/chart.rules';
import { formMessages } from './form.messages';
import type { RecurringEntryForm } from './recurring-entry-draft';

interface SpreadFieldsProps {
  form: RecurringEntryForm;
  chart: Chart;
  /** Total and months stay. */
  isBegun: boolean;
}

/** An amortization: how much, over how many months, from which account to which. */
export function SpreadFields({ form: { field }, chart, isBegun }: SpreadFieldsProps) {
  const t = useMessages(formMessages);
  const { currency } = useCommunity();
  const accounts = payableAccounts(chart.accounts);
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  return (
    <FormSection title={t('spread')}>
      {isBegun ? null : (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <MoneyField {...field('totalMinor')} label={t('totalMinor')} currency={currency} required />
          <NumberField
            {...field('months')}
            label={t('months')}
            help={t('monthsHelp')}
            unit={t('monthsUnit')}
            whole
            required
          />
        </SimpleGrid>
      )}
      <AccountField {...field('lines.0.accountId')} label={t('expense')} accounts={accounts} required />
      <AccountField {...field('lines.1.accountId')} label={t('prepaid')} accounts={accounts} required />
      <FundField {...field('lines.0.fundId')} label={t('fund')} funds={funds} required />
    </FormSection>
  );
}
