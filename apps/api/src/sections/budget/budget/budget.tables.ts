import type { BudgetInput } from '@courtyard/contract/budget/budget/budget';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../../../platform/database/columns';
import type { AttachedFiles } from '../../../platform/files/file.tables';

/** What people write of a budget is named and typed as in the contract. */
export interface BudgetTable extends Omit<BudgetInput, 'fileIds'> {
  tenantId: string;
  id: string;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export type BudgetFileTable = AttachedFiles<'budgetId'>;
