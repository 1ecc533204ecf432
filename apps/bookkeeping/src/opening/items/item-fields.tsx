import { choicesOf, useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { chargeTypes } from '@courtyard/contract/bookkeeping/charge/charge.values';
import { Box } from '@courtyard/ui';
import {
  AccountField,
  ComboboxField,
  DateField,
  FundField,
  MoneyField,
  SelectField,
  TextField,
} from '@courtyard/ui/forms';
import { openingMessages } from '../opening.messages';
import { RowFields } from '../rows/row-fields';
import { type DraftItem, fundsOf, type OpeningForm } from '../opening-values';
import type { Unit } from '../unit.queries';

interface ItemFieldsProps {
  form: OpeningForm;
  chart: Chart;
  units: readonly Unit[];
  item: DraftItem;
  place: number;
  onRemove: () => void;
}

/** Control accounts of what units owe, have to their credit and have deposited. */
export const ofUnits = ['receivable', 'owner-credit', 'deposit'];

/** One item of a unit: what, since when, and how much. */
export function ItemFields({ form, chart, units, item, place, onRemove }: ItemFieldsProps) {
  const t = useMessages(openingMessages);
  const { currency } = useCommunity();
  const number = place + 1;
  const inUse = chart.accounts.filter(({ archivedAt, isHeading }) => archivedAt === null && !isHeading);
  const account = inUse.find(({ id }) => id === item.accountId);
  const funds = fundsOf(chart, account);
  return (
    <RowFields
      title={t('unitNumber', { number })}
      removeLabel={t('removeItem', { number })}
      onRemove={onRemove}
    >
      <ComboboxField
        {...form.field(`items.${place}.propertyId`)}
        label={t('unit')}
        required
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <AccountField
        {...form.field(`items.${place}.accountId`)}
        label={t('account')}
        required
        accounts={inUse.filter(({ control }) => ofUnits.includes(control))}
      />
      <FundField {...form.field(`items.${place}.fundId`)} label={t('fund')} required funds={funds} />
      <MoneyField
        {...form.field(`items.${place}.amountMinor`)}
        label={t('amount')}
        required
        currency={currency}
      />
      <DateField {...form.field(`items.${place}.issuedOn`)} label={t('issuedOn')} required />
      <DateField {...form.field(`items.${place}.dueOn`)} label={t('dueOn')} required />
      {account?.control === 'receivable' ? (
        <>
          <SelectField
            {...form.field(`items.${place}.chargeType`)}
            label={t('chargeType')}
            options={choicesOf(t, 'chargeType', chargeTypes)}
          />
          <AccountField
            {...form.field(`items.${place}.contraAccountId`)}
            label={t('income')}
            required
            accounts={inUse.filter(({ type, control }) => type === 'income' && control === 'none')}
          />
        </>
      ) : null}
      <Box gridColumn={{ sm: 'span 2', lg: account?.control === 'receivable' ? 'span 4' : 'span 2' }}>
        <TextField {...form.field(`items.${place}.memo`)} label={t('memo')} maxLength={200} />
      </Box>
    </RowFields>
  );
}
