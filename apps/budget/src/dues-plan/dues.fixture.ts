import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type BudgetDues,
  budgetDues,
  type DuesPlanInput,
} from '@courtyard/contract/budget/dues-plan/dues-plan';

const input: DuesPlanInput = {
  name: 'Dues 2027',
  raises: 'income',
  months: 1,
  billingDay: 1,
  startsOn: '2027-01-01',
  dueDays: 15,
  pools: [
    {
      name: 'Dues',
      incomeAccountId: idOf(10),
      accountIds: [],
      shareHundredths: 10_000,
      ratioHundredths: 0,
      equalHundredths: 0,
    },
  ],
  exemptIds: [],
  replacedIds: [idOf(40)],
};

const row = (place: number, todayMinor: number, yearMinor: number) => ({
  property: { id: idOf(20 + place), name: `Oak ${100 + place}` },
  todayMinor,
  yearMinor,
  differenceMinor: yearMinor - todayMinor,
  installmentMinor: yearMinor / 12,
  poolsMinor: [yearMinor],
});

/** A draft with two units, ready to be proposed. */
export const duesOf = (part: Partial<BudgetDues> = {}): BudgetDues =>
  sampleOf(budgetDues, {
    budget: {
      id: idOf(100),
      fund: { id: idOf(1), code: 'OP', name: 'Operating' },
      yearFrom: '2027-01-01',
      yearTo: '2027-12-31',
      scenario: 'Base',
      number: 2,
    },
    plan: {
      ...input,
      id: idOf(50),
      number: 1,
      status: 'draft',
      proposedBy: null,
      confirmedBy: null,
      returnedReason: null,
      templateId: null,
      version: 3,
      updatedAt: '2026-11-01T15:00:00Z',
    },
    inForce: null,
    suggested: input,
    choices: {
      accounts: [
        {
          id: idOf(10),
          code: '4010',
          name: 'Assessments',
          type: 'income',
          yearMinor: 300_000,
          canBill: true,
        },
        { id: idOf(11), code: '5100', name: 'Water', type: 'expense', yearMinor: 60_000, canBill: false },
      ],
      units: [
        { id: idOf(20), name: 'Oak 100' },
        { id: idOf(21), name: 'Oak 101' },
      ],
      templates: [{ id: idOf(40), name: 'Monthly dues' }],
    },
    preview: {
      digest: 'seen',
      incomeMinor: 300_000,
      neededMinor: 300_000,
      poolsMinor: [300_000],
      days: ['2027-01-01'],
      totals: { todayMinor: 240_000, yearMinor: 300_000, differenceMinor: 60_000, installmentMinor: 25_000 },
      rows: [row(1, 120_000, 168_000), row(0, 120_000, 132_000)],
      problems: [],
      warnings: ['Oak 102 pays nothing.'],
    },
    ...part,
  });
