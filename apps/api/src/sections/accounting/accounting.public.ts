import type { PublicTables } from '../../platform/database/database';
import type { AccountingTables } from './accounting.tables';

/** What other sections may read of the section "Accounting". */
export const publicTables = {
  vendor: 'Vendors by name, and whether they are archived: who is given work, and who works for whom.',
} satisfies PublicTables<AccountingTables>;
