import { fundRoutes } from '@courtyard/contract/bookkeeping/fund/fund';
import { fundCashRoutes } from '@courtyard/contract/bookkeeping/fund/fund-cash';
import { implement, type Module } from '../../../platform/http/implement';
import { readFundCash } from './fund-cash';
import { addFund, changeFund, listFunds, setFundArchived } from './fund.service';

export const fundModule: Module = () => [
  implement(fundRoutes.listFunds, listFunds),
  implement(fundCashRoutes.cashByFund, async (call) => ({ data: await readFundCash(call) })),
  implement(fundRoutes.createFund, async (call) => ({ data: await addFund(call, call.body) })),
  implement(fundRoutes.updateFund, async (call) => ({
    data: await changeFund(call, call.params.fundId, call.body),
  })),
  implement(fundRoutes.archiveFund, async (call) => ({
    data: await setFundArchived(call, call.params.fundId, call.body),
  })),
];
