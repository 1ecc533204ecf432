import { recordLoader } from '@courtyard/ui/details';
import { adjustmentPaths } from './adjustment-paths';
import { adjustmentMessages } from './adjustment.messages';
import { adjustments, adjustmentPager } from './adjustment.queries';

/** The gate of the page of a credit memo, a waiver, a write-off or a refund. */
export const AdjustmentLoader = recordLoader({
  messages: adjustmentMessages,
  title: (t) => t('adjustment'),
  useOne: adjustments.useOne,
  list: adjustmentPaths.list,
  pager: adjustmentPager,
});
