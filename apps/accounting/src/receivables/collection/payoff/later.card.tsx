import { RowsCard } from '@courtyard/ui/details';
import { useFormats, useMessages } from '@courtyard/common';
import type { PayoffFigures } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { AmountRow } from '../../../parts/amount-row';
import { payoffMessages } from './payoff.messages';

interface LaterCardProps extends Pick<PayoffFigures, 'later'> {
  description: string;
}

/** Installments of special assessments that are billed to a unit later; nothing where there are none. */
export function LaterCard({ later, description }: LaterCardProps) {
  const t = useMessages(payoffMessages);
  const formats = useFormats();
  if (later.length === 0) return null;
  return (
    <RowsCard title={t('later')} description={description} rows={later} none="">
      {({ title, issuedOn, dueOn, amountMinor }, at) => (
        // Installments have no id of their own here, and never change their order.
        <AmountRow key={at} title={title} amountMinor={amountMinor}>
          {t('days', { issuedOn: formats.day(issuedOn), dueOn: formats.day(dueOn) })}
        </AmountRow>
      )}
    </RowsCard>
  );
}
