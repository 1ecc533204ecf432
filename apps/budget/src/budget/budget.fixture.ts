import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Budget,
  budget,
  type BudgetSummary,
  budgetSummary,
} from '@courtyard/contract/budget/budget/budget';

/** One in use, with a note and no files. */
export const budgetOf = (part: Partial<Budget> = {}): Budget =>
  sampleOf(budget, {
    id: idOf(100),
    name: 'Harbor budget',
    status: 'active',
    notes: 'Asked the office about it.',
    version: 3,
    updatedAt: '2026-11-01T15:00:00Z',
    ...part,
  });

export const budgetSummaryOf = (part: Partial<BudgetSummary> = {}): BudgetSummary =>
  sampleOf(budgetSummary, { ...budgetOf(), ...part });
