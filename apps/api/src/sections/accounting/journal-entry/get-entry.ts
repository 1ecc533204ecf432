import type { JournalEntry } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { filesOf } from './entry-files';
import { findEntry } from './journal-entry.sql';

/** One entry with its lines and files. Throws a Problem, 404. */
export async function getEntry(context: ReadContext, entryId: string): Promise<JournalEntry> {
  const [found, files] = await Promise.all([findEntry(context.tx, entryId), filesOf(context, entryId)]);
  if (!found) throw notFound('journal entry');
  return { ...found, files };
}
