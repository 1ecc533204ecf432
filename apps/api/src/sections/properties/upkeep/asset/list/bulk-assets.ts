import { assetAreaSet, type AssetStatus, assetStatusSet } from '@courtyard/contract/properties/asset/asset';
import type { Label } from '@courtyard/contract/fields/labels';
import { labelOf } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import { changeOf } from '../../../../../platform/audit/audit';
import { asOf, recordChange, todayOf } from '../../../../../platform/section/call-context';
import {
  type BulkChange,
  type BulkJobKind,
  leave,
  type ListRow,
  type BulkContext,
} from '../../../../../platform/section/bulk/bulk-change';
import { eachByItself, maxInCall } from '../../../../../platform/section/bulk/each-by-itself';
import { requireArea } from '../../require-reference';
import { removeAsset } from '../asset.service';
import { assetQuery } from '../asset.sql';
import type { BeforeValues } from '../asset.tables';
import { type AssetFilters, conditionsOf } from './assets.sql';
import { assetMessages } from '../due/asset-due.texts';

export interface AssetRow extends ListRow {
  status: AssetStatus;
  retiredOn: string | null;
  installedOn: string | null;
  lastServicedOn: string | null;
  areaId: string | null;
  areaName: string | null;
}

/** What bulk actions on assets have in common. */
export const bulkAssets: Omit<BulkChange<AssetFilters, AssetRow, never>, 'change' | 'isDone'> = {
  list: 'asset',
  records: labelOf(assetMessages, 'many'),
  idColumn: 'asset.id',
  matching: (context, filters) => conditionsOf(filters, asOf(context)),
  async read(context, where, limit) {
    const query = assetQuery(context.tx).where(where).orderBy('asset.id').limit(limit);
    return query.forUpdate('asset').execute();
  },
};

const assetJob = <Input>(
  action: string,
  label: Label,
  input: z.core.$ZodType<Input>,
): BulkJobKind<Input> => ({
  name: `assets.${action}`,
  permission: 'Asset Update',
  label,
  page: '/properties-common-areas/assets',
  input,
});

type Change = Partial<Pick<AssetRow, 'status' | 'retiredOn' | 'areaId'>>;

/** Changes the same of many assets, each with its entry in the history: what it was and what it is. */
async function setAll(
  context: BulkContext,
  rows: readonly AssetRow[],
  change: Change,
  before: (row: AssetRow) => Record<string, unknown>,
  after: Record<string, unknown>,
) {
  const ids = rows.map(({ id }) => id);
  const done = await context.tx
    .updateTable('asset')
    .set((row) => ({
      ...change,
      undo: sql<BeforeValues>`jsonb_build_object('status', status, 'retiredOn', retired_on, 'areaId', area_id, 'version', version + 1)`,
      updatedAt: context.platform.clock(),
      version: row('version', '+', 1),
    }))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning(['id', 'version'])
    .execute();
  await recordChange(
    context,
    rows.map((row) => changeOf('asset.update', { asset: row.id }, before(row), after)),
  );
  return done;
}

/** Whether it was installed or serviced after a day on which it would have been retired. */
export const isLaterThan = (
  { installedOn, lastServicedOn }: Pick<AssetRow, 'installedOn' | 'lastServicedOn'>,
  retiredOn: string | null,
): boolean =>
  retiredOn !== null && [installedOn, lastServicedOn].some((day) => day !== null && day > retiredOn);

export const laterText = 'The asset was installed or serviced after this date.';

/** Puts many assets in or out of service, or retires them today. */
export const setAssetStatus: BulkChange<AssetFilters, AssetRow, { status: AssetStatus }> = {
  ...bulkAssets,
  job: assetJob('status', labelOf(assetMessages, 'job.status'), assetStatusSet),
  isDone: (row, { status }) => row.status === status,
  async change(context, rows, { status }) {
    const retiredOn = status === 'retired' ? todayOf(context) : null;
    const isLater = (row: AssetRow) => isLaterThan(row, retiredOn);
    const done = await setAll(
      context,
      rows.filter((row) => !isLater(row)),
      { status, retiredOn },
      (row) => ({ status: row.status, retiredOn: row.retiredOn }),
      { status, retiredOn },
    );
    const said = context.translate(laterText);
    return { done, left: rows.filter(isLater).map((row) => leave(row, 'refused', said)) };
  },
};

/** Gives many assets one common area, or none. */
export const moveAssets: BulkChange<AssetFilters, AssetRow, { areaId: string | null }> = {
  ...bulkAssets,
  job: assetJob('area', labelOf(assetMessages, 'job.area'), assetAreaSet),
  isDone: (row, { areaId }) => row.areaId === areaId,
  async change(context, rows, { areaId }) {
    const area = await requireArea(context, areaId);
    const before = (row: AssetRow) => ({ area: row.areaName });
    const done = await setAll(context, rows, { areaId }, before, { area: area?.name });
    return { done, left: [] };
  },
};

/** Takes assets out of the register that were recorded by mistake; those that were serviced stay. */
export const removeAssets: BulkChange<AssetFilters, AssetRow, object> = {
  ...bulkAssets,
  job: assetJob('remove', labelOf(assetMessages, 'job.remove'), z.object({})),
  most: maxInCall,
  change: eachByItself(async (context, row) => {
    await removeAsset(context, row.id);
    return row;
  }),
};
