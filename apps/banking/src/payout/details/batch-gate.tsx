import { gateOf } from '@courtyard/ui/details';
import { payoutPaths } from '../payout-paths';
import { payoutMessages } from '../payout.messages';
import { batchWalk, payoutBatches } from '../payout.queries';

/** A page about the batch `?id=`. */
export const BatchGate = gateOf({
  messages: payoutMessages,
  title: (t) => t('payoutBatch'),
  useOne: payoutBatches.useOne,
  list: payoutPaths.list,
  walk: batchWalk,
});
