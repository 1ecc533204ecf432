import { choicesOf, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { vendorTaxBoxes } from '@courtyard/contract/accounting/payables/vendor/vendor.values';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Box, Button, Flex, Heading, IconButton, SimpleGrid, Stack, Text } from '@courtyard/ui';
import {
  AccountField,
  FormSection,
  FundField,
  MoneyField,
  SelectField,
  TextField,
  useAddedRow,
  useFormValue,
} from '@courtyard/ui/forms';
import { payableAccounts } from '../../../parts/chart.rules';
import { type BillForm, lineAfter } from './bill-draft';
import { formMessages } from './form.messages';

interface LineFieldsProps {
  form: BillForm;
  chart: Chart;
}

/** What a bill is for, line by line, with what it comes to. */
export function LineFields({ form, chart }: LineFieldsProps) {
  const t = useMessages(formMessages);
  const kind = useFormValue(form, 'kind');
  const lines = useFormValue(form, 'lines');
  const rows = useAddedRow(lines.length);
  const set = (next: typeof lines) => form.setValue('lines', next, { shouldDirty: true });
  return (
    <FormSection title={t('what')} description={t(kind === 'credit' ? 'whatCredit' : 'whatText')}>
      {lines.map((_, at) => (
        // Lines have no id before they are posted; their fields are bound by place.
        <Stack key={at} ref={rows.refOf(at)} gap="3" role="group" aria-label={t('line', { at: at + 1 })}>
          {lines.length === 1 ? null : (
            <Flex justify="space-between" align="center">
              <Heading as="h3" size="xs">
                {t('line', { at: at + 1 })}
              </Heading>
              <IconButton
                icon="trash"
                label={t('removeLine', { at: at + 1 })}
                onClick={() => set(lines.filter((_line, other) => other !== at))}
              />
            </Flex>
          )}
          <LineInputs form={form} chart={chart} at={at} />
        </Stack>
      ))}
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box>
          <Button size="sm" icon="plus" onClick={rows.adding(() => set([...lines, lineAfter(lines.at(-1))]))}>
            {t('addLine')}
          </Button>
        </Box>
        <TotalLine amounts={lines.map(({ amountMinor }) => amountMinor)} />
      </Flex>
    </FormSection>
  );
}

function LineInputs({ form, chart, at }: LineFieldsProps & { at: number }) {
  const t = useMessages(formMessages);
  const { currency } = useCommunity();
  const accounts = payableAccounts(chart.accounts);
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const takeFund = (accountId: string | undefined) => {
    const fundId = accounts.find(({ id }) => id === accountId)?.fundId;
    if (fundId) form.setValue(`lines.${at}.fundId`, fundId, { shouldDirty: true });
  };
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <AccountField
        {...form.field(`lines.${at}.accountId`)}
        label={t('account')}
        accounts={accounts}
        onChoose={(option) => takeFund(option?.value)}
        required
      />
      <FundField {...form.field(`lines.${at}.fundId`)} label={t('fund')} funds={funds} required />
      <TextField {...form.field(`lines.${at}.description`)} label={t('lineText')} maxLength={200} />
      <MoneyField
        {...form.field(`lines.${at}.amountMinor`)}
        label={t('amount')}
        currency={currency}
        required
      />
      <SelectField
        {...form.field(`lines.${at}.taxBox`)}
        label={t('taxBox')}
        options={choicesOf(t, 'taxBox', vendorTaxBoxes)}
        placeholder={t('noBox')}
        optional
      />
    </SimpleGrid>
  );
}

/** The sum of what is written; what is no amount yet counts nothing. */
function TotalLine({ amounts }: { amounts: readonly unknown[] }) {
  const t = useMessages(formMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const sum = amounts.reduce<number>((all, each) => all + (typeof each === 'number' ? each : 0), 0);
  return (
    <Text fontWeight="medium" numeric role="status">
      {t('total')} {formats.money(sum, currency)}
    </Text>
  );
}
