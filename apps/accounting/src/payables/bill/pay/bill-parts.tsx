import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import {
  Box,
  Button,
  Flex,
  IconButton,
  Money,
  StatusBadge,
  Text,
  useFocusKeeper,
  useKeptFocus,
} from '@courtyard/ui';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { FormSection, MoneyField, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { OverdueBadge } from '../../../receivables/invoice/invoice-badges';
import { leftOf, partOf } from './bills.rules';
import type { PayForm } from './pay-draft';
import { payMessages } from './pay.messages';

interface PartsProps {
  form: PayForm;
  bills: readonly BillSummary[];
}

/** The bills that are paid, each with how much. */
export function ChosenBills({ form, bills }: PartsProps) {
  const t = useMessages(payMessages);
  const parts = useFormValue(form, 'parts');
  const error = useFieldError(form, 'parts');
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const leave = (billId: string) =>
    form.setValue(
      'parts',
      form.getValues('parts').filter((part) => part.billId !== billId),
      { shouldDirty: true },
    );
  return (
    <Box {...keptFocus} outline="none">
      <FormSection title={t('chosen')} description={t('chosenText')}>
        {parts.length === 0 ? (
          <Text size="sm" tone={error === undefined ? 'muted' : 'danger'} role="status">
            {t('nothingChosen')}
          </Text>
        ) : null}
        {parts.map(({ billId }, at) => {
          const bill = bills.find(({ id }) => id === billId);
          return bill ? (
            <ChosenRow key={billId} form={form} bill={bill} at={at} onLeave={() => leave(billId)} />
          ) : null;
        })}
      </FormSection>
    </Box>
  );
}

interface ChosenRowProps {
  form: PayForm;
  bill: BillSummary;
  at: number;
  onLeave: () => void;
}

function ChosenRow({ form, bill, at, onLeave }: ChosenRowProps) {
  const t = useMessages(payMessages);
  const { currency } = useCommunity();
  const named = { number: bill.number, vendor: bill.vendor.name };
  const wrong = useFieldError(form, `parts.${at}.billId`);
  return (
    <Flex
      gap="3"
      align="flex-start"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      role="group"
      aria-label={bill.number}
    >
      <Box flex="1 1 12rem" minWidth="0">
        <BillTitle bill={bill} />
        <OpenText bill={bill} />
        {wrong === undefined ? null : (
          <Text size="sm" tone="danger" role="alert">
            {wrong}
          </Text>
        )}
      </Box>
      <Box width={{ base: '10rem', sm: '9rem' }}>
        <MoneyField
          {...form.field(`parts.${at}.amountMinor`)}
          label={t('amountOf', named)}
          hideLabel
          currency={currency}
          required
        />
      </Box>
      <IconButton icon="trash" label={t('leaveOut', named)} onClick={onLeave} />
    </Flex>
  );
}

function BillTitle({ bill }: { bill: BillSummary }) {
  const t = useMessages(payMessages);
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Text as="span" size="sm" fontWeight="medium" overflowWrap="anywhere">
        {bill.vendor.name} · {bill.number}
      </Text>
      {bill.kind === 'credit' ? <StatusBadge status="info">{t('credit')}</StatusBadge> : null}
      <OverdueBadge due={bill} />
    </Flex>
  );
}

function OpenText({ bill }: { bill: BillSummary }) {
  const t = useMessages(payMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <Text size="sm" tone="muted">
      {t('ofOpen', {
        open: formats.money(Math.abs(bill.openMinor), currency),
        day: formats.day(bill.dueOn),
      })}
    </Text>
  );
}

/** What else is open, to be added. */
export function OpenBills({ form, bills, total }: PartsProps & { total: number }) {
  const t = useMessages(payMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const parts = useFormValue(form, 'parts');
  const { part, keepOn } = useFocusKeeper<HTMLDivElement>();
  const add = (bill: BillSummary, at: number) => {
    form.setValue('parts', [...form.getValues('parts'), partOf(bill)], { shouldDirty: true });
    // The button goes with its row: the next one takes its place, so that several bills are added one after the other.
    keepOn(() => {
      const left = [...(part.ref.current?.querySelectorAll('button') ?? [])];
      return left[at] ?? left.at(-1);
    });
  };
  return (
    <Box {...part} outline="none">
      <RowsCard
        title={t('open')}
        rows={leftOf(bills, parts)}
        none={t('noneOpen')}
        foot={
          total > bills.length ? (
            <Text size="sm" tone="muted" mt="3">
              {t('onlyFirst', { count: formats.number(bills.length) })}
            </Text>
          ) : null
        }
      >
        {(bill, at) => (
          <PartRow
            key={bill.id}
            title={<BillTitle bill={bill} />}
            aside={<Money amountMinor={bill.openMinor} currency={currency} />}
            menu={
              <Button
                size="sm"
                icon="plus"
                aria-label={t('addBill', { number: bill.number, vendor: bill.vendor.name })}
                onClick={() => add(bill, at)}
              >
                {t('add')}
              </Button>
            }
          >
            {t('due', { day: formats.day(bill.dueOn) })}
          </PartRow>
        )}
      </RowsCard>
    </Box>
  );
}
