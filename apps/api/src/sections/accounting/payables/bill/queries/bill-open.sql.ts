import { sql } from 'kysely';
import { openSince } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';
import { type OpenChanges, writeOpen } from '../../../receivables/owner-account/invoice-open.sql';

/** Keeps bills from everybody else who pays, changes or voids them until the commit, in the order of their ids. */
export async function lockBills(tx: Tx, billIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('bill')
    .select('id')
    .where('id', 'in', [...billIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Brings what is open of bills to what the entry of this transaction makes it. They are locked. */
export const changeOpenBills = (tx: Tx, changes: OpenChanges): Promise<void> =>
  writeOpen(tx, 'bill', changes);

/** Whether all of a bill was open on a day, and ever since. */
export async function wasOpenSince(
  tx: Tx,
  { id, totalMinor }: { id: string; totalMinor: number },
  day: string,
): Promise<boolean> {
  const lines = await tx.selectFrom('billLine').select('itemId').where('billId', '=', id).execute();
  const since = await openSince(
    tx,
    lines.flatMap(({ itemId }) => itemId ?? []),
    day,
  );
  return [...since.values()].reduce((sum, openMinor) => sum + openMinor, 0) === Math.abs(totalMinor);
}

/** Bills whose open amount is not what the books say; none, unless something posted to their items past them. */
export async function strayBills(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select bill.id from bill
    left join (select source_id, -sum(balance) as open from open_item
      where source_kind = 'bill' and control = 'payable' group by source_id) books on books.source_id = bill.id::text
    where bill.open_minor <> coalesce(books.open, 0) order by bill.voucher`.execute(tx);
  return rows.map(({ id }) => id);
}
