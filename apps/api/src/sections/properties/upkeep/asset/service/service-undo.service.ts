import { changesBetween } from '../../../../../platform/audit/audit';
import { exchangeFiles, fileList } from '../../../../../platform/files/attached-files.sql';
import { conflict, forbidden } from '../../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { versionConflict } from '../../../../../platform/section/conflicts';
import { lockAsset } from '../asset.service';
import { auditValues, requireService, type ServiceIds, writeNextService } from './service-record.service';
import { readUndo } from './service-undo.sql';

/** It is for a slip; later a service is removed, which works out anew when the next is due. */
const undoMs = 15 * 60_000;

/**
 * Takes back that the caller recorded a service: it is gone, and the day of the next one is again what it was. Throws
 * conflict where the service, another one or the asset changed since, and when it is too late.
 */
export async function undoService(
  context: CallContext,
  ids: ServiceIds,
  { version }: { version: number },
): Promise<void> {
  const asset = await lockAsset(context, ids.assetId);
  const service = await requireService(context, ids);
  const { before, recordedAt, isUntouched } = await readUndo(context, ids);
  if (!before) throw conflict('nothing-to-undo', 'There’s nothing to undo.');
  if (service.version !== version || !isUntouched) throw versionConflict('service');
  if (before.memberId !== context.caller.memberId)
    throw forbidden('Only the person who recorded it can undo it.');
  if (context.platform.clock().getTime() - Date.parse(recordedAt) > undoMs)
    throw conflict('too-late', 'This was recorded more than 15 minutes ago. Delete the service instead.');
  await context.tx.deleteFrom('assetService').where('id', '=', ids.recordId).execute();
  await exchangeFiles(context, fileList(service.report?.id), []);
  await writeNextService(context, asset, before.nextServiceOn);
  await recordChange(context, {
    action: 'asset.service-undo',
    subjectType: 'asset',
    subjectId: ids.assetId,
    changes: {
      ...changesBetween(auditValues(service), {}),
      ...changesBetween({ nextServiceOn: asset.nextServiceOn }, { nextServiceOn: before.nextServiceOn }),
    },
  });
}
