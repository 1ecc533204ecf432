import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { groupBy } from '../../../../../platform/core/collections/group-by';
import { unitName } from '../../owner-account/unit-name.sql';
import { heldDays, heldUnits } from '../collection-hold.sql';
import { withoutHeldDays } from '../held-days.rules';
import type { Charged, LateInstallment } from './late-charges.rules';

/** The policies of the community, in the order of the days from which they are in force. */
export const latePolicies = (tx: Tx) =>
  tx
    .selectFrom('lateChargePolicy')
    .select(['id', 'name', 'version', 'effectiveOn', 'lateFee', 'interest'])
    .select(['feeAccountId', 'interestAccountId', 'setBy', 'createdAt as setAt'])
    .orderBy('effectiveOn')
    .orderBy('createdAt')
    .execute();

type LatePolicy = Awaited<ReturnType<typeof latePolicies>>[number];

/**
 * Where fees and interest are booked on a day: by the newest policy in force that charges them. What an older policy charges goes there
 * too, since its own account may be archived by then.
 */
export function chargedTo(policies: readonly LatePolicy[], today: string) {
  const inForce = policies.filter(({ effectiveOn }) => effectiveOn <= today);
  return {
    'late-fee': inForce.findLast(({ lateFee }) => lateFee !== null)?.feeAccountId ?? null,
    interest: inForce.findLast(({ interest }) => interest !== null)?.interestAccountId ?? null,
  };
}

/** The accounts that late payment is charged to on a day or after. */
export async function lateChargeAccounts(tx: Tx, today: string): Promise<string[]> {
  const policies = await latePolicies(tx);
  const days = [today, ...policies.map(({ effectiveOn }) => effectiveOn).filter((day) => day > today)];
  return days.flatMap((day) => Object.values(chargedTo(policies, day))).filter((id) => id !== null);
}

/** Days back until which what was paid late, or was charged, is looked at again. */
const daysBack = 120;

interface Asked {
  /** Installments that fell due from this day on. */
  from: string;
  today: string;
  /** Also of those whom nobody collects from: what was charged before a hold began can be wrong. */
  withHeld?: boolean;
  /** Of these units alone. */
  propertyIds?: readonly string[];
}

/** A charge, and the installment that it is part of: all lines of an invoice, or what went to the buyers by one move and is due on one day. */
interface Item {
  id: string;
  installmentId: string;
  ledgerId: string;
  fundId: string;
  memo: string | null;
  dueOn: string;
  originalMinor: number;
}

/** Assessments that were due before today and are open, were paid late of late, or were charged for of late. */
async function lateItems(tx: Tx, { from, today, propertyIds }: Asked): Promise<Item[]> {
  const ofUnits =
    propertyIds === undefined
      ? sql``
      : sql`and open_item.party_id in (select id from unit_ledger where property_id = any(${[...propertyIds]}::uuid[]))`;
  const { rows } = await sql<Item>`
    with charged_of_late as materialized (
      select installment_id from late_charge where taken_back_on is null and charged_on >= ${today}::date - ${daysBack}::int)
    select open_item.id, together.id as "installmentId", open_item.party_id as "ledgerId", open_item.fund_id as "fundId", open_item.memo,
      open_item.due_on as "dueOn", open_item.original as "originalMinor"
    from open_item
    cross join lateral (select case open_item.source_kind
      when 'invoice' then open_item.source_id::uuid
      when 'sale' then (select first.id from journal_line made
        join open_item first on first.tenant_id = made.tenant_id and first.id = made.open_item_id
        where made.tenant_id = open_item.tenant_id
          and made.entry_id = (select line.entry_id from journal_line line
            where line.tenant_id = open_item.tenant_id and line.open_item_id = open_item.id order by line.entry_no limit 1)
          and first.party_kind = 'unit' and first.party_id = open_item.party_id
          and first.control = 'receivable' and first.charge_type in ('regular', 'special') and first.due_on = open_item.due_on
        order by first.id limit 1)
      else open_item.id end as id) together
    where open_item.control = 'receivable' and open_item.party_kind = 'unit' and open_item.charge_type in ('regular', 'special')
      and open_item.due_on >= ${from}::date and open_item.due_on < ${today}::date ${ofUnits}
      and (open_item.balance > 0 or open_item.settled_on >= ${today}::date - ${daysBack}::int
        or together.id in (select installment_id from charged_of_late) or open_item.id in (select installment_id from charged_of_late))`.execute(
    tx,
  );
  return rows;
}

interface Unit {
  ledgerId: string;
  propertyId: string;
  name: string;
}

