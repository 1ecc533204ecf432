import type { RequestDetails, RequestPriority } from '@courtyard/contract/service-requests/request/request';
import { changeOf } from '../../../../platform/audit/audit';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { retargetClocks } from '../../clock/request-clock.service';
import { requireManaged } from '../../part/part';
import { lockRequest } from './lock.sql';
import { detailsOf } from '../queries/request-details';

/** Gives a request another priority, and its clocks the targets of that. Throws versionConflict. */
export async function setPriority(
  context: CallContext,
  requestId: string,
  { priority, version }: { priority: RequestPriority; version: number },
): Promise<RequestDetails> {
  const { tx, platform } = context;
  const part = await requireManaged(context, requestId);
  const request = await lockRequest(tx, requestId);
  if (request.version !== version) throw versionConflict('request');
  await tx
    .updateTable('request')
    .set({ priority, version: version + 1, updatedAt: platform.clock() })
    .where('id', '=', requestId)
    .execute();
  await retargetClocks(context, { ...request, priority });
  await recordChange(
    context,
    changeOf('request.priority', { request: requestId }, { priority: request.priority }, { priority }),
  );
  return detailsOf(context, requestId, part);
}
