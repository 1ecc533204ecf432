import type { PublicTables } from '../../platform/database/database';
import type { BookkeepingTables } from './bookkeeping.tables';

/** What other sections may read of the section "Bookkeeping". */
export const publicTables = {
  serviceItem: 'Items that are billed: name, amount, account and fund. Invoice lines start from them.',
} satisfies PublicTables<BookkeepingTables>;
