import { newId } from '../../platform/core/ids';
import { setsOf } from '../../platform/core/time-slices';
import type { Tx } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';

/** A unit and those who own it jointly, from a day until the day of its sale. */
export interface UnitLedger {
  id: string;
  propertyId: string;
  owners: string;
  startsOn: string;
  /** The day of the sale, on which the next one begins. */
  endsOn: string | null;
}

/** Opens the ledger of a unit's owners. Gives its id. Where another is open on that day, the database refuses. */
export async function openUnitLedger(
  tx: Tx,
  tenantId: string,
  input: Pick<UnitLedger, 'propertyId' | 'owners' | 'startsOn'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('unitLedger')
    .values({ ...input, tenantId, id, endsOn: null })
    .execute();
  return id;
}

/** Opens ledgers of many units at once. */
export async function openUnitLedgers(
  tx: Tx,
  tenantId: string,
  ledgers: readonly UnitLedger[],
): Promise<void> {
  for (const set of setsOf(ledgers))
    await tx
      .insertInto('unitLedger')
      .values(set.map((ledger) => ({ ...ledger, tenantId })))
      .execute();
}

/** Ends the ledger of a unit's owners on the day of the sale and opens the next, on that day unless it is given another. Gives its id. */
export async function passUnitLedger(
  tx: Tx,
  tenantId: string,
  {
    id,
    soldOn,
    owners,
    startsOn = soldOn,
  }: { id: string; soldOn: string; owners: string; startsOn?: string },
): Promise<string> {
  const ended = await tx
    .updateTable('unitLedger')
    .set({ endsOn: soldOn })
    .where('id', '=', id)
    .where('endsOn', 'is', null)
    .returning('propertyId')
    .executeTakeFirst();
  if (!ended) throw notFound('open ledger of a unit');
  return openUnitLedger(tx, tenantId, { propertyId: ended.propertyId, owners, startsOn });
}

/** Of one unit, the newest first. */
export const unitLedgers = (tx: Tx, propertyId: string): Promise<UnitLedger[]> =>
  tx
    .selectFrom('unitLedger')
    .select(['id', 'propertyId', 'owners', 'startsOn', 'endsOn'])
    .where('propertyId', '=', propertyId)
    .orderBy('startsOn', 'desc')
    .execute();
