import { chartRoutes } from '@courtyard/contract/bookkeeping/account/account';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { addAccount, changeAccount, getAccount, setArchived } from './account.service';
import { chartExport } from './chart/chart.export';
import { trialBalanceExport } from './chart/trial-balance.export';
import { readChart, startChart } from './chart/chart.service';
import { exportRegister } from './register/register.export';
import { pageOfRegister } from './register/register.service';

export const accountModule: Module = () => [
  implement(chartRoutes.getChart, async (call) => ({ data: await readChart(call, call.query) })),
  implementStream(chartRoutes.exportChart, (call) => exportList(call, chartExport)),
  implementStream(chartRoutes.exportTrialBalance, (call) => exportList(call, trialBalanceExport(call.query))),
  implement(chartRoutes.startChart, async (call) => ({ data: await startChart(call) })),
  implement(chartRoutes.createAccount, async (call) => ({ data: await addAccount(call, call.body) })),
  implement(chartRoutes.getAccount, async (call) => ({
    data: await getAccount(call, call.params.accountId),
  })),
  implement(chartRoutes.updateAccount, async (call) => ({
    data: await changeAccount(call, call.params.accountId, call.body),
  })),
  implement(chartRoutes.archiveAccount, async (call) => ({
    data: await setArchived(call, call.params.accountId, call.body),
  })),
  implement(
    chartRoutes.accountHistory,
    historyOf('account', (call) => getAccount(call, call.params.accountId)),
  ),
  implement(chartRoutes.getRegister, (call) => pageOfRegister(call, call.params.accountId, call.query)),
  implementStream(chartRoutes.exportRegister, exportRegister),
];
