import { recordLoader } from '@courtyard/ui/details';
import { payoutPaths } from '../payout-paths';
import { payoutMessages } from '../payout.messages';
import { batchPager, payoutBatches } from '../payout.queries';

/** A page about the batch `?id=`. */
export const BatchLoader = recordLoader({
  messages: payoutMessages,
  title: (t) => t('payoutBatch'),
  useOne: payoutBatches.useOne,
  list: payoutPaths.list,
  pager: batchPager,
});
