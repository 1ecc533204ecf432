import { sql } from 'kysely';
import type { Platform } from '../../core/platform';

/** Of one transaction: it looks at so many words, and searches another record for so many that theirs has lost. */
const ofBatch = { words: 1_000, lost: 50 };

/** Of one run; what is left over waits for the next. */
const maxLost = 2_000;

interface Batch {
  /** The word that it looked at last; null where it came to the end. */
  lastTerm: string | null;
  lastRecordId: string | null;
  lost: number;
}

const beginning: Batch = { lastTerm: '', lastRecordId: '00000000-0000-0000-0000-000000000000', lost: 0 };

/**
 * Takes words that no record of a community has any more out of what mistyped words are compared with; each at the second
 * time it is met. Each batch is a transaction of its own, so that who writes a record does not wait long for a word.
 */
export async function tidySearchTerms(
  { inTenant }: Pick<Platform, 'inTenant'>,
  tenantId: string,
  { words, lost } = ofBatch,
): Promise<void> {
  const after = async ({ lastTerm, lastRecordId }: Batch): Promise<Batch | undefined> => {
    const { rows } = await inTenant(tenantId, (tx) =>
      sql<Batch>`select last_term, last_record_id, lost
        from courtyard.tidy_search_terms(${words}, ${lastTerm}, ${lastRecordId}, ${lost})`.execute(tx),
    );
    return rows[0];
  };
  let found = 0;
  for (let batch = await after(beginning); batch; batch = await after(batch)) {
    found += batch.lost;
    if (batch.lastTerm === null || found >= maxLost) return;
  }
}
