import type { PublicTables } from '../../platform/database/database';
import type { PeopleTables } from './people.tables';

/** What other sections may read of the people. */
export const publicTables = {
  committee: 'Committees: name, and whether they are dissolved. Folders of documents are shared with them.',
  committeeTerm: 'Who serves on a committee from which date to which. Access to folders follows the terms.',
} satisfies PublicTables<PeopleTables>;
