import { recordLoader } from '@courtyard/ui/details';
import { billPaths } from './bill-paths';
import { billMessages } from './bill.messages';
import { bills, billPager } from './bill.queries';

const gate = {
  messages: billMessages,
  title: (t: (key: 'bill') => string) => t('bill'),
  useOne: bills.useOne,
  list: billPaths.list,
};

/** The gate of a bill's page. */
export const BillLoader = recordLoader({ ...gate, pager: billPager });

/** The form of the bill `?id=`. */
export const BillFormLoader = recordLoader(gate);
