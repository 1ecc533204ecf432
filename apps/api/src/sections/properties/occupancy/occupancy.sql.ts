import type { Ownership, PropertyPeople, Residency } from '@courtyard/contract/properties/occupancy';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { periodStateOn } from './period.rules';
import { personColumns, personOf } from './person.service';

/** Everybody who ever owned the property or lived there: running periods first, then by their beginning, newest first. */
export async function findPropertyPeople(tx: Tx, propertyId: string, today: string): Promise<PropertyPeople> {
  const running = sql`ends_on is not null`;
  const [ownerships, residencies] = await Promise.all([
    ownershipQuery(tx)
      .where('property_id', '=', propertyId)
      .orderBy(running)
      .orderBy('starts_on', 'desc')
      .orderBy('share_millionths', 'desc')
      .orderBy('person.name')
      .execute(),
    residencyQuery(tx)
      .where('property_id', '=', propertyId)
      .orderBy(running)
      .orderBy('starts_on', 'desc')
      .orderBy('person.name')
      .execute(),
  ]);
  return {
    ownerships: ownerships.map((row) => ownershipOf(row, today)),
    residencies: residencies.map((row) => residencyOf(row, today)),
  };
}

function ownershipQuery(tx: Tx) {
  return tx
    .selectFrom('ownership')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'ownership.tenant_id')
        .onRef('person.id', '=', 'ownership.person_id'),
    )
    .select(personColumns)
    .select(['ownership.id as period_id', 'ownership.version as period_version'])
    .select(['property_id', 'share_millionths', 'starts_on', 'ends_on']);
}

type OwnershipRow = Awaited<ReturnType<ReturnType<typeof ownershipQuery>['execute']>>[number];

function ownershipOf(row: OwnershipRow, today: string): Ownership {
  const period = { startsOn: row.starts_on, endsOn: row.ends_on };
  return {
    id: row.period_id,
    person: personOf(row),
    shareMillionths: row.share_millionths,
    ...period,
    state: periodStateOn(period, today),
    version: row.period_version,
  };
}

export async function findOwnership(
  tx: Tx,
  ids: { propertyId: string; ownershipId: string },
  today: string,
): Promise<Ownership | undefined> {
  const row = await ownershipQuery(tx)
    .where('ownership.id', '=', ids.ownershipId)
    .where('property_id', '=', ids.propertyId)
    .executeTakeFirst();
  return row && ownershipOf(row, today);
}

function residencyQuery(tx: Tx) {
  return tx
    .selectFrom('residency')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'residency.tenant_id')
        .onRef('person.id', '=', 'residency.person_id'),
    )
    .select(personColumns)
    .select(['residency.id as period_id', 'residency.version as period_version'])
    .select(['property_id', 'kind', 'starts_on', 'ends_on']);
}

type ResidencyRow = Awaited<ReturnType<ReturnType<typeof residencyQuery>['execute']>>[number];

function residencyOf(row: ResidencyRow, today: string): Residency {
  const period = { startsOn: row.starts_on, endsOn: row.ends_on };
  return {
    id: row.period_id,
    person: personOf(row),
    kind: row.kind,
    ...period,
    state: periodStateOn(period, today),
    version: row.period_version,
  };
}

export async function findResidency(
  tx: Tx,
  ids: { propertyId: string; residencyId: string },
  today: string,
): Promise<Residency | undefined> {
  const row = await residencyQuery(tx)
    .where('residency.id', '=', ids.residencyId)
    .where('property_id', '=', ids.propertyId)
    .executeTakeFirst();
  return row && residencyOf(row, today);
}
