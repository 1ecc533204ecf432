import { updateHeldRoles } from '../../../platform/auth/permissions/held-roles.sql';
import type {
  Residency,
  ResidencyChange,
  ResidencyInput,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { isHeldLonger } from '@courtyard/contract/people/role/role';
import { changesBetween } from '../../../platform/audit/audit';
import { requireCanGive } from '../../../platform/auth/permissions/granting.service';
import { invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/core/ids';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { recordOnProperty, requireProperty } from '../property/property.access';
import { summarize } from '../property/property.sql';
import { lockHouseholds } from './household.service';
import { findResidency } from './occupancy.sql';
import { resolvePerson } from './person/person.service';

const problems = {
  residency_once: () => invalid({ person: 'This person is already recorded for those dates.' }),
};

async function readBack(context: CallContext, propertyId: string, residencyId: string): Promise<Residency> {
  const found = await findResidency(context.tx, { propertyId, residencyId }, todayOf(context));
  if (!found) throw notFound('residency');
  return found;
}

export async function addResidency(
  context: CallContext,
  propertyId: string,
  input: ResidencyInput,
): Promise<Residency> {
  await lockList(context.tx, 'property');
  await requireProperty(context, propertyId);
  const person = await resolvePerson(context, input.person, 'person.personId');
  const id = newId();
  const { kind, startsOn, endsOn } = input;
  await withConstraintProblems(
    context.tx
      .insertInto('residency')
      .values({
        tenantId: context.tenant.id,
        id,
        propertyId,
        personId: person.id,
        kind,
        startsOn,
        endsOn,
      })
      .execute(),
    problems,
  );
  await summarize(context.tx, [propertyId], todayOf(context));
  await recordOnProperty(
    context,
    propertyId,
    'residency.create',
    changesBetween({}, { resident: person.name, kind, startsOn, endsOn }),
  );
  return readBack(context, propertyId, id);
}

/**
 * Roles that somebody has by living there last as long (`role_ends`), but for those that were given for a shorter time: who lets
 * them live there longer gives the others for longer.
 */
async function requireCanProlong(
  context: CallContext,
  residencyId: string,
  { before, endsOn }: { before: Residency; endsOn: string | null },
): Promise<void> {
  if (!isHeldLonger(before.endsOn, endsOn)) return;
  const held = await context.tx
    .selectFrom('memberRole')
    .select('roleId')
    .where('residencyId', '=', residencyId)
    .where((row) => row.or([row('endsOn', 'is', null), row('endsOn', '>=', before.endsOn)]))
    .execute();
  await requireCanGive(
    context,
    held.map(({ roleId }) => roleId),
  );
}

/** Throws where the roles that hang on it would last longer, and the caller may not give them. */
export async function updateResidency(
  context: CallContext,
  { propertyId, residencyId }: { propertyId: string; residencyId: string },
  change: ResidencyChange,
): Promise<Residency> {
  await lockHouseholds(context);
  await lockList(context.tx, 'property');
  await requireProperty(context, propertyId);
  const before = await readBack(context, propertyId, residencyId);
  if (before.version !== change.version) throw versionConflict('residency');
  const { kind, startsOn, endsOn } = change;
  await requireCanProlong(context, residencyId, { before, endsOn });
  await withConstraintProblems(
    context.tx
      .updateTable('residency')
      .set({ kind, startsOn, endsOn, version: before.version + 1 })
      .where('id', '=', residencyId)
      .execute(),
    problems,
  );
  await summarize(context.tx, [propertyId], todayOf(context));
  const was = { kind: before.kind, startsOn: before.startsOn, endsOn: before.endsOn };
  await recordOnProperty(context, propertyId, 'residency.update', {
    resident: { before: before.person.name, after: before.person.name },
    ...changesBetween(was, { kind, startsOn, endsOn }),
  });
  return readBack(context, propertyId, residencyId);
}

/** Takes a residency away that came with an invitation which was taken back, unless somebody changed it meanwhile. */
export async function removeResidency(context: CallContext, residencyId: string): Promise<void> {
  await lockHouseholds(context);
  await lockList(context.tx, 'property');
  const found = await context.tx
    .selectFrom('residency')
    .innerJoin('person', 'person.id', 'residency.personId')
    .select(['residency.propertyId', 'residency.kind', 'residency.startsOn', 'residency.endsOn'])
    .select(['residency.version', 'person.name as resident'])
    .where('residency.id', '=', residencyId)
    .executeTakeFirst();
  if (!found || found.version > 1) return;
  const { propertyId, version: _, ...was } = found;
  await updateHeldRoles(context.tx, { residencyId }, { residencyId: null });
  await context.tx.deleteFrom('residency').where('id', '=', residencyId).execute();
  await summarize(context.tx, [propertyId], todayOf(context));
  await recordOnProperty(
    context,
    propertyId,
    'residency.remove',
    changesBetween<Record<string, unknown>>(was, {}),
  );
}
