import type {
  Ownership,
  PropertyPeople,
  Residency,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { periodStateOn } from './period.rules';
import { personColumns, personOf } from './person/person.service';

/** Everybody who ever owned the property or lived there: running periods first, then by their beginning, newest first. */
export async function findPropertyPeople(tx: Tx, propertyId: string, today: string): Promise<PropertyPeople> {
  const running = sql`ends_on is not null`;
  const [ownerships, residencies] = await Promise.all([
    ownershipQuery(tx)
      .where('propertyId', '=', propertyId)
      .orderBy(running)
      .orderBy('startsOn', 'desc')
      .orderBy('shareMillionths', 'desc')
      .orderBy('person.name')
      .execute(),
    residencyQuery(tx)
      .where('propertyId', '=', propertyId)
      .orderBy(running)
      .orderBy('startsOn', 'desc')
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
      join.onRef('person.tenantId', '=', 'ownership.tenantId').onRef('person.id', '=', 'ownership.personId'),
    )
    .select(personColumns)
    .select(['ownership.id as periodId', 'ownership.version as periodVersion'])
    .select(['propertyId', 'shareMillionths', 'startsOn', 'endsOn']);
}

type OwnershipRow = Awaited<ReturnType<ReturnType<typeof ownershipQuery>['execute']>>[number];

function ownershipOf(row: OwnershipRow, today: string): Ownership {
  const period = { startsOn: row.startsOn, endsOn: row.endsOn };
  return {
    id: row.periodId,
    person: personOf(row),
    shareMillionths: row.shareMillionths,
    ...period,
    state: periodStateOn(period, today),
    version: row.periodVersion,
  };
}

export async function findOwnership(
  tx: Tx,
  ids: { propertyId: string; ownershipId: string },
  today: string,
): Promise<Ownership | undefined> {
  const row = await ownershipQuery(tx)
    .where('ownership.id', '=', ids.ownershipId)
    .where('propertyId', '=', ids.propertyId)
    .executeTakeFirst();
  return row && ownershipOf(row, today);
}

function residencyQuery(tx: Tx) {
  return tx
    .selectFrom('residency')
    .innerJoin('person', (join) =>
      join.onRef('person.tenantId', '=', 'residency.tenantId').onRef('person.id', '=', 'residency.personId'),
    )
    .select(personColumns)
    .select(['residency.id as periodId', 'residency.version as periodVersion'])
    .select(['propertyId', 'kind', 'startsOn', 'endsOn']);
}

type ResidencyRow = Awaited<ReturnType<ReturnType<typeof residencyQuery>['execute']>>[number];

function residencyOf(row: ResidencyRow, today: string): Residency {
  const period = { startsOn: row.startsOn, endsOn: row.endsOn };
  return {
    id: row.periodId,
    person: personOf(row),
    kind: row.kind,
    ...period,
    state: periodStateOn(period, today),
    version: row.periodVersion,
  };
}

export async function findResidency(
  tx: Tx,
  ids: { propertyId: string; residencyId: string },
  today: string,
): Promise<Residency | undefined> {
  const row = await residencyQuery(tx)
    .where('residency.id', '=', ids.residencyId)
    .where('propertyId', '=', ids.propertyId)
    .executeTakeFirst();
  return row && residencyOf(row, today);
}
