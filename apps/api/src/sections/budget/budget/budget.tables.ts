import type { BudgetSummary } from '@courtyard/contract/budget/budget/budget';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated } from '../../../platform/database/columns';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface BudgetTable {
  tenantId: string;
  id: string;
  fundId: string;
  yearFrom: Day;
  yearTo: Day;
  scenario: string;
  number: number;
  status: Generated<BudgetSummary['status']>;
  proposedBy: Optional<string>;
  proposedAt: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  returnedReason: Optional<string>;
  motion: Optional<string>;
  adoptedOn: Optional<Day>;
  adoptedBy: Optional<string>;
  scenarioSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

/** One amount of an account and period, in the minor unit and with the sign that a budget is read with. */
export interface BudgetLineTable {
  tenantId: string;
  budgetId: string;
  accountId: string;
  /** 1 to 12. */
  period: number;
  amountMinor: number;
}

export interface BudgetNoteTable {
  tenantId: string;
  budgetId: string;
  accountId: string;
  note: string;
}

/** What the amounts of an account rest on. */
export interface BudgetLineFileTable {
  tenantId: string;
  budgetId: string;
  accountId: string;
  fileId: string;
  attachedAt: DefaultMoment;
  attachedBy: string;
}
