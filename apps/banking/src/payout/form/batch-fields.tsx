import { choicesOf, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { payoutBatchInput, WaitingForPayment } from '@courtyard/contract/banking/payout/payout';
import { payoutMethods } from '@courtyard/contract/banking/payout/payout.values';
import { Box, Checkbox, Money, SimpleGrid, Stack, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import {
  DateField,
  type FormOf,
  FormSection,
  SelectField,
  TextField,
  useFieldError,
  useFormValue,
} from '@courtyard/ui/forms';
import { payoutMessages } from '../payout.messages';
import { sumOf } from '../payout-sums';
import { Shortage } from '../shortage';

type BatchForm = FormOf<typeof payoutBatchInput>;
type Bill = WaitingForPayment['bills'][number];

interface FieldsProps {
  form: BatchForm;
  found: WaitingForPayment;
  /** The batch that is changed: its bills can be chosen, and the account still has what it takes. */
  changed?: { id: string; heldMinor: number };
}

/** What a batch pays, from where, when and how. */
export function BatchFields({ form, found, changed }: FieldsProps) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const accountId = useFormValue(form, 'bankAccountId');
  const totalMinor = useTotal(form, found.bills);
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const account = found.accounts.find(({ id }) => id === accountId);
  return (
    <>
      <FormSection title={t('bills')} description={t('billsText')}>
        <BillsChoice form={form} bills={found.bills} batchId={changed?.id} />
      </FormSection>
      <FormSection title={t('payment')}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
          <SelectField
            {...form.field('bankAccountId')}
            label={t('bankAccount')}
            options={found.accounts.map(({ id, name, balanceMinor, heldMinor }) => ({
              value: id,
              label: t('available', { name, amount: money(balanceMinor - heldMinor) }),
            }))}
            required
          />
          <DateField {...form.field('payOn')} label={t('payOn')} min={today} required />
          <SelectField
            {...form.field('method')}
            label={t('method')}
            options={choicesOf(t, 'method', payoutMethods)}
            required
          />
        </SimpleGrid>
        <TextField {...form.field('note')} label={t('note')} maxLength={200} />
        {account ? (
          <Shortage
            account={{ ...account, heldMinor: account.heldMinor - (changed?.heldMinor ?? 0) }}
            totalMinor={totalMinor}
          />
        ) : null}
      </FormSection>
    </>
  );
}

/** What the chosen bills come to, of each as much as the batch pays. */
function useTotal(form: BatchForm, bills: readonly Bill[]): number {
  const parts = useFormValue(form, 'parts');
  const credits = new Set(bills.filter(({ kind }) => kind === 'credit').map(({ id }) => id));
  return parts.reduce(
    (sum, { billId, amountMinor }) => sum + (credits.has(billId) ? -amountMinor : amountMinor),
    0,
  );
}

interface ChoiceProps {
  form: BatchForm;
  bills: readonly Bill[];
  batchId: string | undefined;
}

function BillsChoice({ form, bills, batchId }: ChoiceProps) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const parts = useFormValue(form, 'parts');
  const error = useFieldError(form, 'parts');
  const totalMinor = useTotal(form, bills);
  const chosen = new Set(parts.map(({ billId }) => billId));
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const choose = ({ id, openMinor }: Bill, isChosen: boolean) =>
    form.setValue(
      'parts',
      isChosen
        ? [...parts, { billId: id, amountMinor: Math.abs(openMinor) }]
        : parts.filter(({ billId }) => billId !== id),
      { shouldDirty: true, shouldValidate: error !== undefined },
    );
  return (
    <Stack gap="3">
      <Text size="sm" tone="muted">
        {t('waitingText', { count: bills.length, amount: money(sumOf(bills)) })}
      </Text>
      <Box as="ul" listStyleType="none" my="-3">
        {bills.map((bill) => {
          const { id, number, vendor, openMinor, dueOn, funds, batch } = bill;
          const isElsewhere = batch !== null && batch.id !== batchId;
          return (
            <PartRow
              key={id}
              lead={
                <Checkbox
                  aria-label={t('choose', { number, vendor: vendor.name })}
                  checked={chosen.has(id)}
                  disabled={isElsewhere}
                  onChange={(event) => choose(bill, event.target.checked)}
                />
              }
              title={`${vendor.name} · ${number}`}
              aside={<Money amountMinor={openMinor} currency={currency} />}
            >
              {[
                isElsewhere ? t('inBatch', { number: batch.number }) : '',
                dueOn === null ? '' : t('due', { day: formats.day(dueOn) }),
                ...funds.map(({ name }) => name),
              ]
                .filter(Boolean)
                .join(' · ')}
            </PartRow>
          );
        })}
      </Box>
      <Text size="sm" tone={error === undefined ? 'muted' : 'danger'} role="status">
        {error === undefined
          ? t('chosen', { amount: money(totalMinor) })
          : parts.length === 0
            ? t('nothingChosen')
            : error}
      </Text>
    </Stack>
  );
}
