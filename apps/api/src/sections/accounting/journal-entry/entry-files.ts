import type { JournalEntry } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import { conflict, invalid } from '../../../platform/http/problem';
import type { CallContext, ReadContext } from '../../../platform/section/call-context';
import en from './journal-entry.en.json';
import es from './journal-entry.es.json';

export const entryMessages = defineMessages({ en, es });

export const journalEntryFileColumns: readonly FileColumn[] = [
  {
    table: 'journal_entry_file',
    column: 'file_id',
    role: labelOf(entryMessages, 'file'),
    record: 'journal-entry',
    recordId: 'entry_id',
  },
];

const maxFiles = 20;

/** The files of an entry, in the order in which they were attached. */
export async function filesOf(
  { tx, platform }: Pick<ReadContext, 'tx' | 'platform'>,
  entryId: string,
): Promise<JournalEntry['files']> {
  const rows = await tx
    .selectFrom('journalEntryFile')
    .select(['fileId', 'attachedAt', 'attachedBy'])
    .where('entryId', '=', entryId)
    .orderBy('attachedAt')
    .orderBy('fileId')
    .execute();
  const files = await platform.files.describe(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap(({ fileId, attachedAt, attachedBy }) => {
    const file = files.get(fileId);
    return file ? [{ ...file, attachedAt, attachedBy }] : [];
  });
}

/** Attaches files to an entry, or to one that is about to be posted. Throws `file-in-use`, and invalid where one is given twice or there are too many. */
export async function attachFiles(
  { tx, platform, tenant, caller }: CallContext,
  entryId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  if (new Set(fileIds).size < fileIds.length) throw invalid({ fileIds: 'A file is in the list twice.' });
  const { count } = await tx
    .selectFrom('journalEntryFile')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entryId', '=', entryId)
    .executeTakeFirstOrThrow();
  if (count + fileIds.length > maxFiles)
    throw conflict('too-many-files', 'An entry can have up to 20 files. Combine documents into one file.');
  for (const fileId of [...fileIds].toSorted()) await platform.files.attach(tx, fileId);
  const attachedAt = platform.clock();
  await tx
    .insertInto('journalEntryFile')
    .values(
      fileIds.map((fileId) => ({
        tenantId: tenant.id,
        entryId,
        fileId,
        attachedAt,
        attachedBy: caller.displayName,
      })),
    )
    .execute();
}
