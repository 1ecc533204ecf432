import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** Somebody whom a letter is to. */
export interface OwnerReader {
  name: string;
  address: string;
  /** Of the units that were asked for, those that they own. */
  propertyIds: string[];
}

/** A unit on a day, as rows of `property_id` and `day`. */
export type UnitsOnDays = RawBuilder<unknown>;

/** Those who own units on days and have an address: a member's own before what was noted of them; each address once. */
export async function readersOf(tx: Tx, units: UnitsOnDays): Promise<OwnerReader[]> {
  const { rows } = await sql<OwnerReader>`
    select (array_agg(reader.name order by reader.name))[1] as name,
      (array_agg(reader.address order by reader.name))[1] as address,
      array_agg(distinct reader.property_id) as "propertyIds"
    from (
      select person.name, coalesce(identity.email, person.email) as address, unit.property_id
      from (${units}) unit
      join ownership on ownership.property_id = unit.property_id
        and ownership.starts_on <= unit.day and (ownership.ends_on is null or ownership.ends_on >= unit.day)
      join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
      left join member on member.tenant_id = person.tenant_id and member.id = person.member_id and member.status = 'active'
      left join identity on identity.id = member.identity_id) reader
    where reader.address is not null
    group by lower(reader.address) order by lower(reader.address)`.execute(tx);
  return rows;
}

/** Those to whom an invoice is: who owned its unit on its day. */
export const readersOfInvoice = (tx: Tx, invoiceId: string): Promise<OwnerReader[]> =>
  readersOf(tx, sql`select property_id, issued_on as day from invoice where id = ${invoiceId}`);

/** The day on which those of a ledger owned its unit: of former owners the last, where they pay later. */
const dayOf = (receivedOn: RawBuilder<unknown>) =>
  sql`case when ledger.ends_on <= ${receivedOn} then ledger.ends_on - 1 else ${receivedOn} end`;

/** Those whose account a payment is on: who owned its units when it came, or before they sold them. */
export const readersOfPayment = (tx: Tx, paymentId: string): Promise<OwnerReader[]> =>
  readersOf(
    tx,
    sql`select part.property_id, ${dayOf(sql`payment.received_on`)} as day
      from payment join payment_part part on part.tenant_id = payment.tenant_id and part.payment_id = payment.id
      join unit_ledger ledger on ledger.tenant_id = part.tenant_id and ledger.id = part.unit_ledger_id
      where payment.id = ${paymentId}`,
  );

/** The same of one that is not recorded yet. `ledgerId` is null for those who own the unit on the day. */
export const readersOfParts = (
  tx: Tx,
  parts: readonly { propertyId: string; ledgerId: string | null }[],
  receivedOn: string,
): Promise<OwnerReader[]> =>
  readersOf(
    tx,
    sql`select part."propertyId" as property_id, ${dayOf(sql`${receivedOn}::date`)} as day
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part ("propertyId" uuid, "ledgerId" uuid)
      left join unit_ledger ledger on ledger.id = part."ledgerId"`,
  );

/** Whether somebody signs in with an address, and so may look for themselves. */
export async function hasAccount(tx: Tx, address: string): Promise<boolean> {
  const found = await tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select('member.id')
    .where('identity.email', '=', address.toLowerCase())
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  return found !== undefined;
}
