import { gateOf } from '@courtyard/ui/details';
import { billPaths } from './bill-paths';
import { billMessages } from './bill.messages';
import { bills, billWalk } from './bill.queries';

const gate = {
  messages: billMessages,
  title: (t: (key: 'bill') => string) => t('bill'),
  useOne: bills.useOne,
  list: billPaths.list,
};

/** The gate of a bill's page. */
export const BillGate = gateOf({ ...gate, walk: billWalk });

/** The form of the bill `?id=`. */
export const BillFormGate = gateOf(gate);
