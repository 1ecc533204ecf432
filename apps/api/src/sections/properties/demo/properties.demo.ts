import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database';
import type { DemoCommunity } from '../../../platform/section/demo/demo-community';
import { addDays, dayAt } from '@courtyard/contract/days';
import { areaRows, demoAreas } from './areas.demo';
import { demoPets, demoPolicies, demoVehicles } from './belongings.demo';
import { type Booker, demoBookings } from './bookings.demo';
import { Dice, idOf } from '../../../platform/section/demo/dice';
import { type DemoPeople, Population } from './people.demo';
import { demoUnits, propertyRows, type Unit } from './units.demo';
import { demoUpkeep } from './upkeep/upkeep.demo';

type DemoTable =
  | 'property'
  | 'person'
  | 'ownership'
  | 'residency'
  | 'vehicle'
  | 'pet'
  | 'insurancePolicy'
  | 'auditLog'
  | 'commonArea'
  | 'reservation'
  | 'reserveComponent'
  | 'asset'
  | 'assetService';

/** In pieces, since a statement takes 65,535 values at most. */
async function insertAll<T extends DemoTable>(tx: Tx, table: T, rows: readonly Insertable<Database[T]>[]) {
  for (let from = 0; from < rows.length; from += 500) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + 500))
      .execute();
  }
}

/** Units of the people who can sign in: the owner, and the two who also serve the community. */
function homesOf(units: readonly Unit[]): [Unit, Unit, Unit] {
  const [owner, board, treasurer] = [17, 58, 91].map((place) => units[place % units.length]);
  if (!owner || !board || !treasurer) throw new Error('a demo community needs three units');
  return [owner, board, treasurer];
}

/** The landlord's first unit, which the tenant with a sign-in leases. */
const firstRental = 5;

function populate(tenant: DemoCommunity, units: readonly Unit[], dice: Dice, today: string): DemoPeople {
  const population = new Population(tenant.id, tenant.slug, dice, today);
  const [owner, board, treasurer] = homesOf(units);
  const { people } = tenant;
  const residents = new Map([
    [owner.id, people.owner],
    [board.id, people.board],
    [treasurer.id, people.treasurer],
  ]);
  const landlord = population.landlord('Tideline Holdings LLC', 'office@tideline.example');
  units.forEach((unit, index) => {
    const resident = residents.get(unit.id);
    if (resident) population.settle(unit, resident);
    else if (index % 31 === firstRental) population.fill(unit, landlord);
    else population.fill(unit);
  });
  const rental = units[firstRental];
  if (rental) population.lease(rental, people.tenant);
  return population.result;
}

/** What the history tab shows from before: how each unit came here, and its sales. */
function historyRows(tenant: DemoCommunity, units: readonly Unit[], { sales }: DemoPeople, today: string) {
  const base = {
    tenantId: tenant.id,
    actorMemberId: tenant.people.admin.memberId,
    actorName: tenant.people.admin.displayName,
    subjectType: 'property',
    address: null,
    requestId: null,
  };
  const recorded = addDays(today, -420);
  const began = units.map((unit) => ({
    ...base,
    id: idOf(`${tenant.slug} history ${unit.id}`),
    at: `${recorded}T14:05:00Z`,
    action: 'property.import',
    subjectId: unit.id,
    changes: JSON.stringify({
      unitNumber: { before: null, after: unit.number },
      building: { before: null, after: unit.building },
    }),
  }));
  const sold = sales
    .filter(({ soldOn }) => soldOn > recorded)
    .map((sale) => ({
      ...base,
      id: idOf(`${tenant.slug} history ${sale.propertyId} ${sale.soldOn}`),
      at: `${sale.soldOn}T15:30:00Z`,
      action: 'property.sale',
      subjectId: sale.propertyId,
      changes: JSON.stringify({
        owners: { before: sale.before, after: sale.after },
        soldOn: { before: null, after: sale.soldOn },
      }),
    }));
  return [...began, ...sold];
}

/** Those who book: the demo's owner most often, so that there is something of one's own to see. */
function bookersOf(tenant: DemoCommunity, units: readonly Unit[], people: DemoPeople): [Booker, ...Booker[]] {
  const names = new Map(people.people.map(({ id, name }) => [id, name]));
  const residents = people.residencies
    .filter(({ endsOn }) => endsOn === null)
    .slice(0, 70)
    .map((row) => ({ propertyId: row.propertyId, name: names.get(row.personId) ?? '', memberId: null }));
  const { owner } = tenant.people;
  const own = { propertyId: homesOf(units)[0].id, name: owner.displayName, memberId: owner.memberId };
  return [own, own, own, ...residents];
}

/**
 * Fills a demo community with properties, people, policies, common areas and bookings: the same each time, but for
 * the days, which lie around `now`.
 */
export async function seedProperties(tx: Tx, tenant: DemoCommunity, now = new Date()): Promise<void> {
  const { id: tenantId, slug, timeZone } = tenant;
  const today = dayAt(now, timeZone);
  const dice = new Dice(`${slug} properties`);
  const units = demoUnits(tenantId, slug, dice);
  const people = populate(tenant, units, dice, today);
  await insertAll(tx, 'property', propertyRows(units));
  await insertAll(tx, 'person', people.people);
  await insertAll(tx, 'ownership', people.ownerships);
  await insertAll(tx, 'residency', people.residencies);
  const input = { tenantId, slug, dice, today };
  const homes = homesOf(units);
  const livedIn = units.filter(({ id }) => people.occupied.has(id));
  await insertAll(tx, 'vehicle', demoVehicles(livedIn, input));
  await insertAll(tx, 'pet', demoPets(livedIn, input));
  const soon = new Map([[homes[0].id, addDays(today, 19)]]);
  await insertAll(tx, 'insurancePolicy', demoPolicies(units, input, soon));
  await insertAll(tx, 'auditLog', historyRows(tenant, units, people, today));
  const areas = demoAreas(slug);
  await insertAll(tx, 'commonArea', areaRows(tenantId, areas));
  const bookers = bookersOf(tenant, units, people);
  const manager = tenant.people.admin.displayName;
  await insertAll(tx, 'reservation', demoBookings(areas, { ...input, timeZone, now, bookers, manager }));
  // Chance of its own, so that what is said of upkeep changes nothing else.
  const upkeepDice = new Dice(`${slug} upkeep`);
  const upkeep = demoUpkeep({ tenantId, slug, dice: upkeepDice, today, areas, manager });
  await insertAll(tx, 'reserveComponent', upkeep.components);
  await insertAll(tx, 'asset', upkeep.assets);
  await insertAll(tx, 'assetService', upkeep.services);
  const ids = units.map(({ id }) => id);
  await tx.insertInto('propertyDay').values({ tenantId, summarizedOn: today }).execute();
  await sql`select courtyard.summarize_properties(${ids}::uuid[], ${today}::date)`.execute(tx);
}
