import type { PaymentPlan } from '@courtyard/contract/accounting/receivables/collection/collection';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { type PlanCourse, planState } from './plan.rules';

/** A plan as it is stored, with what was paid of its charges since. */
export interface StoredPlan extends Omit<PaymentPlan, 'owners' | 'state' | 'expectedMinor' | 'agreement'> {
  propertyId: string;
  ledgerId: string;
  owners: string;
  agreementFileId: string | null;
}

interface Row extends Omit<StoredPlan, 'ended'> {
  endedOn: string | null;
  endedBy: string | null;
  endReason: string | null;
  isDefault: boolean;
}

/** The plans of a unit, the newest first; those that are not ended of every unit where none is named. */
export async function plansOf(tx: Tx, propertyId: string | null): Promise<StoredPlan[]> {
  const { rows } = await sql<Row>`
    select plan.id, plan.property_id as "propertyId", plan.unit_ledger_id as "ledgerId", plan.total_minor as "totalMinor",
      plan.late_days as "lateDays", plan.agreement_file_id as "agreementFileId", plan.agreed_on as "agreedOn", plan.agreed_by as "agreedBy",
      plan.ended_on as "endedOn", plan.ended_by as "endedBy", plan.end_reason as "endReason", plan.is_default as "isDefault", plan.version,
      coalesce((select ledger.owners from unit_ledger ledger
        where ledger.tenant_id = plan.tenant_id and ledger.id = plan.unit_ledger_id), '') as owners,
      plan.total_minor - coalesce((select sum(least(item.balance, promised.open_minor))::bigint
        from payment_plan_item promised join open_item item on item.tenant_id = promised.tenant_id and item.id = promised.item_id
        where promised.tenant_id = plan.tenant_id and promised.plan_id = plan.id and item.balance > 0), 0) as "paidMinor",
      (select jsonb_agg(jsonb_build_object('position', part.position, 'dueOn', part.due_on, 'amountMinor', part.amount_minor) order by part.position)
        from payment_plan_installment part where part.tenant_id = plan.tenant_id and part.plan_id = plan.id) as installments
    from payment_plan plan
    where ${propertyId === null ? sql`plan.ended_on is null` : sql`plan.property_id = ${propertyId}`}
    order by plan.agreed_on desc, plan.id desc`.execute(tx);
  return rows.map(({ endedOn, endedBy, endReason, isDefault, ...row }) => ({
    ...row,
    ended: endedOn === null ? null : { on: endedOn, by: endedBy ?? '', reason: endReason ?? '', isDefault },
  }));
}

/** Units' ledgers whose owners broke a plan of which something is still open. */
export async function brokenPlans(tx: Tx, ledgerIds: readonly string[], day: string): Promise<Set<string>> {
  if (ledgerIds.length === 0) return new Set();
  const found = await tx
    .selectFrom('paymentPlan')
    .select('propertyId')
    .where('unitLedgerId', 'in', [...ledgerIds])
    .execute();
  const broken = new Set<string>();
  for (const propertyId of new Set(found.map((plan) => plan.propertyId))) {
    for (const plan of await plansOf(tx, propertyId))
      if (plan.paidMinor < plan.totalMinor && planState(plan, day) === 'defaulted') broken.add(plan.ledgerId);
  }
  return broken;
}

interface CourseRow extends Omit<PlanCourse, 'paid'> {
  ledgerId: string;
  /** Its charges: what was promised, what is open now, and what moved since it was agreed. */
  items: { promisedMinor: number; openMinor: number; moves: { day: string; by: number }[] }[];
}

/** What was paid of a plan since when, as it is known now. */
function paidSince({ totalMinor, agreedOn, items }: CourseRow): PlanCourse['paid'] {
  const days = new Set([agreedOn, ...items.flatMap(({ moves }) => moves.map(({ day }) => day))]);
  return [...days].toSorted().map((day) => {
    const openMinor = items.reduce((sum, item) => {
      const later = item.moves.reduce((all, move) => (move.day > day ? all + move.by : all), 0);
      return sum + Math.max(0, Math.min(item.openMinor - later, item.promisedMinor));
    }, 0);
    return { day, paidMinor: totalMinor - openMinor };
  });
}

/** All plans of units' ledgers, those that are over too, each with its course. */
export async function planCourses(
  tx: Tx,
  ledgerIds: readonly string[],
): Promise<(PlanCourse & { ledgerId: string })[]> {
  const { rows } = await sql<CourseRow>`
    select plan.unit_ledger_id as "ledgerId", plan.total_minor as "totalMinor", plan.late_days as "lateDays",
      plan.agreed_on as "agreedOn", plan.ended_on as "endedOn",
      (select jsonb_agg(jsonb_build_object('position', part.position, 'dueOn', part.due_on, 'amountMinor', part.amount_minor) order by part.position)
        from payment_plan_installment part where part.tenant_id = plan.tenant_id and part.plan_id = plan.id) as installments,
      (select jsonb_agg(jsonb_build_object('promisedMinor', promised.open_minor, 'openMinor', item.balance,
          'moves', coalesce((select jsonb_agg(jsonb_build_object('day', line.entry_date, 'by', line.amount))
            from journal_line line where line.open_item_id = item.id and line.entry_date > plan.agreed_on), '[]')))
        from payment_plan_item promised join open_item item on item.tenant_id = promised.tenant_id and item.id = promised.item_id
        where promised.tenant_id = plan.tenant_id and promised.plan_id = plan.id) as items
    from payment_plan plan where plan.unit_ledger_id = any(${[...ledgerIds]}::uuid[])`.execute(tx);
  return rows.map((row) => ({ ...row, paid: paidSince(row) }));
}
