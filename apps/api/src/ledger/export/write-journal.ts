import type { Tx } from '../../platform/database/database';
import type { NameOpenItems } from '../../platform/tenancy/profile/ports/open-item-names';
import { exportedAccounts, exportedEntries } from './journal.sql';
import {
  headOfJournal,
  journalFile,
  type JournalFormat,
  textOfAccount,
  textOfEntry,
} from './plain-text.rules';

export interface JournalText {
  format: JournalFormat;
  community: { name: string; currency: string };
  /** For the tags of party and invoice. */
  nameOpenItems: NameOpenItems;
}

/**
 * The books as a file that hledger and ledger read, or Beancount: accounts, then every entry of the accrual basis by number, with due
 * date, party and invoice of each line that has an open item. In pieces, so that a long journal takes no memory.
 */
export async function* journalText(
  tx: Tx,
  { format, community, nameOpenItems }: JournalText,
): AsyncGenerator<string> {
  const file = journalFile(format, community.currency);
  yield headOfJournal(file, community.name);
  for (const account of await exportedAccounts(tx)) yield textOfAccount(account, file);
  yield '\n';
  for await (const entries of exportedEntries(tx)) {
    const ids = entries.flatMap(({ lines }) => lines.flatMap(({ openItemId }) => openItemId ?? []));
    const names = await nameOpenItems(tx, [...new Set(ids)]);
    for (const entry of entries) yield textOfEntry(entry, file, names);
  }
}
