import type { Vehicle, VehicleChange, VehicleInput } from '@courtyard/contract/properties/vehicle';
import { changesBetween } from '../../../../platform/audit/audit';
import { invalid, notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { requireProperty } from '../../property/property.access';
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
  return { ...rest, plateRegion };
}

export async function addVehicle(
  context: CallContext,
  propertyId: string,
  input: VehicleInput,
): Promise<Vehicle> {
  await requireProperty(context, propertyId);
  const row = await withConstraintProblems(
    context.tx
      .insertInto('vehicle')
      .values({ tenantId: context.tenant.id, id: newId(), propertyId, ...columnsOf(input) })
      .returning(vehicleColumns)
      .executeTakeFirstOrThrow(),
    problems,
  );
  await recordChange(context, {
    action: 'vehicle.create',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({}, factsOf(input)),
  });
  return vehicleOf(row);
}

async function requireVehicle(context: CallContext, ids: VehicleIds): Promise<Vehicle> {
  await requireProperty(context, ids.propertyId);
  const vehicle = await findVehicle(context.tx, ids);
  if (!vehicle) throw notFound('vehicle');
  return vehicle;
}

export async function updateVehicle(
  context: CallContext,
  ids: VehicleIds,
  change: VehicleChange,
): Promise<Vehicle> {
  const before = await requireVehicle(context, ids);
  const changes = changesBetween(factsOf(before), factsOf(change));
  const row = await withConstraintProblems(
    context.tx
      .updateTable('vehicle')
      .set({ ...columnsOf(change), version: change.version + 1 })
      .where('id', '=', ids.vehicleId)
      .where('version', '=', change.version)
      .returning(vehicleColumns)
      .executeTakeFirst(),
    problems,
  );
  if (!row) throw versionConflict('vehicle');
  await recordChange(context, {
    action: 'vehicle.update',
    subjectType: 'property',
    subjectId: ids.propertyId,
    changes: { vehicle: { before: before.plate, after: row.plate }, ...changes },
  });
  return vehicleOf(row);
}

export async function removeVehicle(context: CallContext, ids: VehicleIds): Promise<void> {
  const before = await requireVehicle(context, ids);
  const gone = await context.tx.deleteFrom('vehicle').where('id', '=', ids.vehicleId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound('vehicle');
  await recordChange(context, {
    action: 'vehicle.remove',
    subjectType: 'property',
    subjectId: ids.propertyId,
    changes: changesBetween(factsOf(before), {}),
  });
}
