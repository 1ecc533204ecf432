import type { CollectionHold } from '@courtyard/contract/accounting/receivables/collection/collection';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { plansOf } from './plan/payment-plan.sql';
import { isProtected } from './plan/plan.rules';

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

/** The holds of a unit, the newest first. */
export async function holdsOfUnit(tx: Tx, propertyId: string, today: string): Promise<CollectionHold[]> {
  const rows = await tx
    .selectFrom('collectionHold')
    .select(['id', 'reason', 'petitionOn', 'note', 'startsOn', 'endsOn', 'setBy', 'version'])
    .select('createdAt as setAt')
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
