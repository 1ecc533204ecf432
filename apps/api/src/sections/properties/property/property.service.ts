import {
  type Property,
  type PropertyChange,
  propertyInput,
  type PropertyInput,
} from '@courtyard/contract/properties/property/property';
import { changesBetween } from '../../../platform/audit/audit';
import { invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/core/ids';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { writtenFields } from '../../../platform/section/fields';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { recordOnProperty, seesAll } from './property.access';
import { columnsOf, findProperty } from './property.sql';

const taken = {
  property_unit: () => invalid({ unitNumber: 'This building already has a unit with this number.' }),
};

/** Reads a property of the community. Throws notFound, also for one that the caller may not see. */
export async function getProperty(
  context: Omit<CallContext, 'audit'>,
  propertyId: string,
): Promise<Property> {
  const property = await findProperty(context.tx, {
    propertyId,
    memberId: context.caller.memberId,
    today: todayOf(context),
  });
  if (!property || (!property.mine && !seesAll(context))) throw notFound('property');
  return property;
}

/** Reads a property back after a change, whoever made it. */
async function readBack(context: CallContext, propertyId: string): Promise<Property> {
  const property = await findProperty(context.tx, {
    propertyId,
    memberId: context.caller.memberId,
    today: todayOf(context),
  });
  if (!property) throw notFound('property');
  return property;
}

/** What the history shows of a property: the fields that a person fills in. */
function auditValues(property: PropertyInput): Record<string, unknown> {
  const { address, ...rest } = writtenFields(propertyInput, property);
  const { line1: addressLine1, line2: addressLine2, ...town } = address;
  return { ...rest, addressLine1, addressLine2, ...town };
}

export async function createProperty(context: CallContext, input: PropertyInput): Promise<Property> {
  const id = newId();
  await withConstraintProblems(
    context.tx
      .insertInto('property')
      .values({ tenantId: context.tenant.id, id, ...columnsOf(input) })
      .execute(),
    taken,
  );
  await recordOnProperty(context, id, 'property.create', changesBetween({}, auditValues(input)));
  return readBack(context, id);
}

export async function updateProperty(
  context: CallContext,
  propertyId: string,
  { version, ...change }: PropertyChange,
): Promise<Property> {
  await lockList(context.tx, 'property');
  const before = await getProperty(context, propertyId);
  if (before.version !== version) throw versionConflict('property');
  const changes = changesBetween(auditValues(before), auditValues(change));
  if (Object.keys(changes).length === 0) return before;
  await withConstraintProblems(
    context.tx
      .updateTable('property')
      .set({ ...columnsOf(change), version: before.version + 1, updatedAt: context.platform.clock() })
      .where('id', '=', propertyId)
      .execute(),
    taken,
  );
  await recordOnProperty(context, propertyId, 'property.update', changes);
  return readBack(context, propertyId);
}

/** Archives a property or brings it back. One that stands so already is left alone. */
export async function setArchived(
  context: CallContext,
  propertyId: string,
  { version, archived }: { version: number; archived: boolean },
): Promise<Property> {
  await lockList(context.tx, 'property');
  const before = await getProperty(context, propertyId);
  if (before.archived === archived) return before;
  if (before.version !== version) throw versionConflict('property');
  await context.tx
    .updateTable('property')
    .set({
      archivedAt: archived ? context.platform.clock() : null,
      version: before.version + 1,
      updatedAt: context.platform.clock(),
    })
    .where('id', '=', propertyId)
    .execute();
  await recordOnProperty(context, propertyId, archived ? 'property.archive' : 'property.restore', {
    archived: { before: !archived, after: archived },
  });
  return readBack(context, propertyId);
}
