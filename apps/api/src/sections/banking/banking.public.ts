import type { PublicTables } from '../../platform/database/database';
import type { BankingTables } from './banking.tables';

/** What other sections may read of the section "Banking & Reports". */
export const publicTables = {
  reconciliation:
    'Through which date bank accounts are reconciled: what is looked at before a month is closed.',
} satisfies PublicTables<BankingTables>;
