import { recurringEntryRoutes } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { historyOf } from '../../../../platform/audit/history.sql';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { makeNow, settleDay } from '../schedule/write-template';
import { entryMaker } from './entry-maker';
import { recurringEntryExport } from './recurring-entry.export';
import {
  createRecurringEntry,
  getRecurringEntry,
  previewRecurringEntry,
  setRecurringEntryStatus,
  updateRecurringEntry,
} from './recurring-entry.service';
import { recurringEntryList } from './recurring-entry.sql';

export const recurringEntryModule: Module = () => [
  implement(recurringEntryRoutes.listRecurringEntries, (call) => recurringEntryList.page(call, call.query)),
  implementStream(recurringEntryRoutes.exportRecurringEntries, (call) =>
    exportList(call, recurringEntryExport(call.query)),
  ),
  implement(recurringEntryRoutes.recurringEntryValues, async (call) => ({
    data: await recurringEntryList.values(call, call.query),
  })),
  implement(recurringEntryRoutes.recurringEntryTotals, async (call) => ({
    data: await recurringEntryList.totals(call, call.query),
  })),
  implement(recurringEntryRoutes.previewRecurringEntry, async (call) => ({
    data: await previewRecurringEntry(call, call.body, call.query.after),
  })),
  implement(recurringEntryRoutes.createRecurringEntry, async (call) => ({
    data: await createRecurringEntry(call, call.body),
  })),
  implement(recurringEntryRoutes.getRecurringEntry, async (call) => ({
    data: await getRecurringEntry(call, call.params.recurringEntryId),
  })),
  implement(recurringEntryRoutes.updateRecurringEntry, async (call) => ({
    data: await updateRecurringEntry(call, call.params.recurringEntryId, call.body),
  })),
  implement(recurringEntryRoutes.setRecurringEntryStatus, async (call) => ({
    data: await setRecurringEntryStatus(call, call.params.recurringEntryId, call.body),
  })),
  implement(recurringEntryRoutes.runRecurringEntry, async (call) => {
    await makeNow(call, entryMaker, call.params.recurringEntryId, call.body.occursOn);
    return { data: await getRecurringEntry(call, call.params.recurringEntryId) };
  }),
  implement(recurringEntryRoutes.settleRecurringEntry, async (call) => {
    await settleDay(call, entryMaker, call.params.recurringEntryId, call.body);
    return { data: await getRecurringEntry(call, call.params.recurringEntryId) };
  }),
  implement(
    recurringEntryRoutes.recurringEntryHistory,
    historyOf('recurring-entry', (call) => getRecurringEntry(call, call.params.recurringEntryId)),
  ),
];
