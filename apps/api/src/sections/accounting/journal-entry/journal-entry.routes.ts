import { journalEntryRoutes } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { getEntry } from './get-entry';
import { entryExport, sendJournal } from './finding/journal-entry.export';
import {
  attachToEntry,
  postOrAsk,
  previewOfEntry,
  previewOfReversal,
  reverseOrAsk,
} from './journal-entry.service';
import { entryTotals, entryValues, pageOfEntries } from './journal-entry.sql';

export const journalEntryModule: Module = () => [
  implement(journalEntryRoutes.listJournalEntries, (call) => pageOfEntries(call, call.query)),
  implementStream(journalEntryRoutes.exportJournalEntries, (call) =>
    exportList(call, entryExport(call.query)),
  ),
  implement(journalEntryRoutes.journalEntryValues, async (call) => ({
    data: await entryValues(call, call.query),
  })),
  implement(journalEntryRoutes.journalEntryTotals, async (call) => ({
    data: await entryTotals(call, call.query),
  })),
  implement(journalEntryRoutes.previewJournalEntry, async (call) => ({
    data: await previewOfEntry(call, call.body),
  })),
  implement(journalEntryRoutes.postJournalEntry, async (call) => ({
    data: await postOrAsk(call, call.body),
  })),
  implement(journalEntryRoutes.getJournalEntry, async (call) => ({
    data: await getEntry(call, call.params.entryId),
  })),
  implement(journalEntryRoutes.previewReversal, async (call) => ({
    data: await previewOfReversal(call, call.params.entryId),
  })),
  implement(journalEntryRoutes.reverseJournalEntry, async (call) => ({
    data: await reverseOrAsk(call, call.params.entryId, call.body),
  })),
  implement(journalEntryRoutes.attachToJournalEntry, async (call) => ({
    data: await attachToEntry(call, call.params.entryId, call.body.fileIds),
  })),
  implement(
    journalEntryRoutes.journalEntryHistory,
    historyOf('journal-entry', (call) => getEntry(call, call.params.entryId)),
  ),
  implementStream(journalEntryRoutes.exportJournal, sendJournal),
];
