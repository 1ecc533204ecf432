import type { PublicTables } from '../../platform/database/database';
import type { BookkeepingTables } from './bookkeeping.tables';

/** What other sections may read of the section "Bookkeeping". */
export const publicTables = {
  serviceItem: 'Services and items with name, amount, account and fund, used as defaults for invoice lines.',
} satisfies PublicTables<BookkeepingTables>;
