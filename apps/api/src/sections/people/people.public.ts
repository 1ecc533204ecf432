import type { PublicTables } from '../../platform/database/database';
import type { PeopleTables } from './people.tables';

/** What other sections may read of the people. */
export const publicTables = {
  committee: 'Names of committees, for what is assigned to them.',
} satisfies PublicTables<PeopleTables>;
