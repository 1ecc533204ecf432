import { fundLoanRoutes } from '@courtyard/contract/bookkeeping/fund/fund-loan';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { fundLoansExport, readFundLoans } from './fund-loans.service';

export const fundLoanModule: Module = () => [
  implement(fundLoanRoutes.getFundLoans, async (call) => ({ data: await readFundLoans(call, call.query) })),
  implementStream(fundLoanRoutes.exportFundLoans, (call) => exportList(call, fundLoansExport(call.query))),
];
