import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Budget,
  budget,
  type BudgetSummary,
  budgetSummary,
} from '@courtyard/contract/budget/budget/budget';

const month = (place: number) => String(place + 1).padStart(2, '0');
const amounts = (each: number) => Array.from({ length: 12 }, () => each);

/** A draft of the operating fund with two accounts. */
export const budgetOf = (part: Partial<Budget> = {}): Budget =>
  sampleOf(budget, {
    id: idOf(100),
    fund: { id: idOf(1), code: 'OP', name: 'Operating' },
    yearFrom: '2027-01-01',
    yearTo: '2027-12-31',
    scenario: 'Base',
    number: 2,
    status: 'draft',
    incomeMinor: 1_200_000,
    expenseMinor: 600_000,
    transferMinor: 0,
    netMinor: 600_000,
    motion: null,
    adoptedOn: null,
    proposedBy: null,
    adoptedBy: null,
    returnedReason: null,
    inForce: null,
    version: 3,
    updatedAt: '2026-11-01T15:00:00Z',
    periods: Array.from({ length: 12 }, (_, place) => ({
      from: `2027-${month(place)}-01`,
      to: `2027-${month(place)}-28`,
    })),
    rows: [
      {
        account: { id: idOf(10), code: '4010', name: 'Regular assessments', type: 'income' },
        amountsMinor: amounts(100_000),
        note: null,
      },
      {
        account: { id: idOf(11), code: '5010', name: 'Management', type: 'expense' },
        amountsMinor: amounts(50_000),
        note: 'Contract until June',
      },
    ],
    ...part,
  });

export const budgetSummaryOf = (part: Partial<BudgetSummary> = {}): BudgetSummary =>
  sampleOf(budgetSummary, { ...budgetOf(), ...part });
