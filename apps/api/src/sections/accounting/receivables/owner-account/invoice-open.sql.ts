import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** What of invoices comes open (positive) or is settled (negative), by the invoice. */
export type OpenChanges = ReadonlyMap<string, number>;

/** Sums parts by the invoice that their charge comes from; what comes from none is left out. */
export function changesOf(parts: readonly { invoiceId: string | null; amountMinor: number }[]): OpenChanges {
  const changes = new Map<string, number>();
  for (const { invoiceId, amountMinor } of parts) {
    if (invoiceId !== null) changes.set(invoiceId, (changes.get(invoiceId) ?? 0) + amountMinor);
  }
  return changes;
}

/** Brings what is open of invoices to what the entry of this transaction makes it. The units are locked. */
export const changeOpen = (tx: Tx, changes: OpenChanges): Promise<void> => writeOpen(tx, 'invoice', changes);

/** The same for what is settled of charges. */
export const settleOpen = (
  tx: Tx,
  settlings: readonly { charge: { invoiceId: string | null }; amountMinor: number }[],
): Promise<void> =>
  changeOpen(
    tx,
    changesOf(
      settlings.map(({ charge, amountMinor }) => ({
        invoiceId: charge.invoiceId,
        amountMinor: -amountMinor,
      })),
    ),
  );

/** `changeOpen` of any table of documents with `open_minor`. */
export async function writeOpen(tx: Tx, table: 'bill' | 'invoice', changes: OpenChanges): Promise<void> {
  const rows = [...changes].filter(([, by]) => by !== 0).map(([id, by]) => ({ id, by }));
  if (rows.length === 0) return;
  await sql`update ${sql.table(table)} document set open_minor = open_minor + changed.by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id uuid, by bigint)
    where document.id = changed.id`.execute(tx);
}

/** Invoices whose open amount is not what the books say; none, unless something posted to their items past them. */
export async function strayInvoices(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select invoice.id from invoice
    left join (select source_id, sum(balance) as open from open_item
      where source_kind = 'invoice' and control = 'receivable' group by source_id) books on books.source_id = invoice.id::text
    where invoice.open_minor <> coalesce(books.open, 0) order by invoice.number`.execute(tx);
  return rows.map(({ id }) => id);
}
