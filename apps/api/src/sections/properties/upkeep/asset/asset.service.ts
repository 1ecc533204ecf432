import {
  type Asset,
  type AssetChange,
  assetInput,
  type AssetInput,
} from '@courtyard/contract/properties/asset/asset';
import type { ServiceRecord } from '@courtyard/contract/properties/asset/service-record';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';
import { requireArea, requireComponent } from '../require-reference';
import { nextServiceBy } from './asset.rules';
import { findAsset, servicesOf } from './asset.sql';

const problems = {
  asset_tag: () => invalid({ tag: 'Another asset already has this tag.' }),
};

export async function getAsset(context: CallContext, assetId: string): Promise<Asset> {
  const asset = await findAsset(context, assetId, todayOf(context));
  if (!asset) throw notFound('asset');
  return asset;
}

/** The asset, kept from other writers until the commit: each of its services may move the day of the next. */
export async function lockAsset(context: CallContext, assetId: string): Promise<Asset> {
  await context.tx.selectFrom('asset').select('id').where('id', '=', assetId).forUpdate().execute();
  return getAsset(context, assetId);
}

/** What the history tells of an asset: names in place of ids. */
function auditValues(asset: Asset): Record<string, unknown> {
  return {
    ...writtenFields(assetInput, asset),
    area: asset.area?.name,
    reserveComponent: asset.reserveComponent?.name,
  };
}

/** With the day of its retirement: the given one, else the one it has, else today; none for what is not retired. */
function withRetirement<T extends AssetInput>(input: T, known: string | null, today: string): T {
  return { ...input, retiredOn: input.status === 'retired' ? (input.retiredOn ?? known ?? today) : null };
}

/** What is retired is so until today at the latest, and was installed before. */
function requireRetiredLast({ installedOn, retiredOn }: AssetInput, today: string): void {
  if (retiredOn === null) return;
  if (retiredOn > today) throw invalid({ retiredOn: 'This date is in the future.' });
  if (installedOn !== null && retiredOn < installedOn)
    throw invalid({ retiredOn: 'This date is before the installation date.' });
}

/** What was serviced was there. `services` are the latest first. */
function requireThereWhenServiced(
  { installedOn, retiredOn }: AssetInput,
  services: readonly ServiceRecord[],
): void {
  const [latest] = services;
  const earliest = services.at(-1);
  if (installedOn !== null && earliest && earliest.servicedOn < installedOn)
    throw invalid({ installedOn: 'The asset was serviced before this date.' });
  if (retiredOn !== null && latest && latest.servicedOn > retiredOn)
    throw invalid({ retiredOn: 'The asset was serviced after this date.' });
}

async function requireReferences(context: CallContext, input: AssetInput): Promise<void> {
  await requireArea(context, input.areaId);
  await requireComponent(context, input.reserveComponentId);
}

export async function createAsset(context: CallContext, given: AssetInput): Promise<Asset> {
  const today = todayOf(context);
  const input = withRetirement(given, null, today);
  requireRetiredLast(input, today);
  await requireReferences(context, input);
  const id = newId();
  await withConstraintProblems(
    context.tx
      .insertInto('asset')
      .values({
        tenantId: context.tenant.id,
        id,
        ...input,
        nextServiceOn: input.nextServiceOn ?? nextServiceBy(input, []),
      })
      .execute(),
    problems,
  );
  const asset = await getAsset(context, id);
  await recordChange(context, changeOf('asset.create', { asset: id }, {}, auditValues(asset)));
  return asset;
}

export async function updateAsset(context: CallContext, assetId: string, given: AssetChange): Promise<Asset> {
  // The component before the asset, in the order in which a component is removed: else the two wait for each other.
  await requireReferences(context, given);
  const before = await lockAsset(context, assetId);
  if (before.version !== given.version) throw versionConflict('asset');
  const today = todayOf(context);
  const { version, ...change } = withRetirement(given, before.retiredOn, today);
  requireRetiredLast(change, today);
  const services = await servicesOf(context, assetId);
  requireThereWhenServiced(change, services);
  await withConstraintProblems(
    context.tx
      .updateTable('asset')
      .set({
        ...change,
        nextServiceOn: change.nextServiceOn ?? nextServiceBy(change, services),
        version: version + 1,
        updatedAt: context.platform.clock(),
      })
      .where('id', '=', assetId)
      .execute(),
    problems,
  );
  const after = await getAsset(context, assetId);
  await recordChange(
    context,
    changeOf('asset.update', { asset: assetId }, auditValues(before), auditValues(after)),
  );
  return after;
}

/** Takes an asset out of the register that was recorded by mistake. Throws conflict where it was serviced. */
export async function removeAsset(context: CallContext, assetId: string): Promise<void> {
  const before = await lockAsset(context, assetId);
  const services = await servicesOf(context, assetId);
  if (services.length > 0)
    throw conflict(
      'has-services',
      'This asset has service records, so it can’t be deleted. Retire it instead; its history is kept.',
    );
  await context.tx.deleteFrom('asset').where('id', '=', assetId).execute();
  await recordChange(context, changeOf('asset.remove', { asset: assetId }, auditValues(before), {}));
}
