import type { BankAccount, BankAccounts } from '@courtyard/contract/banking/bank-account/bank-account';

export const operating = { id: '019a0000-0000-7000-8000-000000000001', code: 'OP', name: 'Operating' };
export const checking = {
  id: '019a0000-0000-7000-8000-000000000002',
  code: '1010',
  name: 'Operating checking',
};

export const bankAccountOf = (its: Partial<BankAccount> = {}): BankAccount => ({
  account: checking,
  fund: operating,
  bank: { on: '2026-03-31', amountMinor: 120_000 },
  booksMinor: 118_500,
  balanceMinor: 130_000,
  differenceMinor: -1500,
  open: 2,
  openMinor: 1500,
  doubtful: 1,
  lastImport: null,
  reconciledThrough: '2026-02-28',
  ...its,
});

export const bankAccountsOf = (accounts: BankAccount[] = [bankAccountOf()]): BankAccounts => ({
  at: '2026-04-10',
  journalNo: 812,
  accounts,
  balanceMinor: accounts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0),
});
