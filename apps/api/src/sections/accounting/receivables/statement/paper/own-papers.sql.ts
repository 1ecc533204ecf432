import { type SqlBool, sql } from 'kysely';
import { unitsOn } from '../../unit-account/unit-ledger-on.sql';
import type { Tx } from '../../../../../platform/database/database';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { formerLedgersOf } from '../former-ledger.sql';
import { unitsOwnedBy } from '../statement.sql';

/** The ledgers of the units that somebody owns today, and of those they sold with something open: what others had is not theirs. */
async function ownLedgers({ tx, ...context }: ReadContext): Promise<string[]> {
  const today = todayOf(context);
  const units = await unitsOwnedBy(tx, context.caller.memberId, today);
  const sold = await formerLedgersOf(tx, context.caller.memberId, today);
  const ledgers = await unitsOn(
    tx,
    units.map(({ id }) => id),
    today,
  );
  return [
    ...[...ledgers.values()].flatMap(({ id }) => (id === null ? [] : [id])),
    ...sold.map(({ id }) => id),
  ];
}

const isThere = async (tx: Tx, found: ReturnType<typeof sql<SqlBool>>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select ${found} as found`.execute(tx);
  return rows[0]?.found === true;
};

/** Whether an invoice is to the caller, on the ledger of a unit that they own today. */
export async function isOwnInvoice(context: ReadContext, invoiceId: string): Promise<boolean> {
  const ledgers = await ownLedgers(context);
  return isThere(
    context.tx,
    sql<SqlBool>`exists (select from invoice where id = ${invoiceId} and unit_ledger_id = any(${ledgers}::uuid[]))`,
  );
}

/** Whether all of a payment is of units of the caller: of a check for several, its receipt tells of each. */
export async function isOwnPayment(context: ReadContext, paymentId: string): Promise<boolean> {
  const ledgers = await ownLedgers(context);
  return isThere(
    context.tx,
    sql<SqlBool>`coalesce((select bool_and(unit_ledger_id = any(${ledgers}::uuid[])) from payment_part
      where payment_id = ${paymentId}), false)`,
  );
}
