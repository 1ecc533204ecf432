import type {
  RequestActionInput,
  RequestDetails,
} from '@courtyard/contract/service-requests/request/request';
import {
  isOpenState,
  type RequestAction,
  type RequestState,
  stateAfter,
} from '@courtyard/contract/service-requests/request/request-states';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, forbidden, invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { endClocks, pauseClocks, restartClocks, resumeClocks } from '../../clock/request-clock.service';
import { addComment } from '../../comment/request-comment.service';
import { type Part, requirePart } from '../../part/part';
import { type LockedRequest, lockRequest } from './lock.sql';
import { detailsOf, reopenUntil } from '../queries/request-details';
import { notifyMoved, notifyReopened } from '../alerts/tell';

type Waiting = RequestActionInput['waitingFor'];

/** Where an action leads. Throws forbidden for who takes no part, and conflict where the state does not allow it. */
export async function requireNext(
  context: CallContext,
  request: LockedRequest,
  action: RequestAction,
  { actors }: Part,
): Promise<RequestState> {
  if (actors.length === 0) throw forbidden('You can view this request but not change its status.');
  const next = stateAfter(request.state, action, actors);
  if (next === undefined)
    throw conflict(
      'not-in-this-state',
      'This isn’t possible in the request’s current status. Reload the page.',
    );
  if (action === 'reopen' && !actors.includes('handler')) {
    const until = await reopenUntil(context, request);
    if (until === null || until < todayOf(context))
      throw conflict(
        'too-late',
        'This request can no longer be reopened. Report a new one and mention its number.',
      );
  }
  return next;
}

interface Move {
  next: RequestState;
  waitingFor: Waiting;
  isHandler: boolean;
  now: Date;
}

/** Clocks follow the state: they stand while it waits for its reporter, end when it is done, and begin anew when it is reopened. */
async function moveClocks(
  context: CallContext,
  request: LockedRequest,
  { next, waitingFor, isHandler, now }: Move,
): Promise<void> {
  if (next === 'reopened') await restartClocks(context, request, now);
  else if (isOpenState(next)) {
    if (isHandler) await endClocks(context, [request.id], ['response']);
    if (waitingFor === 'reporter') await pauseClocks(context, request.id);
    else await resumeClocks(context, request);
  } else await endClocks(context, [request.id], ['response', 'resolution']);
}

const isDone = (state: RequestState) => !isOpenState(state);

/** Writes the state that an action led to, with its clocks. */
export async function writeState(
  context: CallContext,
  request: LockedRequest,
  {
    next,
    waitingFor,
    resolution,
    isHandler,
  }: { next: RequestState; waitingFor: Waiting; resolution?: string | null; isHandler: boolean },
): Promise<void> {
  const { tx, platform } = context;
  const now = platform.clock();
  await tx
    .updateTable('request')
    .set({
      state: next,
      waitingFor: next === 'waiting' ? waitingFor : null,
      mergedIntoId: null,
      resolvedAt: isDone(next) ? (request.resolvedAt ?? now) : null,
      ...(resolution && { resolution }),
      ...(next === 'reopened' && { resolution: null, answeredAt: null, reopenedAt: now }),
      version: request.version + 1,
      updatedAt: now,
    })
    .where('id', '=', request.id)
    .execute();
  await moveClocks(context, request, { next, waitingFor, isHandler, now });
}

/** Throws invalid where it is not said whom a request waits for. */
export function waitingOf(action: RequestAction, waitingFor: Waiting): Waiting {
  if (action !== 'wait') return null;
  if (waitingFor === null) throw invalid({ waitingFor: 'Choose who the request is waiting for.' });
  return waitingFor;
}

/** Moves a request on. Throws versionConflict where another version is there than the one that was read. */
export async function applyRequestAction(
  context: CallContext,
  requestId: string,
  { action, waitingFor: given, note, version }: RequestActionInput,
): Promise<RequestDetails> {
  const part = await requirePart(context, requestId);
  const request = await lockRequest(context.tx, requestId);
  if (request.version !== version) throw versionConflict('request');
  const next = await requireNext(context, request, action, part);
  const waitingFor = waitingOf(action, given);
  const isHandler = part.actors.includes('handler');
  const isEnd = action === 'resolve' || action === 'close';
  await writeState(context, request, {
    next,
    waitingFor,
    isHandler,
    resolution: isEnd && isHandler ? note : null,
  });
  if (note !== null)
    await addComment(context, requestId, { text: note, isInternal: false, mentions: [], fileIds: [] });
  const after = await detailsOf(context, requestId, part);
  await recordChange(
    context,
    changeOf(
      `request.${action}`,
      { request: requestId },
      { state: request.state, waitingFor: request.waitingFor, resolution: request.resolution },
      { state: after.state, waitingFor: after.waitingFor, resolution: after.resolution },
    ),
  );
  await notifyMoved(context, after);
  if (action === 'reopen' && !isHandler) await notifyReopened(context, after);
  return after;
}
