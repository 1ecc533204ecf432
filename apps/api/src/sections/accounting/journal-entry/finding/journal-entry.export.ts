import { Readable } from 'node:stream';
import type { journalEntryRoutes } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { journalEntryColumns } from '@courtyard/contract/accounting/journal-entry/journal-entry.columns';
import type { z } from 'zod';
import { journalText } from '../../../../ledger';
import { defineExport, sendFile } from '../../../../platform/files/export/export-list';
import { writeWhileTaken } from '../../../../platform/files/export/while-taken';
import type { StreamCall } from '../../../../platform/http/implement';
import { everyEntry } from '../journal-entry.sql';
import { nameOpenItems } from './name-open-items';

/** The entries as a file. */
export const entryExport = (query: z.output<(typeof journalEntryRoutes.exportJournalEntries)['query']>) =>
  defineExport({
    name: 'journal-entries',
    columns: journalEntryColumns,
    rows: (context) => everyEntry(context, query),
  });

const endings = { hledger: 'journal', beancount: 'beancount' } as const;

/** The whole journal as a file that another program of accounting reads. */
export const sendJournal = (call: StreamCall<typeof journalEntryRoutes.exportJournal>): Promise<Readable> =>
  sendFile(call, {
    name: call.tenant.slug,
    ending: endings[call.query.format],
    mediaType: 'text/plain; charset=utf-8',
    write: ({ tx, tenant }, out) =>
      writeWhileTaken(
        Readable.from(journalText(tx, { format: call.query.format, community: tenant, nameOpenItems })),
        out,
      ),
  });
