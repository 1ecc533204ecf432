import { useMessages } from '@courtyard/common';
import type { AdjustmentSummary } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { AdjustmentStatusBadge } from '../adjustment-badges';
import { adjustmentPaths } from '../adjustment-paths';
import { adjustmentMessages } from '../adjustment.messages';

/** One where there is no room for a table. */
export function AdjustmentCard({ adjustment }: { adjustment: AdjustmentSummary }) {
  const t = useMessages(adjustmentMessages);
  const { text } = useFieldTexts(adjustmentColumns);
  const { id, kind, number, reason, status } = adjustment;
  return (
    <ListCard
      title={<TextLink to={adjustmentPaths.details(id)}>{t(`numbered.${kind}`, { number })}</TextLink>}
      lead={text(adjustment, 'property') ?? ''}
      facts={[text(adjustment, 'adjustedOn'), reason]}
      amount={text(adjustment, 'amountMinor')}
      badges={status === 'posted' ? null : <AdjustmentStatusBadge value={status} />}
    />
  );
}
