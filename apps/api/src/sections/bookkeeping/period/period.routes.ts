import { periodRoutes } from '@courtyard/contract/bookkeeping/period/period';
import { implement, type Module } from '../../../platform/http/implement';
import { closeChecksOf } from './actions/close-checks';
import { askAgain, closeMonth, closeYearAt, reopenOrAsk } from './period.service';
import { actionsOf, readPeriods } from './period.sql';
import { yearEndOf } from './actions/year-end';

export const periodModule: Module = () => [
  implement(periodRoutes.listPeriods, async (call) => ({ data: await readPeriods(call) })),
  implement(periodRoutes.periodActions, async (call) => ({
    data: await actionsOf(call.tx, call.params.month),
  })),
  implement(periodRoutes.closeChecks, async (call) => ({
    data: await closeChecksOf(call, call.params.month),
  })),
  implement(periodRoutes.closePeriod, async (call) => ({ data: await closeMonth(call, call.params.month) })),
  implement(periodRoutes.reopenPeriod, async (call) => ({
    data: await reopenOrAsk(call, call.params.month, call.body),
  })),
  implement(periodRoutes.askToConfirm, async (call) => ({ data: await askAgain(call, call.params.month) })),
  implement(periodRoutes.previewYearEnd, async (call) => ({
    data: await yearEndOf(call.tx, call.params.month),
  })),
  implement(periodRoutes.closeYear, async (call) => ({ data: await closeYearAt(call, call.params.month) })),
];
