import { defineColumns } from '../../wire/fields/columns';
import type { Account } from './account';
import { accountLabels } from './account.labels';
import { registerLabels } from './register.labels';

/** What an account stood at in one fund, as a file tells it. */
export interface TrialBalanceRow extends Pick<Account, 'code' | 'name' | 'type'> {
  fundCode: string;
  /** Debits less credits. */
  balanceMinor: number;
}

const { debitMinor, creditMinor } = registerLabels;

/** A trial balance as a file: a row for each account and fund. */
export const trialBalanceColumns = defineColumns<TrialBalanceRow>()(
  { ...accountLabels, debitMinor, creditMinor },
  [
    { field: 'code', kind: 'text' },
    { field: 'name', kind: 'text' },
    { field: 'type', kind: 'choice' },
    { field: 'fund', kind: 'text', of: ({ fundCode }) => fundCode },
    {
      field: 'debitMinor',
      kind: 'money',
      of: ({ balanceMinor }) => (balanceMinor > 0 ? balanceMinor : null),
    },
    {
      field: 'creditMinor',
      kind: 'money',
      of: ({ balanceMinor }) => (balanceMinor < 0 ? -balanceMinor : null),
    },
  ],
);
