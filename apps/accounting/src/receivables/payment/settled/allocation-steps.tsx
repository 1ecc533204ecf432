import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Allocation } from '@courtyard/contract/accounting/receivables/payment/payment';
import { Box, Text, TextLink } from '@courtyard/ui';
import { AmountRow } from '../../../parts/amount-row';
import { invoicePaths } from '../../invoice/invoice-paths';
import { paymentMessages } from '../payment.messages';

type Step = Omit<Allocation, 'openMinor'> & { openMinor?: number };

interface StepsProps {
  steps: readonly Step[];
  /** Several units are paid: each step says its own. */
  named: boolean;
}

/** What a payment settles, in its order, each step with its reason. */
export function AllocationSteps({ steps, named }: StepsProps) {
  return (
    <Box as="ol" listStyleType="none">
      {steps.map((step, at) => (
        // Steps have no id of their own; their place is what they are.
        <StepRow key={at} step={step} place={at + 1} named={named} />
      ))}
    </Box>
  );
}

function StepRow({ step, place, named }: { step: Step; place: number; named: boolean }) {
  const t = useMessages(paymentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { invoice, openMinor, amountMinor } = step;
  const isPart = openMinor !== undefined && openMinor > amountMinor;
  return (
    <AmountRow
      lead={
        <Text as="span" size="sm" tone="muted" numeric minWidth="5">
          {place}.
        </Text>
      }
      title={step.description}
      amountMinor={amountMinor}
      below={isPart ? t('ofOpen', { amount: formats.money(openMinor, currency) }) : null}
    >
      {named ? `${step.property.name} · ` : null}
      {invoice === null ? null : (
        <>
          <TextLink to={invoicePaths.details(invoice.id)}>
            {t('invoice', { number: invoice.number })}
          </TextLink>
          {' · '}
        </>
      )}
      {t('due', { day: formats.day(step.dueOn) })} · {step.fund.name}
      <Text size="sm">{step.sentence}</Text>
    </AmountRow>
  );
}
