import { accountLabels } from '../../bookkeeping/account/account.labels';
import type { RegisterLine } from '../../bookkeeping/account/account';
import { reportFactLabels } from '../../bookkeeping/account/report-facts.labels';
import { registerLabels } from '../../bookkeeping/account/register.labels';
import { defineColumns } from '../../wire/fields/columns';

/** A line of the general ledger with what a file says of its account and fund. */
export interface LedgerRow extends RegisterLine {
  accountCode: string;
  accountName: string;
  fundCode: string;
  /** The last journal entry that the ledger includes. */
  journalNo: number;
}

/** The general ledger as a file: the lines of each account with the balance after them. */
export const ledgerColumns = defineColumns<LedgerRow>()(
  {
    ...registerLabels,
    code: accountLabels.code,
    account: accountLabels.account,
    journalNo: reportFactLabels.journalNo,
  },
  [
    { field: 'code', kind: 'text', of: ({ accountCode }) => accountCode },
    { field: 'account', kind: 'text', of: ({ accountName }) => accountName },
    { field: 'date', kind: 'day' },
    { field: 'no', kind: 'serial' },
    { field: 'kind', kind: 'choice' },
    { field: 'memo', kind: 'text' },
    { field: 'fund', kind: 'text', of: ({ fundCode }) => fundCode },
    { field: 'debitMinor', kind: 'money', of: ({ amountMinor }) => (amountMinor > 0 ? amountMinor : null) },
    { field: 'creditMinor', kind: 'money', of: ({ amountMinor }) => (amountMinor < 0 ? -amountMinor : null) },
    { field: 'balanceMinor', kind: 'money' },
    { field: 'journalNo', kind: 'serial' },
  ],
);
