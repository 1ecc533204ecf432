import type { Tx } from '../../../database/database';

export interface Subscription {
  address: string;
  category: string;
}

/** What a letter's reader can unsubscribe from; null where the letter is one that cannot be unsubscribed from, or is of another community. */
export async function subscriptionOf(tx: Tx, recipientId: string): Promise<Subscription | null> {
  const row = await tx
    .selectFrom('dispatchRecipient')
    .innerJoin('dispatch', (join) =>
      join
        .onRef('dispatch.id', '=', 'dispatchRecipient.dispatchId')
        .onRef('dispatch.tenantId', '=', 'dispatchRecipient.tenantId'),
    )
    .select(['dispatchRecipient.address', 'dispatch.category'])
    .where('dispatchRecipient.id', '=', recipientId)
    .executeTakeFirst();
  if (!row || row.address === null || row.category === null) return null;
  return { address: row.address, category: row.category };
}

/** Letters of the category no longer go to the address; said twice it stays so. */
export async function unsubscribe(
  tx: Tx,
  tenantId: string,
  subscription: Subscription,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('mailBlock')
    .values({ tenantId, ...subscription, because: 'unsubscribed', at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** They go there again. */
export async function subscribeAgain(tx: Tx, { address, category }: Subscription): Promise<void> {
  await tx
    .deleteFrom('mailBlock')
    .where('address', '=', address)
    .where('category', '=', category)
    .where('because', '=', 'unsubscribed')
    .execute();
}

/** Removes the block of an address, whatever it came from. Returns what it came from; undefined where there is none. */
export const removeBlock = (
  tx: Tx,
  { address, category }: Subscription,
): Promise<{ because: 'unsubscribed' | 'no-mailbox' } | undefined> =>
  tx
    .deleteFrom('mailBlock')
    .where('address', '=', address)
    .where('category', '=', category)
    .returning('because')
    .executeTakeFirst();
