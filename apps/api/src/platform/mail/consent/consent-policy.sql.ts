import type { Tx } from '../../database/database';

interface ConsentPolicy {
  isDemanded: boolean;
  /** The law or document that says so. */
  source: string | null;
  version: number;
}

const untouched: ConsentPolicy = { isDemanded: true, source: null, version: 0 };

/** Whether this community needs consent before it sends required notices by email. */
export async function consentPolicyOf(tx: Tx): Promise<ConsentPolicy> {
  const row = await tx
    .selectFrom('mailConsentPolicy')
    .select(['isDemanded', 'source', 'version'])
    .executeTakeFirst();
  return row ?? untouched;
}

/** Stores the next version of the policy. False where another version than the one before it is there. */
export async function storeConsentPolicy(tx: Tx, tenantId: string, next: ConsentPolicy): Promise<boolean> {
  const row = await tx
    .insertInto('mailConsentPolicy')
    .values({ tenantId, ...next })
    .onConflict((conflict) =>
      conflict
        .column('tenantId')
        .doUpdateSet(next)
        .where('mailConsentPolicy.version', '=', next.version - 1),
    )
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
