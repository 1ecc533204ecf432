import { type RawBuilder, sql } from 'kysely';
import { openUnitLedgers, passUnitLedger, type UnitLedger } from '../../../../ledger';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';

/** Whose the charges of a unit are on a day. `id` is null where no ledger is open on it yet; `owners` where nobody owned the unit. */
export interface UnitOn {
  propertyId: string;
  id: string | null;
  owners: string | null;
}

interface Row extends UnitOn {
  startsOn: string | null;
  endsOn: string | null;
  /** Those who own the unit on the day: their names, since when the first and since when the last of them does. */
  named: string | null;
  firstOn: string | null;
  lastOn: string | null;
}

/** What opening a ledger needs to know besides. */
interface Around {
  /** The first day since the ledger began on which all who owned the unit came after that. */
  soldOn: string | null;
  /** Around the day: when the ledger before it ended, and when the next one begins. */
  endedOn: string | null;
  nextOn: string | null;
}

/** What `Around` says of `property` and its `ledger`. It costs more than all else: only whoever opens ledgers asks. */
const around = (day: string) => sql`,
      (select min(changed.on_day) from (
          select starts_on as on_day from ownership where tenant_id = property.tenant_id and property_id = property.id
          union select ends_on + 1 from ownership where tenant_id = property.tenant_id and property_id = property.id) changed
        where changed.on_day > ledger.starts_on and changed.on_day <= ${day}::date
          and ledger.starts_on < (select min(holder.starts_on) from ownership holder
            where holder.tenant_id = property.tenant_id and holder.property_id = property.id
              and holder.starts_on <= changed.on_day and (holder.ends_on is null or holder.ends_on >= changed.on_day))) as "soldOn",
      (select max(ends_on) from unit_ledger earlier
        where earlier.property_id = property.id and earlier.ends_on <= ${day}::date) as "endedOn",
      (select min(starts_on) from unit_ledger later
        where later.property_id = property.id and later.starts_on > ${day}::date) as "nextOn"`;

/**
 * Ledgers and owners of units on a day, in one statement for any number of them. Each ledger is looked up by its index: joined as a table
 * whose statistics are old, every unit was compared with every ledger.
 */
async function look<R extends Row>(
  tx: Tx,
  propertyIds: readonly string[],
  day: string,
  more: RawBuilder<unknown>,
): Promise<R[]> {
  const { rows } = await sql<R>`
    select property.id as "propertyId", ledger.id, ledger.owners, ledger.starts_on as "startsOn", ledger.ends_on as "endsOn",
      held.named, held.first_on as "firstOn", held.last_on as "lastOn"${more}
    from property
    left join lateral (select id, owners, starts_on, ends_on from unit_ledger
      where unit_ledger.tenant_id = property.tenant_id and unit_ledger.property_id = property.id
        and daterange(starts_on, ends_on, '[)') @> ${day}::date limit 1) ledger on true
    cross join lateral (
      select string_agg(person.name, ', ' order by ownership.share_millionths desc, person.name) as named,
        min(ownership.starts_on) as first_on, max(ownership.starts_on) as last_on
      from ownership join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
      where ownership.tenant_id = property.tenant_id and ownership.property_id = property.id
        and ownership.starts_on <= ${day}::date and (ownership.ends_on is null or ownership.ends_on >= ${day}::date)) held
    where property.id = any(${[...propertyIds]}::uuid[])`.execute(tx);
  return rows;
}

/** All who own the unit came after its ledger began: it was sold, and what is charged from then on is theirs. */
const isSold = ({ startsOn, endsOn, firstOn }: Row): boolean =>
  startsOn !== null && endsOn === null && firstOn !== null && firstOn > startsOn;

const unitOf = (row: Row): UnitOn => {
  const { propertyId, id, owners, named } = row;
  return id === null || isSold(row) ? { propertyId, id: null, owners: named } : { propertyId, id, owners };
};

/** Whose the charges of units are on a day, by the id of the unit. Nothing is written; units that are not there are left out. */
export async function unitsOn(
  tx: Tx,
  propertyIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, UnitOn>> {
  const rows = await look<Row>(tx, propertyIds, day, sql``);
  return new Map(rows.map((row) => [row.propertyId, unitOf(row)]));
}

type Opened = Pick<UnitLedger, 'id' | 'owners'>;

/** Passes a ledger on to those who own the unit since its sale, or since the last of several: what lies between is of others. */
async function pass(
  tx: Tx,
  tenantId: string,
  id: string,
  { named: owners, firstOn, soldOn }: Row & Around,
): Promise<Opened | null> {
  if (owners === null || firstOn === null || soldOn === null) return null;
  const startsOn = firstOn > soldOn ? firstOn : soldOn;
  return { id: await passUnitLedger(tx, tenantId, { id, soldOn, owners, startsOn }), owners };
}

/** The ledger that a unit without one on the day begins with. */
function begin({
  propertyId,
  named: owners,
  lastOn,
  endedOn,
  nextOn: endsOn,
}: Row & Around): UnitLedger | null {
  if (owners === null || lastOn === null) return null;
  const startsOn = endedOn !== null && endedOn > lastOn ? endedOn : lastOn;
  return { id: newId(), propertyId, owners, startsOn, endsOn };
}

/**
 * The ledgers of units that are open on a day, by the id of the unit: with the owners' names of that day where there was none, or where
 * the unit was sold since. Units that nobody owned then are left out. Locks the units until the commit, in one order for everybody:
 * who reads what is open of them after this is the only one who posts to it.
 */
export async function openUnitsOn(
  tx: Tx,
  tenantId: string,
  propertyIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, Opened>> {
  await lockUnits(tx, propertyIds);
  const found = new Map<string, Opened>();
  const begun: UnitLedger[] = [];
  for (const row of await look<Row & Around>(tx, propertyIds, day, around(day))) {
    const { id, owners } = unitOf(row);
    if (id !== null && owners !== null) {
      found.set(row.propertyId, { id, owners });
      continue;
    }
    const fresh = row.id === null ? begin(row) : null;
    if (fresh) begun.push(fresh);
    const ledger = row.id === null ? fresh : await pass(tx, tenantId, row.id, row);
    if (ledger) found.set(row.propertyId, { id: ledger.id, owners: ledger.owners });
  }
  await openUnitLedgers(tx, tenantId, begun);
  return found;
}

/** Keeps others from what concerns units until the commit, in one order for everybody. */
export async function lockUnits(tx: Tx, propertyIds: readonly string[]): Promise<void> {
  if (propertyIds.length === 0) return;
  await tx
    .selectFrom('property')
    .select('id')
    .where('id', 'in', [...propertyIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
