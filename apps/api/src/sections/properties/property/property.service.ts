import type { Property, PropertyChange, PropertyInput } from '@courtyard/contract/properties/property';
import { changesBetween } from '../../../platform/audit/audit';
import { invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/ids';
import { takeTurn } from '../../../platform/lists/turn';
import { type Act, record, todayOf } from '../act';
import { changedMeanwhile, explaining } from '../conflicts';
import { seesAll } from './property.access';
import { columnsOf, findProperty } from './property.sql';

const taken = {
  property_unit: () => invalid({ unitNumber: 'There is a unit with this number in this building already.' }),
};

/** Reads a property of the community. Throws notFound, also for one that the caller may not see. */
export async function getProperty(act: Omit<Act, 'audit'>, propertyId: string): Promise<Property> {
  const property = await findProperty(act.tx, {
    propertyId,
    memberId: act.caller.memberId,
    today: todayOf(act),
  });
  if (!property || (!property.mine && !seesAll(act))) throw notFound('property');
  return property;
}

/** Reads a property back after a change, whoever made it. */
async function readBack(act: Act, propertyId: string): Promise<Property> {
  const property = await findProperty(act.tx, {
    propertyId,
    memberId: act.caller.memberId,
    today: todayOf(act),
  });
  if (!property) throw notFound('property');
  return property;
}

/** What the history shows of a property: the fields that a person fills in. */
function facts(property: PropertyInput): Record<string, unknown> {
  const { address, ...rest } = property;
  return {
    unitNumber: rest.unitNumber,
    building: rest.building,
    lot: rest.lot,
    type: rest.type,
    status: rest.status,
    addressLine1: address.line1,
    addressLine2: address.line2,
    city: address.city,
    region: address.region,
    postalCode: address.postalCode,
    areaSqFt: rest.areaSqFt,
    bedrooms: rest.bedrooms,
    bathroomHalves: rest.bathroomHalves,
    floor: rest.floor,
    ownershipShareMillionths: rest.ownershipShareMillionths,
    billingRatioMillionths: rest.billingRatioMillionths,
    notes: rest.notes,
  };
}

export async function createProperty(act: Act, input: PropertyInput): Promise<Property> {
  const id = newId();
  await explaining(
    act.tx
      .insertInto('property')
      .values({ tenant_id: act.tenant.id, id, ...columnsOf(input) })
      .execute(),
    taken,
  );
  await record(act, {
    action: 'property.create',
    subjectType: 'property',
    subjectId: id,
    changes: changesBetween({}, facts(input)),
  });
  return readBack(act, id);
}

export async function updateProperty(
  act: Act,
  propertyId: string,
  change: PropertyChange,
): Promise<Property> {
  await takeTurn(act.tx, 'property');
  const before = await getProperty(act, propertyId);
  if (before.version !== change.version) throw changedMeanwhile('property');
  const changes = changesBetween(facts(before), facts(change));
  if (Object.keys(changes).length === 0) return before;
  await explaining(
    act.tx
      .updateTable('property')
      .set({ ...columnsOf(change), version: before.version + 1, updated_at: act.platform.clock() })
      .where('id', '=', propertyId)
      .execute(),
    taken,
  );
  await record(act, { action: 'property.update', subjectType: 'property', subjectId: propertyId, changes });
  return readBack(act, propertyId);
}

/** Archives a property or brings it back. One that stands so already is left alone. */
export async function setArchived(
  act: Act,
  propertyId: string,
  { version, archived }: { version: number; archived: boolean },
): Promise<Property> {
  await takeTurn(act.tx, 'property');
  const before = await getProperty(act, propertyId);
  if (before.archived === archived) return before;
  if (before.version !== version) throw changedMeanwhile('property');
  await act.tx
    .updateTable('property')
    .set({
      archived_at: archived ? act.platform.clock() : null,
      version: before.version + 1,
      updated_at: act.platform.clock(),
    })
    .where('id', '=', propertyId)
    .execute();
  await record(act, {
    action: archived ? 'property.archive' : 'property.restore',
    subjectType: 'property',
    subjectId: propertyId,
    changes: { archived: { before: !archived, after: archived } },
  });
  return readBack(act, propertyId);
}
