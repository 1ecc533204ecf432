import type { Vehicle, VehicleChange, VehicleInput } from '@courtyard/contract/properties/vehicle';
import { changesBetween } from '../../../platform/audit/audit';
import { invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/ids';
import { type Act, record } from '../act';
import { changedMeanwhile, explaining } from '../conflicts';
import { requireProperty } from '../property/property.access';
import { findVehicle, vehicleColumns, vehicleOf } from './vehicle.sql';

const problems = {
  vehicle_plate: () => invalid({ plate: 'A vehicle with this plate is registered already.' }),
};

interface VehicleIds {
  propertyId: string;
  vehicleId: string;
}

function factsOf({ make, model, color, plate, plateRegion, permit, spot }: VehicleInput) {
  return { make, model, color, plate, plateRegion, permit, spot };
}

function columnsOf(input: VehicleInput) {
  const { plateRegion, ...rest } = factsOf(input);
  return { ...rest, plate_region: plateRegion };
}

export async function addVehicle(act: Act, propertyId: string, input: VehicleInput): Promise<Vehicle> {
  await requireProperty(act, propertyId);
  const row = await explaining(
    act.tx
      .insertInto('vehicle')
      .values({ tenant_id: act.tenant.id, id: newId(), property_id: propertyId, ...columnsOf(input) })
      .returning(vehicleColumns)
      .executeTakeFirstOrThrow(),
    problems,
  );
  await record(act, {
    action: 'vehicle.create',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({}, factsOf(input)),
  });
  return vehicleOf(row);
}

async function requireVehicle(act: Act, ids: VehicleIds): Promise<Vehicle> {
  await requireProperty(act, ids.propertyId);
  const vehicle = await findVehicle(act.tx, ids);
  if (!vehicle) throw notFound('vehicle');
  return vehicle;
}

export async function updateVehicle(act: Act, ids: VehicleIds, change: VehicleChange): Promise<Vehicle> {
  const before = await requireVehicle(act, ids);
  const changes = changesBetween(factsOf(before), factsOf(change));
  const row = await explaining(
    act.tx
      .updateTable('vehicle')
      .set({ ...columnsOf(change), version: change.version + 1 })
      .where('id', '=', ids.vehicleId)
      .where('version', '=', change.version)
      .returning(vehicleColumns)
      .executeTakeFirst(),
    problems,
  );
  if (!row) throw changedMeanwhile('vehicle');
  await record(act, {
    action: 'vehicle.update',
    subjectType: 'property',
    subjectId: ids.propertyId,
    changes: { vehicle: { before: before.plate, after: row.plate }, ...changes },
  });
  return vehicleOf(row);
}

export async function removeVehicle(act: Act, ids: VehicleIds): Promise<void> {
  const before = await requireVehicle(act, ids);
  const gone = await act.tx.deleteFrom('vehicle').where('id', '=', ids.vehicleId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound('vehicle');
  await record(act, {
    action: 'vehicle.remove',
    subjectType: 'property',
    subjectId: ids.propertyId,
    changes: changesBetween(factsOf(before), {}),
  });
}
