import { gateOf } from '@courtyard/ui/details';
import { adjustmentPaths } from './adjustment-paths';
import { adjustmentMessages } from './adjustment.messages';
import { adjustments, adjustmentWalk } from './adjustment.queries';

/** The gate of the page of a credit memo, a waiver, a write-off or a refund. */
export const AdjustmentGate = gateOf({
  messages: adjustmentMessages,
  title: (t) => t('adjustment'),
  useOne: adjustments.useOne,
  list: adjustmentPaths.list,
  walk: adjustmentWalk,
});
