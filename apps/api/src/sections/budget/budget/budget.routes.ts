import { budgetCalls, budgetInput } from '@courtyard/contract/budget/budget/budget';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import type { Module } from '../../../platform/http/implement';
import { implementResource } from '../../../platform/section/resource/implement-resource';
import { storedRecord } from '../../../platform/section/resource/stored-record';
import { findBudget, budgetFiles, budgetList } from './budget.sql';

const stored = storedRecord({
  kind: 'budget',
  described: 'budget',
  table: 'budget',
  input: budgetInput,
  find: findBudget,
  files: budgetFiles,
});

export const budgetModule: Module = () =>
  implementResource(budgetCalls, {
    ...stored,
    list: budgetList,
    file: { name: 'budgets', columns: budgetColumns },
  });
