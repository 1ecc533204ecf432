import type { BulkAnswer, RecordVersion } from '@courtyard/contract/fields/chosen-rows';
import { sql } from 'kysely';
import { changeOf } from '../../../../../platform/audit/audit';
import { recordChange } from '../../../../../platform/section/call-context';
import {
  type BulkChange,
  leave,
  type BulkContext,
  takeBack,
} from '../../../../../platform/section/bulk/bulk-change';
import { assetQuery } from '../asset.sql';
import type { BeforeValues } from '../asset.tables';
import type { AssetFilters } from './assets.sql';
import { type AssetRow, isLaterThan, laterText, bulkAssets } from './bulk-assets';

interface ChangedRow extends AssetRow {
  undo: BeforeValues | null;
}

const auditValues = ({ status, retiredOn, areaName: area }: AssetRow) => ({ status, retiredOn, area });

const readRows = (context: BulkContext, ids: readonly string[]) =>
  assetQuery(context.tx)
    .where('asset.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

const undoing: BulkChange<AssetFilters, ChangedRow, object> = {
  ...bulkAssets,
  read: (context, where, limit) =>
    assetQuery(context.tx)
      .select('asset.undo')
      .where(where)
      .orderBy('asset.id')
      .limit(limit)
      .forUpdate('asset')
      .execute(),
  async change(context, rows) {
    // Since it was put back into service it may have been serviced.
    const isLater = (row: ChangedRow) => isLaterThan(row, row.undo?.retiredOn ?? null);
    const ids = rows.filter((row) => row.undo?.version === row.version && !isLater(row)).map(({ id }) => id);
    const done = await context.tx
      .updateTable('asset')
      .set((row) => ({
        status: sql`undo ->> 'status'`,
        retiredOn: sql`(undo ->> 'retiredOn')::date`,
        areaId: sql`(undo ->> 'areaId')::uuid`,
        undo: null,
        updatedAt: context.platform.clock(),
        version: row('version', '+', 1),
      }))
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .returning(['id', 'version'])
      .execute();
    const before = new Map(rows.map((row) => [row.id, row]));
    const entries = (await readRows(context, ids)).flatMap((after) => {
      const row = before.get(after.id);
      return row ? [changeOf('asset.update', { asset: after.id }, auditValues(row), auditValues(after))] : [];
    });
    if (entries.length > 0) await recordChange(context, entries);
    const kept = rows.filter(({ id }) => !ids.includes(id));
    const later = context.translate(laterText);
    return {
      done,
      left: kept.map((row) =>
        row.undo?.version === row.version ? leave(row, 'refused', later) : leave(row, 'changed-meanwhile'),
      ),
    };
  },
};

/** Gives assets the status and area back that a bulk action took the place of. */
export const undoAssetValues = (context: BulkContext, records: RecordVersion[]): Promise<BulkAnswer> =>
  takeBack(context, undoing, records, 'asset');
