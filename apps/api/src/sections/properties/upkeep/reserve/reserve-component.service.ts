import {
  type ReserveComponent,
  type ReserveComponentChange,
  reserveComponentInput,
  type ReserveComponentInput,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import { type AuditEntry, changeOf, changesBetween } from '../../../../platform/audit/audit';
import { invalid, notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';
import { requireArea } from '../require-reference';
import { findComponent } from './reserve-component.sql';

const problems = {
  reserve_component_name: () => invalid({ name: 'A reserve component with this name already exists.' }),
};

export async function getComponent(context: CallContext, componentId: string): Promise<ReserveComponent> {
  const component = await findComponent(context.tx, componentId, todayOf(context));
  if (!component) throw notFound('reserve component');
  return component;
}

const auditValues = (component: ReserveComponent): Record<string, unknown> => ({
  ...writtenFields(reserveComponentInput, component),
  area: component.area?.name,
});

/** What was inspected and priced was so until today. */
function requirePast(
  context: CallContext,
  { inServiceOn, assessedOn, pricedOn }: ReserveComponentInput,
): void {
  const today = todayOf(context);
  for (const [field, day] of Object.entries({ inServiceOn, assessedOn, pricedOn })) {
    if (day !== null && day > today) throw invalid({ [field]: 'This date is in the future.' });
  }
}

export async function createComponent(
  context: CallContext,
  input: ReserveComponentInput,
): Promise<ReserveComponent> {
  requirePast(context, input);
  await requireArea(context, input.areaId);
  const id = newId();
  await withConstraintProblems(
    context.tx
      .insertInto('reserveComponent')
      .values({ tenantId: context.tenant.id, id, ...input })
      .execute(),
    problems,
  );
  const component = await getComponent(context, id);
  await recordChange(
    context,
    changeOf('reserve-component.create', { 'reserve-component': id }, {}, auditValues(component)),
  );
  return component;
}

/** Writes a change of the version that was read. */
async function write(
  context: CallContext,
  before: ReserveComponent,
  action: string,
  { version, ...change }: ReserveComponentChange,
): Promise<ReserveComponent> {
  const row = await withConstraintProblems(
    context.tx
      .updateTable('reserveComponent')
      .set({ ...change, version: version + 1, updatedAt: context.platform.clock() })
      .where('id', '=', before.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),
    problems,
  );
  if (!row) throw versionConflict('reserve component');
  const after = await getComponent(context, before.id);
  await recordChange(context, {
    action,
    subjectType: 'reserve-component',
    subjectId: before.id,
    changes: changesBetween(auditValues(before), auditValues(after)),
  });
  return after;
}

export async function updateComponent(
  context: CallContext,
  componentId: string,
  change: ReserveComponentChange,
): Promise<ReserveComponent> {
  const before = await getComponent(context, componentId);
  requirePast(context, change);
  await requireArea(context, change.areaId);
  return write(context, before, 'reserve-component.update', change);
}

interface Replacement {
  version: number;
  replacedOn: string;
  costMinor: number;
}

/** Its life begins anew: what an inspection found of the old one no longer holds. */
export async function replaceComponent(
  context: CallContext,
  componentId: string,
  { version, replacedOn, costMinor }: Replacement,
): Promise<ReserveComponent> {
  const before = await getComponent(context, componentId);
  if (replacedOn > todayOf(context)) throw invalid({ replacedOn: 'This date is in the future.' });
  if (replacedOn <= before.inServiceOn)
    throw invalid({ replacedOn: 'It was last replaced on or after this date.' });
  return write(context, before, 'reserve-component.replace', {
    ...writtenFields(reserveComponentInput, before),
    areaId: before.area?.id ?? null,
    version,
    inServiceOn: replacedOn,
    assessedOn: null,
    assessedRemainingYears: null,
    replacementCostMinor: costMinor,
    pricedOn: replacedOn,
  });
}

/** Nothing replaces its assets any more, which the history of each tells. */
async function releaseAssets(
  { tx, platform }: CallContext,
  { id, name }: ReserveComponent,
): Promise<AuditEntry[]> {
  const assets = await tx
    .updateTable('asset')
    .set((asset) => ({
      reserveComponentId: null,
      version: asset('version', '+', 1),
      updatedAt: platform.clock(),
    }))
    .where('reserveComponentId', '=', id)
    .returning('id')
    .execute();
  return assets.map((asset) => ({
    action: 'asset.update',
    subjectType: 'asset',
    subjectId: asset.id,
    changes: { reserveComponent: { before: name, after: null } },
  }));
}

export async function removeComponent(context: CallContext, componentId: string): Promise<void> {
  // From here on no asset can begin to refer to it.
  await context.tx
    .selectFrom('reserveComponent')
    .select('id')
    .where('id', '=', componentId)
    .forUpdate()
    .execute();
  const before = await getComponent(context, componentId);
  const released = await releaseAssets(context, before);
  await context.tx.deleteFrom('reserveComponent').where('id', '=', componentId).execute();
  await recordChange(context, [
    {
      action: 'reserve-component.remove',
      subjectType: 'reserve-component',
      subjectId: componentId,
      changes: changesBetween(auditValues(before), {}),
    },
    ...released,
  ]);
}
