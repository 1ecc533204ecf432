import type { Transfer } from '@courtyard/contract/banking/transfer/transfer';
import type { Day, Moment } from '../../../platform/database/columns';

export interface TransferTable {
  tenantId: string;
  id: string;
  number: number;
  on: Day;
  fromAccountId: string;
  toAccountId: string;
  amountMinor: number;
  purpose: Transfer['purpose'];
  memo: string | null;
  entryId: string;
  createdBy: string;
  approvedBy: string | null;
  createdAt: Moment;
}
