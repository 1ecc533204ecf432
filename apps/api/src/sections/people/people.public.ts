import type { PublicTables } from '../../platform/database/database';
import type { PeopleTables } from './people.tables';

/** What other sections may read of the people. */
export const publicTables = {
  committee: 'Committees: name, and whether they are dissolved. Folders of documents are shared with them.',
} satisfies PublicTables<PeopleTables>;
