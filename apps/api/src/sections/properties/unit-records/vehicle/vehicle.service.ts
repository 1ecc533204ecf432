import {
  type Vehicle,
  type VehicleChange,
  vehicleInput,
  type VehicleInput,
} from '@courtyard/contract/properties/unit-records/vehicle/vehicle';
import { changesBetween } from '../../../../platform/audit/audit';
import { invalid, notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import type { CallContext } from '../../../../platform/section/call-context';
import { writtenFields } from '../../../../platform/section/fields';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { recordOnProperty, requireProperty } from '../../property/property.access';
import { findVehicle, vehicleColumns } from './vehicle.sql';

const problems = {
  vehicle_plate: () => invalid({ plate: 'A vehicle with this plate is already registered.' }),
};

interface VehicleIds {
  propertyId: string;
  vehicleId: string;
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
      .values({ tenantId: context.tenant.id, id: newId(), propertyId, ...input })
      .returning(vehicleColumns)
      .executeTakeFirstOrThrow(),
    problems,
  );
  await recordOnProperty(context, propertyId, 'vehicle.create', changesBetween({}, input));
  return row;
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
  { version, ...change }: VehicleChange,
): Promise<Vehicle> {
  const before = await requireVehicle(context, ids);
  const changes = changesBetween(writtenFields(vehicleInput, before), change);
  const row = await withConstraintProblems(
    context.tx
      .updateTable('vehicle')
      .set({ ...change, version: version + 1 })
      .where('id', '=', ids.vehicleId)
      .where('version', '=', version)
      .returning(vehicleColumns)
      .executeTakeFirst(),
    problems,
  );
  if (!row) throw versionConflict('vehicle');
  await recordOnProperty(context, ids.propertyId, 'vehicle.update', {
    vehicle: { before: before.plate, after: row.plate },
    ...changes,
  });
  return row;
}

export async function removeVehicle(context: CallContext, ids: VehicleIds): Promise<void> {
  const before = await requireVehicle(context, ids);
  const gone = await context.tx.deleteFrom('vehicle').where('id', '=', ids.vehicleId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound('vehicle');
  await recordOnProperty(
    context,
    ids.propertyId,
    'vehicle.remove',
    changesBetween(writtenFields(vehicleInput, before), {}),
  );
}
