import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { unitName } from '../../owner/unit-name.sql';
import { heldDays, heldUnits } from '../collection-hold.sql';
import { withoutHeldDays } from '../held-days.rules';
import type { Charged, LateInstalment } from './late-charges.rules';

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
  /** Instalments that fell due from this day on. */
  from: string;
  today: string;
  /** Also of those whom nobody collects from: what was charged before a hold began can be wrong. */
  withHeld?: boolean;
  /** Of these units alone. */
  propertyIds?: readonly string[];
}

interface Row {
  id: string;
  ledgerId: string;
  propertyId: string;
  name: string;
  fundId: string;
  memo: string | null;
  dueOn: string;
  originalMinor: number;
  moves: { day: string; by: number }[];
  charged: Charged[];
}

/** Moves of a day and before, as what is open since each. */
function courseOf(moves: Row['moves']) {
  let openMinor = 0;
  return moves.map(({ day, by }) => {
    openMinor += by;
    return { day, openMinor };
  });
}

/**
 * Assessments of the owners of today that were due before today and are open, were paid late of late, or were charged for of late.
 * What a former owner owes draws nothing more: its ledger is at its end. What went to the buyers by one move and is due on one day
 * is one instalment of theirs, by the first of its charges.
 */
export async function lateInstalments(
  tx: Tx,
  { from, today, withHeld = false, propertyIds }: Asked,
): Promise<LateInstalment[]> {
  const held = withHeld ? [] : [...(await heldUnits(tx, today)).keys()];
  const ofUnits =
    propertyIds === undefined
      ? sql``
      : sql`and open_item.party_id in (select id from unit_ledger where property_id = any(${[...propertyIds]}::uuid[]))`;
  const { rows } = await sql<Row>`
    with item as (
      select open_item.id, open_item.party_id, open_item.fund_id, open_item.memo, open_item.due_on, open_item.original, together.id as instalment_id
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
          or exists (select from late_charge charge where charge.tenant_id = open_item.tenant_id and charge.taken_back_on is null
            and charge.charged_on >= ${today}::date - ${daysBack}::int
            and charge.instalment_id in (together.id, open_item.id)))),
    move as (
      select item.instalment_id, line.entry_date as day, sum(line.amount)::bigint as by
      from item join journal_line line on line.open_item_id = item.id
      group by item.instalment_id, line.entry_date),
    course as (
      select instalment_id, jsonb_agg(jsonb_build_object('day', day, 'by', by) order by day) as moves from move group by instalment_id),
    named as (select instalment_id, instalment_id as id from item union select instalment_id, id from item),
    charged as (
      select named.instalment_id, jsonb_agg(jsonb_build_object('kind', charge.kind, 'invoiceId', charge.invoice_id,
          'chargedOn', charge.charged_on, 'throughOn', charge.through_on,
          'countsMinor', case when charge.taken_back_on is null then charge.amount_minor else charge.forgiven_minor end,
          'policyVersion', charge.policy_version, 'isTakenBack', charge.taken_back_on is not null)
        order by charge.charged_on) as charges
      from named join late_charge charge on charge.instalment_id = named.id group by named.instalment_id),
    instalment as (
      select instalment_id as id, party_id, min(due_on) as due_on, sum(original)::bigint as original,
        (array_agg(fund_id order by original desc, id))[1] as fund_id, (array_agg(memo order by original desc, id))[1] as memo
      from item group by instalment_id, party_id)
    select instalment.id, ledger.id as "ledgerId", property.id as "propertyId", ${unitName} as name, instalment.fund_id as "fundId", instalment.memo,
      instalment.due_on as "dueOn", instalment.original as "originalMinor", course.moves, coalesce(charged.charges, '[]') as charged
    from instalment
    join unit_ledger ledger on ledger.id = instalment.party_id and (ledger.ends_on is null or ledger.ends_on > ${today}::date)
    join property on property.id = ledger.property_id and property.archived_at is null
    join course on course.instalment_id = instalment.id
    left join charged on charged.instalment_id = instalment.id
    where not (ledger.id = any(${held}::uuid[]))
    order by property.id, instalment.due_on, instalment.id`.execute(tx);
  const heldOf = await heldDays(tx, [...new Set(rows.map(({ ledgerId }) => ledgerId))]);
  return rows.map(({ moves, ledgerId, ...row }) => {
    const course = courseOf(moves);
    return { ...row, ledgerId, course, drawing: withoutHeldDays(course, heldOf.get(ledgerId) ?? []) };
  });
}
