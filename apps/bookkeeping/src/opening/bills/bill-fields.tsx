import { useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import {
  AccountField,
  ComboboxField,
  DateField,
  FundField,
  MoneyField,
  TextField,
} from '@courtyard/ui/forms';
import { openingMessages } from '../opening.messages';
import { RowFields } from '../rows/row-fields';
import { type DraftBill, expensesIn, fundsOf, type OpeningForm } from '../opening-values';
import type { VendorChoice } from './vendor.queries';

interface BillFieldsProps {
  form: OpeningForm;
  chart: Chart;
  vendors: readonly VendorChoice[];
  bill: DraftBill;
  place: number;
  onRemove: () => void;
}

/** One line of an open bill: whose, which, since when, what for, and how much of it is open. */
export function BillFields({ form, chart, vendors, bill, place, onRemove }: BillFieldsProps) {
  const t = useMessages(openingMessages);
  const { currency } = useCommunity();
  const number = place + 1;
  const expenses = expensesIn(chart);
  const account = expenses.find(({ id }) => id === bill.accountId);
  const funds = fundsOf(chart, account);
  return (
    <RowFields
      title={t('billLine', { number })}
      removeLabel={t('removeBill', { number })}
      onRemove={onRemove}
    >
      <ComboboxField
        {...form.field(`bills.${place}.vendorId`)}
        label={t('vendor')}
        required
        options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField {...form.field(`bills.${place}.number`)} label={t('billNumber')} required maxLength={60} />
      <DateField {...form.field(`bills.${place}.billedOn`)} label={t('billedOn')} required />
      <DateField {...form.field(`bills.${place}.dueOn`)} label={t('dueOn')} required />
      <AccountField
        {...form.field(`bills.${place}.accountId`)}
        label={t('expense')}
        required
        accounts={expenses}
      />
      <FundField {...form.field(`bills.${place}.fundId`)} label={t('fund')} required funds={funds} />
      <MoneyField
        {...form.field(`bills.${place}.amountMinor`)}
        label={t('openAmount')}
        help={t('openAmountHelp')}
        required
        currency={currency}
      />
      <TextField {...form.field(`bills.${place}.memo`)} label={t('memo')} maxLength={200} />
    </RowFields>
  );
}
