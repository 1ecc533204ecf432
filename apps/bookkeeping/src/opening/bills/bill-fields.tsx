import { useCommunity, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Box, Flex, IconButton, SimpleGrid, Text } from '@courtyard/ui';
import {
  AccountField,
  ComboboxField,
  DateField,
  FundField,
  MoneyField,
  TextField,
} from '@courtyard/ui/forms';
import { openingMessages } from '../opening.messages';
import { expensesIn, type DraftBill, type OpeningForm } from '../opening-values';
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
  const funds = chart.funds.filter(
    ({ id, archivedAt }) => archivedAt === null && (!account?.fundId || account.fundId === id),
  );
  return (
    <Box
      as="fieldset"
      aria-label={t('billLine', { number })}
      minWidth="0"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="md"
      p="4"
    >
      <Flex justifyContent="space-between" alignItems="center" mb="2">
        <Text size="sm" fontWeight="medium">
          {t('billLine', { number })}
        </Text>
        <IconButton size="sm" icon="trash" label={t('removeBill', { number })} onClick={onRemove} />
      </Flex>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" alignItems="start">
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
      </SimpleGrid>
    </Box>
  );
}
