import { receivablesAgingRoutes } from '@courtyard/contract/accounting/receivables/unit-account/receivables-aging';
import { unitAccountRoutes } from '@courtyard/contract/accounting/receivables/unit-account/unit-account';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { receivablesAging } from './receivables-aging';
import { unitAccountExport } from './unit-account.export';
import { accountTotals, accountValues, pageOfAccounts } from './unit-account.sql';

export const unitAccountModule: Module = () => [
  implement(unitAccountRoutes.listUnitAccounts, (call) => pageOfAccounts(call, call.query)),
  implement(receivablesAgingRoutes.receivablesAging, async (call) => ({
    data: await receivablesAging(call),
  })),
  implementStream(unitAccountRoutes.exportUnitAccounts, (call) =>
    exportList(call, unitAccountExport(call.query)),
  ),
  implement(unitAccountRoutes.unitAccountValues, async (call) => ({
    data: await accountValues(call, call.query),
  })),
  implement(unitAccountRoutes.unitAccountTotals, async (call) => ({
    data: await accountTotals(call, call.query),
  })),
];
