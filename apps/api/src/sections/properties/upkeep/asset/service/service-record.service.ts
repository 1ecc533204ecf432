import type { Asset } from '@courtyard/contract/properties/asset/asset';
import {
  type ServiceRecord,
  type ServiceRecordChange,
  serviceRecordInput,
  type ServiceRecordInput,
} from '@courtyard/contract/properties/asset/service-record';
import { changesBetween } from '../../../../../platform/audit/audit';
import { invalid, notFound } from '../../../../../platform/http/problem';
import { newId } from '../../../../../platform/core/ids';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { versionConflict } from '../../../../../platform/section/conflicts';
import { exchangeFiles, fileList } from '../../../../../platform/files/attached-files.sql';
import { writtenFields } from '../../../../../platform/section/fields';
import { lockAsset } from '../asset.service';
import { keepForUndo } from './service-undo.sql';
import { nextServiceBy } from '../asset.rules';
import { serviceDaysOf, servicesOf } from '../asset.sql';

export interface ServiceIds {
  assetId: string;
  recordId: string;
}

export const auditValues = (service: ServiceRecord) => ({
  ...writtenFields(serviceRecordInput, service),
  report: service.report?.name,
});

export async function requireService(
  context: CallContext,
  { assetId, recordId }: ServiceIds,
): Promise<ServiceRecord> {
  const service = (await servicesOf(context, assetId)).find(({ id }) => id === recordId);
  if (!service) throw notFound('service');
  return service;
}

/** What was done is told after it was done, to what was there. */
function requireDone(
  context: CallContext,
  { installedOn, retiredOn }: Asset,
  { servicedOn, nextServiceOn }: ServiceRecordInput,
) {
  if (servicedOn > todayOf(context)) throw invalid({ servicedOn: 'This date is in the future.' });
  if (installedOn !== null && servicedOn < installedOn)
    throw invalid({ servicedOn: 'This date is before the installation date.' });
  if (retiredOn !== null && servicedOn > retiredOn)
    throw invalid({ servicedOn: 'This date is after the asset was retired.' });
  if (nextServiceOn && nextServiceOn <= servicedOn)
    throw invalid({ nextServiceOn: 'The next service must be after this one.' });
}

/** When the next service is by the asset's interval. */
const intervalDay = async ({ tx }: CallContext, asset: Asset) =>
  nextServiceBy(asset, await serviceDaysOf(tx, asset.id));

/** Notes that the services of an asset changed, and when the next is. */
export async function writeNextService(
  { tx, platform }: CallContext,
  { id, version, nextServiceOn }: Pick<Asset, 'id' | 'version' | 'nextServiceOn'>,
  next: string | null,
): Promise<void> {
  const moved = { nextServiceOn: next, version: version + 1, updatedAt: platform.clock() };
  await tx
    .updateTable('asset')
    .set((row) => ({
      servicesRevision: row('servicesRevision', '+', 1),
      ...(next !== nextServiceOn && moved),
    }))
    .where('id', '=', id)
    .execute();
}

/** Moves the day of the next service from `before`, which the interval said until now. Gives the change for the history. */
async function moveNextService(
  context: CallContext,
  asset: Asset,
  before: string | null,
  given?: string | null,
) {
  const after = await intervalDay(context, asset);
  // What the interval does not count from, such as a repair, leaves a day that somebody chose.
  const next = given !== undefined ? given : after === before ? asset.nextServiceOn : after;
  await writeNextService(context, asset, next);
  return changesBetween({ nextServiceOn: asset.nextServiceOn }, { nextServiceOn: next });
}

export async function addService(
  context: CallContext,
  assetId: string,
  { nextServiceOn, ...input }: ServiceRecordInput,
): Promise<ServiceRecord> {
  const asset = await lockAsset(context, assetId);
  requireDone(context, asset, { ...input, nextServiceOn });
  const dayBefore = await intervalDay(context, asset);
  const recordId = newId();
  await exchangeFiles(context, [], fileList(input.reportFileId));
  await context.tx
    .insertInto('assetService')
    .values({
      tenantId: context.tenant.id,
      id: recordId,
      assetId,
      recordedBy: context.caller.displayName,
      ...input,
    })
    .execute();
  const service = await requireService(context, { assetId, recordId });
  await recordChange(context, {
    action: 'asset.service',
    subjectType: 'asset',
    subjectId: assetId,
    changes: {
      ...changesBetween({}, auditValues(service)),
      ...(await moveNextService(context, asset, dayBefore, nextServiceOn)),
    },
  });
  await keepForUndo(context, asset, recordId);
  return service;
}

export async function updateService(
  context: CallContext,
  ids: ServiceIds,
  { version, nextServiceOn, ...change }: ServiceRecordChange,
): Promise<ServiceRecord> {
  const asset = await lockAsset(context, ids.assetId);
  const before = await requireService(context, ids);
  if (before.version !== version) throw versionConflict('service');
  requireDone(context, asset, { ...change, nextServiceOn });
  const dayBefore = await intervalDay(context, asset);
  await exchangeFiles(context, fileList(before.report?.id), fileList(change.reportFileId));
  await context.tx
    .updateTable('assetService')
    .set({ ...change, version: version + 1 })
    .where('id', '=', ids.recordId)
    .execute();
  const after = await requireService(context, ids);
  await recordChange(context, {
    action: 'asset.service-update',
    subjectType: 'asset',
    subjectId: ids.assetId,
    changes: {
      ...changesBetween<Record<string, unknown>>(auditValues(before), auditValues(after)),
      ...(await moveNextService(context, asset, dayBefore, nextServiceOn)),
    },
  });
  return after;
}

export async function removeService(context: CallContext, ids: ServiceIds): Promise<void> {
  const asset = await lockAsset(context, ids.assetId);
  const before = await requireService(context, ids);
  const dayBefore = await intervalDay(context, asset);
  await context.tx.deleteFrom('assetService').where('id', '=', ids.recordId).execute();
  await exchangeFiles(context, fileList(before.report?.id), []);
  await recordChange(context, {
    action: 'asset.service-remove',
    subjectType: 'asset',
    subjectId: ids.assetId,
    changes: {
      ...changesBetween(auditValues(before), {}),
      ...(await moveNextService(context, asset, dayBefore)),
    },
  });
}