/** The units of ledgers that are not at their end, by ledger: what a former owner owes draws nothing more. */
async function unitsOf(tx: Tx, ledgerIds: readonly string[], today: string): Promise<Map<string, Unit>> {
  const { rows } = await sql<Unit>`
    select ledger.id as "ledgerId", property.id as "propertyId", ${unitName} as name
    from unit_ledger ledger
    join property on property.tenant_id = ledger.tenant_id and property.id = ledger.property_id and property.archived_at is null
    where ledger.id = any(${[...ledgerIds]}::uuid[]) and (ledger.ends_on is null or ledger.ends_on > ${today}::date)`.execute(
    tx,
  );
  return new Map(rows.map((unit) => [unit.ledgerId, unit]));
}

/** By how much what is open of items changed by day, in the order of the days. */
async function movesOf(tx: Tx, itemIds: readonly string[]) {
  const { rows } = await sql<{ itemId: string; day: string; by: number }>`
    select open_item_id as "itemId", entry_date as day, sum(amount)::bigint as by
    from journal_line where open_item_id = any(${[...itemIds]}::uuid[])
    group by open_item_id, entry_date order by entry_date`.execute(tx);
  return groupBy(rows, ({ itemId }) => itemId);
}

/** What was charged for installments, in the order of the days. */
async function chargesOf(tx: Tx, installmentIds: readonly string[]) {
  const { rows } = await sql<Charged & { installmentId: string }>`
    select installment_id as "installmentId", kind, invoice_id as "invoiceId", charged_on as "chargedOn", through_on as "throughOn",
      case when taken_back_on is null then amount_minor else forgiven_minor end as "countsMinor",
      policy_version as "policyVersion", taken_back_on is not null as "isTakenBack"
    from late_charge where installment_id = any(${[...installmentIds]}::uuid[]) order by charged_on`.execute(
    tx,
  );
  return groupBy(rows, ({ installmentId }) => installmentId);
}

/** What is open since each day on which it changed. */
function courseOf(moves: readonly { day: string; by: number }[]) {
  const byDay = new Map<string, number>();
  for (const { day, by } of moves) byDay.set(day, (byDay.get(day) ?? 0) + by);
  let openMinor = 0;
  return [...byDay]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, by]) => ({ day, openMinor: (openMinor += by) }));
}

const inOrder = (one: LateInstallment, other: LateInstallment) => {
  const [left, right] = [one, other].map(({ propertyId, dueOn, id }) => `${propertyId} ${dueOn} ${id}`);
  return (left ?? '') < (right ?? '') ? -1 : 1;
};

/**
 * Assessments of the owners of today that were due before today and are open, were paid late of late, or were charged for of late. What
 * went to the buyers by one move and is due on one day is one installment of theirs, by the first of its charges.
 *
 * Read in steps that each take as long as what they find, and joined here: in one statement a plan without fresh statistics joined
 * all installments with all of their moves, which took minutes for 40 units after an import.
 */
export async function lateInstallments(tx: Tx, asked: Asked): Promise<LateInstallment[]> {
  const held = asked.withHeld ? new Map<string, unknown>() : await heldUnits(tx, asked.today);
  const found = (await lateItems(tx, asked)).filter(({ ledgerId }) => !held.has(ledgerId));
  const units = await unitsOf(tx, [...new Set(found.map(({ ledgerId }) => ledgerId))], asked.today);
  const items = found.filter(({ ledgerId }) => units.has(ledgerId));
  const itemIds = items.map(({ id }) => id);
  const moves = await movesOf(tx, itemIds);
  const charges = await chargesOf(tx, [
    ...new Set([...itemIds, ...items.map(({ installmentId }) => installmentId)]),
  ]);
  const days = await heldDays(tx, [...units.keys()]);
  const installments = groupBy(items, ({ installmentId, ledgerId }) => `${installmentId} ${ledgerId}`);
  return [...installments.values()]
    .flatMap((parts): LateInstallment[] => {
      const [largest] = parts.toSorted(
        (one, other) => other.originalMinor - one.originalMinor || (one.id < other.id ? -1 : 1),
      );
      const unit = largest && units.get(largest.ledgerId);
      if (!unit) return [];
      const { installmentId, ledgerId, fundId, memo } = largest;
      const course = courseOf(parts.flatMap(({ id }) => moves.get(id) ?? []));
      const charged = [...new Set([installmentId, ...parts.map(({ id }) => id)])]
        .flatMap((id) => charges.get(id) ?? [])
        .toSorted((one, other) => one.chargedOn.localeCompare(other.chargedOn));
      return [
        {
          id: installmentId,
          ...unit,
          ledgerId,
          fundId,
          memo,
          dueOn: parts.map(({ dueOn }) => dueOn).toSorted()[0] ?? '',
          originalMinor: parts.reduce((sum, { originalMinor }) => sum + originalMinor, 0),
          course,
          drawing: withoutHeldDays(course, days.get(ledgerId) ?? []),
          charged,
        },
      ];
    })
    .toSorted(inOrder);
}
