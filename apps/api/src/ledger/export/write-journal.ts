import type { Tx } from '../../platform/database/database';
import { exportedEntries } from './journal.sql';
import { headOfJournal, journalFile, type JournalFormat, textOfEntry } from './plain-text.rules';

/** The books as a file that hledger and ledger read, or Beancount: accrual basis, every entry, by number. In pieces, so that a long journal takes no memory. */
export async function* journalText(
  tx: Tx,
  format: JournalFormat,
  community: { name: string; currency: string },
): AsyncGenerator<string> {
  yield headOfJournal(format, community);
  const file = journalFile(community.currency);
  for await (const entry of exportedEntries(tx)) yield textOfEntry(format, entry, file);
}
