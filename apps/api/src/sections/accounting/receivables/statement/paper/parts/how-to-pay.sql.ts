import type { Tx } from '../../../../../../platform/database/database';

/** How owners pay, in the community's own words; null where it said nothing. */
export async function howToPayOf(tx: Tx): Promise<string | null> {
  const setting = await tx.selectFrom('billingSetting').select('howToPay').executeTakeFirst();
  return setting?.howToPay ?? null;
}
