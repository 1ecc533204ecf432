import type { CollectionHold } from '@courtyard/contract/accounting/receivables/collection/collection';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { Span } from './held-days.rules';
import { planCourses, plansOf } from './plan/payment-plan.sql';
import { isProtected, protectedDays } from './plan/plan.rules';

/** Why a unit's owners are left alone: their ledger draws no late fee, no interest and gets no reminder. */
export interface Held {
  propertyId: string;
  ledgerId: string;
  /** `plan`: they keep a payment plan. */
  reason: CollectionHold['reason'] | 'plan';
  /** Of a bankruptcy. */
  petitionOn: string | null;
}

const holdsOn = (tx: Tx, day: string) =>
  tx
    .selectFrom('collectionHold')
    .select(['propertyId', 'unitLedgerId as ledgerId', 'reason', 'petitionOn'])
    .where('startsOn', '<=', day)
    .where(({ eb, or }) => or([eb('endsOn', 'is', null), eb('endsOn', '>=', day)]))
    .orderBy('startsOn');

/**
 * Whom nobody collects from on a day, by the id of the unit's ledger (`openItem.partyId`, `invoice.unitLedgerId`): by a hold, or as long
 * as a payment plan is not broken.
 */
export async function heldUnits(tx: Tx, day: string): Promise<ReadonlyMap<string, Held>> {
  const plans = (await plansOf(tx, null))
    .filter((plan) => plan.agreedOn <= day && isProtected(plan, day))
    .map(({ propertyId, ledgerId }): Held => ({ propertyId, ledgerId, reason: 'plan', petitionOn: null }));
  const holds = await holdsOn(tx, day).execute();
  return new Map([...plans, ...holds].map((held) => [held.ledgerId, held]));
}

/** Whether nobody collects from a unit's ledger on a day. */
export const isHeld = async (tx: Tx, ledgerId: string, day: string): Promise<boolean> =>
  (await heldUnits(tx, day)).has(ledgerId);

/** The petitions of bankruptcies that hold the collection from units' ledgers on a day, by ledger; of several the last. */
export async function petitionsOn(
  tx: Tx,
  ledgerIds: readonly string[],
  day: string,
): Promise<Map<string, string>> {
  if (ledgerIds.length === 0) return new Map();
  const rows = await holdsOn(tx, day)
    .where('reason', '=', 'bankruptcy')
    .where('unitLedgerId', 'in', [...ledgerIds])
    .execute();
  return new Map(
    rows.flatMap(({ ledgerId, petitionOn }) =>
      petitionOn === null ? [] : [[ledgerId, petitionOn] as const],
    ),
  );
}

/** The days on which nobody collected from units' ledgers, by a hold or by a plan that was not broken yet; by ledger. */
export async function heldDays(tx: Tx, ledgerIds: readonly string[]): Promise<Map<string, Span[]>> {
  if (ledgerIds.length === 0) return new Map();
  const holds = await tx
    .selectFrom('collectionHold')
    .select(['unitLedgerId as ledgerId', 'startsOn as from', 'endsOn as to'])
    .where('unitLedgerId', 'in', [...ledgerIds])
    .execute();
  const days = new Map<string, Span[]>();
  const add = (ledgerId: string, spans: readonly Span[]) =>
    days.set(ledgerId, [...(days.get(ledgerId) ?? []), ...spans]);
  for (const { ledgerId, from, to } of holds) add(ledgerId, [{ from, to }]);
  for (const { ledgerId, ...plan } of await planCourses(tx, ledgerIds)) add(ledgerId, protectedDays(plan));
  return days;
}

/** The holds of a unit, the newest first. */
export async function holdsOfUnit(tx: Tx, propertyId: string, today: string): Promise<CollectionHold[]> {
  const rows = await tx
    .selectFrom('collectionHold')
    .select(['id', 'reason', 'petitionOn', 'note', 'startsOn', 'endsOn', 'setBy', 'version'])
    .select('createdAt as setAt')
    .select(
      sql<CollectionHold['split']>`case when petition_on is not null then (
        select jsonb_build_object('beforeMinor', coalesce(sum(item.balance) filter (where item.due_on < petition_on), 0),
          'sinceMinor', coalesce(sum(item.balance) filter (where item.due_on >= petition_on), 0))
        from open_item item where item.tenant_id = collection_hold.tenant_id and item.party_kind = 'unit'
          and item.party_id = collection_hold.unit_ledger_id and item.settled_on is null and item.control = 'receivable') end`.as(
        'split',
      ),
    )
    .select(
      sql<string>`coalesce((select ledger.owners from unit_ledger ledger where ledger.tenant_id = collection_hold.tenant_id
        and ledger.id = collection_hold.unit_ledger_id), '')`.as('owners'),
    )
    .where('propertyId', '=', propertyId)
    .orderBy('startsOn', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    isNow: row.startsOn <= today && (row.endsOn === null || row.endsOn >= today),
  }));
}
