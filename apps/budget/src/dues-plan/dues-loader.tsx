import { recordLoader } from '@courtyard/ui/details';
import { budgetPaths } from '../budget/budget.queries';
import { duesMessages } from './dues.messages';
import { dues } from './dues.queries';

/** A page about the dues of the budget `?id=`. */
export const DuesLoader = recordLoader({
  messages: duesMessages,
  title: (t) => t('plan'),
  useOne: dues.useOne,
  list: budgetPaths.list,
});
