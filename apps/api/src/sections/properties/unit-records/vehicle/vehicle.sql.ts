import {
  type Vehicle,
  vehicle,
  type vehicleRoutes,
} from '@courtyard/contract/properties/unit-records/vehicle/vehicle';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { columnsFor } from '../../../../platform/section/fields';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { exactTotal } from '../../../../platform/database/lists/exact-total';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';

export const vehicleColumns = columnsFor('vehicle', vehicle);

export async function vehiclesOfProperty(tx: Tx, propertyId: string): Promise<Vehicle[]> {
  return tx
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where('propertyId', '=', propertyId)
    .orderBy('plate')
    .execute();
}

export async function findVehicle(
  tx: Tx,
  ids: { propertyId: string; vehicleId: string },
): Promise<Vehicle | undefined> {
  return tx
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where('id', '=', ids.vehicleId)
    .where('propertyId', '=', ids.propertyId)
    .executeTakeFirst();
}

const orders = {
  plate: { column: 'vehicle.plate' },
  make: { column: 'vehicle.make' },
  spot: { column: 'vehicle.spotSort' },
};

type Query = z.output<(typeof vehicleRoutes.listVehicles)['query']>;

const searched = [
  'vehicle.plate',
  'vehicle.permit',
  'vehicle.spot',
  'vehicle.make',
  'vehicle.model',
  'vehicle.color',
  'property.unitNumber',
  'property.ownerNames',
] as const;

/** A search looks at the properties too. */
function countVehicles(tx: Tx, tenantId: string, search = ''): Promise<number> {
  return exactTotal(tx, {
    tenantId,
    lists: search === '' ? ['vehicle'] : ['vehicle', 'property'],
    key: search,
    count: () =>
      search === ''
        ? sql`select count(*) as total from vehicle`
        : sql`select count(*) as total from vehicle
            join property on property.tenant_id = vehicle.tenant_id and property.id = vehicle.property_id
            where ${allOf(everyWord(search, searched))}`,
  });
}

/** One page of all vehicles of the community. */
export async function pageOfVehicles(tx: Tx, tenantId: string, query: Query) {
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('vehicle')
      .innerJoin('property', (join) =>
        join
          .onRef('property.tenantId', '=', 'vehicle.tenantId')
          .onRef('property.id', '=', 'vehicle.propertyId'),
      )
      .where(allOf(everyWord(query.search, searched)))
      .select(vehicleColumns)
      .select(['property.unitNumber', 'property.building', 'property.ownerNames']),
    sortColumns: orderBy(orders, query.sort, { column: 'vehicle.id' }),
    cursor: query.cursor,
    limit: query.limit,
    total: () => countVehicles(tx, tenantId, query.search),
  });
  return {
    data: rows.map((row) => ({ ...row, building: row.building || null })),
    page,
  };
}
