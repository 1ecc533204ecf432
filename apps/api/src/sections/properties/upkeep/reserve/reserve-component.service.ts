import type {
  ReserveComponent,
  ReserveComponentChange,
  ReserveComponentInput,
} from '@courtyard/contract/properties/reserve-component';
import { type AuditEntry, changesBetween } from '../../../../platform/audit/audit';
import { invalid, notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/ids';
import { type Act, record, todayOf } from '../../act';
import { changedMeanwhile, explaining } from '../../conflicts';
import { pick } from '../../pick';
import { requireArea } from '../require-reference';
import { findComponent } from './reserve-component.sql';

const problems = {
  reserve_component_name: () => invalid({ name: 'There is a reserve component of this name already.' }),
};

export async function getComponent(act: Act, componentId: string): Promise<ReserveComponent> {
  const component = await findComponent(act.tx, componentId, todayOf(act));
  if (!component) throw notFound('reserve component');
  return component;
}

const facts = [
  'name',
  'category',
  'quantity',
  'unit',
  'inServiceOn',
  'usefulLifeYears',
  'assessedOn',
  'assessedRemainingYears',
  'replacementCostMinor',
  'pricedOn',
  'notes',
] as const;

const factsOf = (component: ReserveComponent): Record<string, unknown> => ({
  ...pick(component, facts),
  area: component.area?.name,
});

function columnsOf(input: ReserveComponentInput) {
  return {
    name: input.name,
    category: input.category,
    area_id: input.areaId,
    quantity: input.quantity,
    unit: input.unit,
    in_service_on: input.inServiceOn,
    useful_life_years: input.usefulLifeYears,
    assessed_on: input.assessedOn,
    assessed_remaining_years: input.assessedRemainingYears,
    replacement_cost_minor: input.replacementCostMinor,
    priced_on: input.pricedOn,
    notes: input.notes,
  };
}

/** What was inspected and priced was so until today. */
function requirePast(act: Act, { inServiceOn, assessedOn, pricedOn }: ReserveComponentInput): void {
  const today = todayOf(act);
  for (const [field, day] of Object.entries({ inServiceOn, assessedOn, pricedOn })) {
    if (day !== null && day > today) throw invalid({ [field]: 'This day is still to come.' });
  }
}

export async function createComponent(act: Act, input: ReserveComponentInput): Promise<ReserveComponent> {
  requirePast(act, input);
  await requireArea(act, input.areaId);
  const id = newId();
  await explaining(
    act.tx
      .insertInto('reserve_component')
      .values({ tenant_id: act.tenant.id, id, ...columnsOf(input) })
      .execute(),
    problems,
  );
  const component = await getComponent(act, id);
  await record(act, {
    action: 'reserve-component.create',
    subjectType: 'reserve-component',
    subjectId: id,
    changes: changesBetween({}, factsOf(component)),
  });
  return component;
}

/** Writes a change of the version that was read. */
async function write(
  act: Act,
  before: ReserveComponent,
  action: string,
  { version, ...change }: ReserveComponentChange,
): Promise<ReserveComponent> {
  const row = await explaining(
    act.tx
      .updateTable('reserve_component')
      .set({ ...columnsOf(change), version: version + 1, updated_at: act.platform.clock() })
      .where('id', '=', before.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),
    problems,
  );
  if (!row) throw changedMeanwhile('reserve component');
  const after = await getComponent(act, before.id);
  await record(act, {
    action,
    subjectType: 'reserve-component',
    subjectId: before.id,
    changes: changesBetween(factsOf(before), factsOf(after)),
  });
  return after;
}

export async function updateComponent(
  act: Act,
  componentId: string,
  change: ReserveComponentChange,
): Promise<ReserveComponent> {
  const before = await getComponent(act, componentId);
  requirePast(act, change);
  await requireArea(act, change.areaId);
  return write(act, before, 'reserve-component.update', change);
}

interface Replacement {
  version: number;
  replacedOn: string;
  costMinor: number;
}

/** Its life begins anew: what an inspection found of the old one no longer holds. */
export async function replaceComponent(
  act: Act,
  componentId: string,
  { version, replacedOn, costMinor }: Replacement,
): Promise<ReserveComponent> {
  const before = await getComponent(act, componentId);
  if (replacedOn > todayOf(act)) throw invalid({ replacedOn: 'This day is still to come.' });
  if (replacedOn <= before.inServiceOn)
    throw invalid({ replacedOn: 'It was replaced last on that day or after it.' });
  return write(act, before, 'reserve-component.replace', {
    ...before,
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
async function releaseAssets({ tx, platform }: Act, { id, name }: ReserveComponent): Promise<AuditEntry[]> {
  const assets = await tx
    .updateTable('asset')
    .set((asset) => ({
      reserve_component_id: null,
      version: asset('version', '+', 1),
      updated_at: platform.clock(),
    }))
    .where('reserve_component_id', '=', id)
    .returning('id')
    .execute();
  return assets.map((asset) => ({
    action: 'asset.update',
    subjectType: 'asset',
    subjectId: asset.id,
    changes: { reserveComponent: { before: name, after: null } },
  }));
}

export async function removeComponent(act: Act, componentId: string): Promise<void> {
  // From here on no asset can begin to refer to it.
  await act.tx
    .selectFrom('reserve_component')
    .select('id')
    .where('id', '=', componentId)
    .forUpdate()
    .execute();
  const before = await getComponent(act, componentId);
  const released = await releaseAssets(act, before);
  await act.tx.deleteFrom('reserve_component').where('id', '=', componentId).execute();
  await record(act, [
    {
      action: 'reserve-component.remove',
      subjectType: 'reserve-component',
      subjectId: componentId,
      changes: changesBetween(factsOf(before), {}),
    },
    ...released,
  ]);
}
