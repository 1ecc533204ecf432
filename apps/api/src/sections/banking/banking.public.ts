import type { PublicTables } from '../../platform/database/database';
import type { BankingTables } from './banking.tables';

/** What other sections may read of the section "Banking & Reports". */
export const publicTables = {
  reconciliation: 'The date each bank account is reconciled through, for the close checklist.',
} satisfies PublicTables<BankingTables>;
