import { gateOf } from '@courtyard/ui/details';
import { depositPaths } from './deposit-paths';
import { depositMessages } from './deposit.messages';
import { deposits, depositWalk } from './deposit.queries';

/** The gate of a deposit's page. */
export const DepositGate = gateOf({
  messages: depositMessages,
  title: (t) => t('deposit'),
  useOne: deposits.useOne,
  list: depositPaths.list,
  walk: depositWalk,
});
