import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { DepositedPayment } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { Box, Checkbox, Flex, Money, Stack, Text } from '@courtyard/ui';
import { FormSection, useFieldDescription, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { useId } from 'react';
import { paymentMessages } from '../../payment.messages';
import { createMessages } from './create.messages';
import { byFund, type DepositForm, sumOf } from './deposit-draft';

interface WaitingFieldProps {
  form: DepositForm;
  waiting: readonly DepositedPayment[];
}

/** What waits, fund by fund, and what of it goes into the deposit. */
export function WaitingField({ form, waiting }: WaitingFieldProps) {
  const t = useMessages(createMessages);
  const id = useId();
  const error = useFieldError(form, 'paymentIds');
  const chosen = useFormValue(form, 'paymentIds');
  const numberOf = (paymentId: unknown) => waiting.find((payment) => payment.id === paymentId)?.number ?? '';
  useFieldDescription('paymentIds', {
    label: t('waiting'),
    text: (value) => (Array.isArray(value) ? value.map(numberOf).join(', ') : ''),
    isPart: true,
  });
  const set = (paymentIds: string[]) => {
    form.setValue('paymentIds', paymentIds, { shouldDirty: true });
    form.clearErrors('paymentIds');
  };
  const groups = byFund(waiting);
  return (
    <Stack
      gap="5"
      role="group"
      aria-label={t('waiting')}
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      {error === undefined ? null : (
        <Text size="sm" tone="danger" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
      {groups.map(({ fund, payments }) => (
        <FundGroup
          key={fund}
          title={groups.length > 1 ? t('waitingOf', { fund }) : t('waiting')}
          payments={payments}
          chosen={chosen}
          onChange={set}
        />
      ))}
    </Stack>
  );
}

interface FundGroupProps {
  title: string;
  payments: readonly DepositedPayment[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

function FundGroup({ title, payments, chosen, onChange }: FundGroupProps) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const inDeposit = payments.filter(({ id }) => chosen.includes(id));
  const others = chosen.filter((id) => !payments.some((payment) => payment.id === id));
  return (
    <FormSection title={title} description={t('waitingText')}>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Checkbox
          label={t('all')}
          checked={inDeposit.length === payments.length}
          onChange={(event) =>
            onChange(event.target.checked ? [...others, ...payments.map(({ id }) => id)] : others)
          }
        />
        <Text size="sm" tone="muted" numeric role="status">
          {t('total', { count: inDeposit.length, amount: formats.money(sumOf(inDeposit), currency) })}
        </Text>
      </Flex>
      <Box as="ul" listStyleType="none">
        {payments.map((payment) => (
          <Flex
            as="li"
            key={payment.id}
            justify="space-between"
            gap="3"
            py="2"
            borderTopWidth="1px"
            borderColor="border.default"
          >
            <Box minWidth="0">
              <Checkbox
                label={<PaymentLabel payment={payment} />}
                checked={chosen.includes(payment.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, payment.id] : chosen.filter((id) => id !== payment.id),
                  )
                }
              />
            </Box>
            <Text as="span" size="sm" numeric flexShrink="0">
              <Money amountMinor={payment.amountMinor} currency={currency} />
            </Text>
          </Flex>
        ))}
      </Box>
    </FormSection>
  );
}

function PaymentLabel({ payment }: { payment: DepositedPayment }) {
  const t = useMessages(paymentMessages);
  const formats = useFormats();
  const { number, payer, properties, method, reference, receivedOn } = payment;
  return (
    <>
      {t('numbered', { number })}{' '}
      <Text as="span" size="sm" tone="muted">
        {[
          formats.list(properties.map(({ name }) => name)),
          payer,
          [t(`method.${method}`), reference].filter(Boolean).join(' '),
          formats.day(receivedOn),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}
