import type { UnitBalance } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { sql } from 'kysely';
import { unitsOn } from '../../unit-account/unit-ledger-on.sql';
import type { Tx } from '../../../../../platform/database/database';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { heldUnits } from '../../collection/collection-hold.sql';
import { type OwnerReader, readersOf } from '../../letter/readers.sql';
import { unitName } from '../../owner-account/unit-name.sql';

/** A unit with what its owners owe, and those of them who have an address. */
export interface BalanceOfUnit extends Omit<UnitBalance, 'reachable'> {
  ledgerId: string | null;
  readers: OwnerReader[];
}

interface Sums {
  ledgerId: string;
  balanceMinor: number;
  overdueMinor: number;
}

async function sumsOf(
  tx: Tx,
  ledgerIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, Sums>> {
  const { rows } = await sql<Sums>`
    select item.party_id as "ledgerId", sum(item.balance)::bigint as "balanceMinor",
      coalesce(sum(item.balance) filter (where item.control = 'receivable' and item.due_on < ${today}), 0)::bigint as "overdueMinor"
    from open_item item
    where item.party_kind = 'unit' and item.party_id = any(${[...ledgerIds]}::uuid[]) and item.balance <> 0
      and item.control in ('receivable', 'owner-credit') and item.issued_on <= ${today}
    group by item.party_id`.execute(tx);
  return new Map(rows.map((row) => [row.ledgerId, row]));
}

/** Units in use, by name, with what those who own them owe today; all, or some by their ids. */
export async function balancesOfUnits(
  { tx, ...context }: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  ids?: readonly string[],
): Promise<BalanceOfUnit[]> {
  const today = todayOf(context);
  const units = await tx
    .selectFrom('property')
    .select(['property.id', unitName.as('name')])
    .where('property.archivedAt', 'is', null)
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`property.id = any(${[...(ids ?? [])]}::uuid[])`),
    )
    .orderBy('property.buildingSort')
    .orderBy('property.unitSort')
    .orderBy('property.id')
    .execute();
  const unitIds = units.map(({ id }) => id);
  const owned = await unitsOn(tx, unitIds, today);
  const sums = await sumsOf(
    tx,
    [...owned.values()].flatMap(({ id }) => (id === null ? [] : [id])),
    today,
  );
  const held = await heldUnits(tx, today);
  const readers = new Map<string, OwnerReader[]>();
  for (const reader of await readersOf(
    tx,
    sql`select unnest(${unitIds}::uuid[]) as property_id, ${today}::date as day`,
  ))
    for (const id of reader.propertyIds) readers.set(id, [...(readers.get(id) ?? []), reader]);
  return units.map((property) => {
    const { id: ledgerId = null, owners = null } = owned.get(property.id) ?? {};
    const { balanceMinor = 0, overdueMinor = 0 } = sums.get(ledgerId ?? '') ?? {};
    return {
      property,
      ledgerId,
      owners: owners ?? '',
      balanceMinor,
      overdueMinor,
      isHeld: ledgerId !== null && held.has(ledgerId),
      readers: readers.get(property.id) ?? [],
    };
  });
}

/** The same as the wire has it. */
export const unitBalances = async (context: ReadContext): Promise<UnitBalance[]> =>
  (await balancesOfUnits(context)).map(({ ledgerId: _, readers, ...unit }) => ({
    ...unit,
    reachable: readers.length,
  }));
