import { logRoutes } from '@courtyard/contract/people/log/log';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { logActivity } from './log-activity.sql';
import { logExport } from './log.export';
import { logTotals, logValues, pageOfLog } from './log.sql';

export const logModule: Module = () => [
  implement(logRoutes.listLog, (call) => pageOfLog(call, call.query)),
  implementStream(logRoutes.exportLog, (call) => exportList(call, logExport(call.query))),
  implement(logRoutes.logValues, async (call) => ({ data: await logValues(call, call.query) })),
  implement(logRoutes.logTotals, async (call) => ({ data: await logTotals(call, call.query) })),
  implement(logRoutes.logActivity, async (call) => ({ data: await logActivity(call, call.query) })),
];
