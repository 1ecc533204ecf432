import type { PublicTables } from '../../platform/database/database';
import type { LedgerTables } from '../ledger.tables';

/** The books are read by queries of their own; nobody writes them but the ledger. */
export const publicTables = {
  fund: 'Funds: code, name and kind.',
  account: 'The chart of accounts: code, name, type, what it controls, and its fund.',
  unitLedger: 'Whose the charges of a unit are, from which date to which.',
  ledgerHead: 'Whether a community has books, and the next entry number.',
  period: 'Closed months.',
  journalEntry: 'Posted entries: number, date, kind, and the document that they come from.',
  journalLine: 'Debits and credits by account and fund.',
  openItem: 'Charges, credits and bills with their open balance.',
  application: 'Which credit or payment was applied to which item.',
  balanceMonth: 'Totals by account, fund and month.',
} satisfies PublicTables<LedgerTables>;
