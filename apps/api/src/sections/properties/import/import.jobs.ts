import { sql } from 'kysely';
import type { Job } from '../../../platform/services';

export const analyzeJob = 'properties.analyze';

/**
 * Statistics after a large import. PostgreSQL gathers them by itself, but a minute later, and until then it plans
 * the lists as if the tables were empty.
 */
export const importAnalyzeJob: Job = {
  name: analyzeJob,
  async run(_payload, platform) {
    await sql`analyze property, property_search, person, ownership`.execute(platform.db);
  },
};
