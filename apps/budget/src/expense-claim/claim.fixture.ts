import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type ExpenseClaim,
  expenseClaim,
  type ExpenseClaimSummary,
  expenseClaimSummary,
} from '@courtyard/contract/budget/expense-claim/expense-claim';

export const claimSummaryOf = (its: Partial<ExpenseClaimSummary> = {}): ExpenseClaimSummary =>
  sampleOf(expenseClaimSummary, {
    id: idOf(91),
    number: 7,
    claimant: { id: idOf(92), name: 'Priya Raman' },
    purpose: 'Light bulbs for the lobby',
    spentOn: '2026-03-14',
    amountMinor: 4_862,
    state: 'submitted',
    submittedAt: '2026-03-15T10:00:00.000Z',
    version: 1,
    ...its,
  });

export const claimOf = (its: Partial<ExpenseClaim> = {}): ExpenseClaim =>
  sampleOf(expenseClaim, {
    ...claimSummaryOf(),
    lines: [],
    files: [],
    duplicates: [],
    isMine: false,
    ...its,
  });
