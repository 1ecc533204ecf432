import type { Vehicle, vehicleRoutes } from '@courtyard/contract/properties/vehicle';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { exactTotal } from '../../../../platform/database/lists/exact-total';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';

export const vehicleColumns = [
  'vehicle.id',
  'vehicle.propertyId',
  'vehicle.make',
  'vehicle.model',
  'vehicle.color',
  'vehicle.plate',
  'vehicle.plateRegion',
  'vehicle.permit',
  'vehicle.spot',
  'vehicle.version',
] as const;

interface VehicleRow {
  id: string;
  propertyId: string;
  make: string;
  model: string;
  color: string | null;
  plate: string;
  plateRegion: string | null;
  permit: string | null;
  spot: string | null;
  version: number;
}

export function vehicleOf(row: VehicleRow): Vehicle {
  return {
    id: row.id,
    propertyId: row.propertyId,
    make: row.make,
    model: row.model,
    color: row.color,
    plate: row.plate,
    plateRegion: row.plateRegion,
    permit: row.permit,
    spot: row.spot,
    version: row.version,
  };
}

export async function vehiclesOfProperty(tx: Tx, propertyId: string): Promise<Vehicle[]> {
  const rows = await tx
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where('propertyId', '=', propertyId)
    .orderBy('plate')
    .execute();
  return rows.map(vehicleOf);
}

export async function findVehicle(
  tx: Tx,
  ids: { propertyId: string; vehicleId: string },
): Promise<Vehicle | undefined> {
  const row = await tx
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where('id', '=', ids.vehicleId)
    .where('propertyId', '=', ids.propertyId)
    .executeTakeFirst();
  return row && vehicleOf(row);
}

const orders = {
  plate: { column: 'vehicle.plate', key: 'plate' },
  make: { column: 'vehicle.make', key: 'make' },
  spot: { column: 'vehicle.spotSort', key: 'spotSort' },
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
      .select(['vehicle.spotSort', 'property.unitNumber', 'property.building', 'property.ownerNames']),
    sortColumns: orderBy(orders, query.sort, { column: 'vehicle.id', key: 'id' }),
    cursor: query.cursor,
    limit: query.limit,
    total: () => countVehicles(tx, tenantId, query.search),
  });
  return {
    data: rows.map((row) => ({
      ...vehicleOf(row),
      unitNumber: row.unitNumber,
      building: row.building || null,
      ownerNames: row.ownerNames,
    })),
    page,
  };
}
