import { recordLoader } from '@courtyard/ui/details';
import { depositPaths } from './deposit-paths';
import { depositMessages } from './deposit.messages';
import { deposits, depositPager } from './deposit.queries';

/** The gate of a deposit's page. */
export const DepositLoader = recordLoader({
  messages: depositMessages,
  title: (t) => t('deposit'),
  useOne: deposits.useOne,
  list: depositPaths.list,
  pager: depositPager,
});
