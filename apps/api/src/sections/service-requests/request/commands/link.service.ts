import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { endClocks } from '../../clock/request-clock.service';
import { findPart, requireManaged } from '../../part/part';
import { lockRequest } from './lock.sql';
import { detailsOf } from '../queries/request-details';
import { notifyMoved } from '../alerts/tell';

/** Both requests, each after whoever writes it now, in one order for everybody. */
async function lockBoth({ tx }: CallContext, ids: readonly [string, string]) {
  const locked = new Map<string, Awaited<ReturnType<typeof lockRequest>>>();
  for (const id of ids.toSorted()) locked.set(id, await lockRequest(tx, id));
  return ids.map((id) => locked.get(id));
}

/** Throws where the other request may not be managed by the caller, as if it were not there. */
async function requireOther(context: CallContext, otherId: string, field: string): Promise<void> {
  const part = await findPart(context, otherId);
  if (!part?.manages) throw invalid({ [field]: 'Request not found.' });
}

/**
 * Merges a duplicate into another request. Nobody sees more than before: the duplicate keeps its people, who are told of the
 * other's state. Throws versionConflict, and conflict where one of them is merged already.
 */
export async function mergeRequest(
  context: CallContext,
  requestId: string,
  { intoId, version }: { intoId: string; version: number },
): Promise<RequestDetails> {
  const { tx, platform } = context;
  const part = await requireManaged(context, requestId);
  if (intoId === requestId)
    throw invalid({ intoId: 'A request can’t be merged into itself. Choose another.' });
  await requireOther(context, intoId, 'intoId');
  const [request, target] = await lockBoth(context, [requestId, intoId]);
  if (!request || !target) throw invalid({ intoId: 'Request not found.' });
  if (request.version !== version) throw versionConflict('request');
  if (request.state === 'merged')
    throw conflict('merged-already', 'This request is already merged. Reopen it first.');
  if (target.state === 'merged')
    throw invalid({ intoId: 'That request was itself merged into another. Choose that one instead.' });
  const now = platform.clock();
  // What was merged into the duplicate follows it.
  await tx
    .updateTable('request')
    .set({ mergedIntoId: intoId })
    .where('mergedIntoId', '=', requestId)
    .execute();
  await tx
    .updateTable('request')
    .set({
      state: 'merged',
      waitingFor: null,
      mergedIntoId: intoId,
      resolvedAt: request.resolvedAt ?? now,
      version: version + 1,
      updatedAt: now,
    })
    .where('id', '=', requestId)
    .execute();
  await endClocks(context, [requestId], ['response', 'resolution']);
  const after = await detailsOf(context, requestId, part);
  await recordChange(context, [
    changeOf('request.merge', { request: requestId }, { state: request.state }, { state: 'merged' }),
    changeOf('request.absorb', { request: intoId }, {}, { number: request.number }),
  ]);
  await notifyMoved(context, after);
  return after;
}

const pairOf = (one: string, other: string) => {
  const [requestId = one, otherId = other] = [one, other].toSorted();
  return { requestId, otherId };
};

async function recordLink(context: CallContext, action: 'link' | 'unlink', ids: [string, string]) {
  const { rows } = await sql<{ id: string; number: number }>`
    select id, number from request where id = any(${ids}::uuid[])`.execute(context.tx);
  const numberOf = (id: string) => rows.find((row) => row.id === id)?.number ?? null;
  const [one, other] = ids;
  const change = (id: string, related: number | null) =>
    action === 'link'
      ? changeOf('request.link', { request: id }, {}, { related })
      : changeOf('request.unlink', { request: id }, { related }, {});
  await recordChange(context, [change(one, numberOf(other)), change(other, numberOf(one))]);
}

/** Links two requests; twice is as once. */
export async function linkRequests(
  context: CallContext,
  requestId: string,
  otherId: string,
): Promise<RequestDetails> {
  const part = await requireManaged(context, requestId);
  if (requestId === otherId)
    throw invalid({ otherId: 'A request can’t be linked to itself. Choose another.' });
  await requireOther(context, otherId, 'otherId');
  const made = await context.tx
    .insertInto('requestLink')
    .values({ tenantId: context.tenant.id, ...pairOf(requestId, otherId) })
    .onConflict((found) => found.doNothing())
    .returning('requestId')
    .executeTakeFirst();
  if (made) await recordLink(context, 'link', [requestId, otherId]);
  return detailsOf(context, requestId, part);
}

export async function unlinkRequests(
  context: CallContext,
  requestId: string,
  otherId: string,
): Promise<RequestDetails> {
  const part = await requireManaged(context, requestId);
  const pair = pairOf(requestId, otherId);
  const gone = await context.tx
    .deleteFrom('requestLink')
    .where('requestId', '=', pair.requestId)
    .where('otherId', '=', pair.otherId)
    .returning('requestId')
    .executeTakeFirst();
  if (gone) await recordLink(context, 'unlink', [requestId, otherId]);
  return detailsOf(context, requestId, part);
}
