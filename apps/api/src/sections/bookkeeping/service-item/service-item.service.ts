import {
  type ServiceItem,
  type ServiceItemChange,
  serviceItemInput,
  type ServiceItemInput,
} from '@courtyard/contract/bookkeeping/service-item/service-item';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { writtenFields } from '../../../platform/section/fields';
import { requireInChart } from './chart-choices';
import { byKind } from './service-item.rules';
import { findServiceItem } from './service-item.sql';

const problems = {
  service_item_name: () => invalid({ name: 'Another active service or item already has this name.' }),
  service_item_code: () => invalid({ code: 'Another service or item already has this code.' }),
};

export async function getServiceItem(context: ReadContext, serviceItemId: string): Promise<ServiceItem> {
  const found = await findServiceItem(context.tx, serviceItemId);
  if (!found) throw notFound('service item');
  return found;
}

/** The service item, kept from other writers until the commit. */
async function lockServiceItem(context: CallContext, serviceItemId: string): Promise<ServiceItem> {
  await context.tx
    .selectFrom('serviceItem')
    .select('id')
    .where('id', '=', serviceItemId)
    .forUpdate()
    .execute();
  return getServiceItem(context, serviceItemId);
}

const called = (named: { code: string; name: string } | null) => named && `${named.code} ${named.name}`;

/** What the history tells of a service item: names in place of ids. */
const auditValues = (item: ServiceItem): Record<string, unknown> => ({
  ...writtenFields(serviceItemInput, item),
  fund: called(item.fund),
  incomeAccount: called(item.incomeAccount),
  expenseAccount: called(item.expenseAccount),
});

export async function createServiceItem(context: CallContext, given: ServiceItemInput): Promise<ServiceItem> {
  const input = byKind(given);
  await requireInChart(context, input);
  const id = newId();
  await withConstraintProblems(
    context.tx
      .insertInto('serviceItem')
      .values({ tenantId: context.tenant.id, id, ...input })
      .execute(),
    problems,
  );
  const made = await getServiceItem(context, id);
  await recordChange(context, changeOf('service-item.create', { 'service-item': id }, {}, auditValues(made)));
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateServiceItem(
  context: CallContext,
  serviceItemId: string,
  given: ServiceItemChange,
): Promise<ServiceItem> {
  const before = await lockServiceItem(context, serviceItemId);
  const { version, ...change } = byKind(given);
  if (before.version !== version) throw versionConflict('service item');
  await requireInChart(context, change);
  await withConstraintProblems(
    context.tx
      .updateTable('serviceItem')
      .set({ ...change, version: version + 1, updatedAt: context.platform.clock() })
      .where('id', '=', serviceItemId)
      .execute(),
    problems,
  );
  const after = await getServiceItem(context, serviceItemId);
  await recordChange(
    context,
    changeOf(
      'service-item.update',
      { 'service-item': serviceItemId },
      auditValues(before),
      auditValues(after),
    ),
  );
  return after;
}

const nameTaken = () =>
  conflict('name-taken', 'Another active service or item now has this name. Rename one of them first.');

/** Archives a service item or takes it back. One that stands so already is left alone. */
export async function setArchived(
  context: CallContext,
  serviceItemId: string,
  { archived, version }: { archived: boolean; version: number },
): Promise<ServiceItem> {
  const before = await lockServiceItem(context, serviceItemId);
  if ((before.archivedAt !== null) === archived) return before;
  if (before.version !== version) throw versionConflict('service item');
  const now = context.platform.clock();
  await withConstraintProblems(
    context.tx
      .updateTable('serviceItem')
      .set({ archivedAt: archived ? now : null, version: version + 1, updatedAt: now })
      .where('id', '=', serviceItemId)
      .execute(),
    { service_item_name: nameTaken },
  );
  const action = archived ? 'service-item.archive' : 'service-item.restore';
  await recordChange(
    context,
    changeOf(action, { 'service-item': serviceItemId }, { archived: !archived }, { archived }),
  );
  return getServiceItem(context, serviceItemId);
}
