import { z } from 'zod';
import { bankAccountStanding } from '../../accounting/bank-transaction/bank-transaction';
import { amountMinor, day, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** A bank account of the chart: what the books have, what its bank said last, and what is still to match. */
export const bankAccount = bankAccountStanding.extend({
  /** In the books at the end of `at`. */
  balanceMinor: amountMinor,
  /** Books less bank, both at the date of the bank’s balance; null where no file had a balance. */
  differenceMinor: amountMinor.nullable(),
  /** The date of the last statement that was reconciled; null before the first. */
  reconciledThrough: day.nullable(),
});

export const bankAccounts = z.object({
  at: day,
  journalNo: z.int(),
  /** By code. */
  accounts: z.array(bankAccount),
  /** In the books, of all accounts. */
  balanceMinor: amountMinor,
});

export const bankAccountRoutes = {
  listBankAccounts: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-accounts',
    access: 'Banks List View',
    summary: 'Bank accounts by fund with their balances in the books and at the bank, and the lines to match',
    response: one(bankAccounts),
    snapshot: true,
  }),
};

export type BankAccount = z.infer<typeof bankAccount>;
export type BankAccounts = z.infer<typeof bankAccounts>;
