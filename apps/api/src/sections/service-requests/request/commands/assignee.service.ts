import type {
  AssigneeInput,
  RequestAssignee,
  RequestDetails,
} from '@courtyard/contract/service-requests/request/request';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { requireManaged } from '../../part/part';
import { isAboutMember } from '../../part/people.sql';
import { lockRequest } from './lock.sql';
import { detailsOf } from '../queries/request-details';
import { notifyAssigned } from '../alerts/tell';

/** Those who may be given a request: members who report and see own ones, since they handle it there; committees that are open. */
export async function assigneeChoices({ tx }: Pick<ReadContext, 'tx'>): Promise<RequestAssignee[]> {
  const { rows } = await sql<RequestAssignee>`
    (select 'member' as kind, member.id, member.display_name as name from member
      where member.status = 'active' and member.id in (${holderIds('Community Request Update')})
      order by member.name_sort, member.id)
    union all
    (select 'committee', committee.id, committee.name from committee
      where committee.status = 'active' order by committee.name_sort, committee.id)`.execute(tx);
  return rows;
}

/** Throws invalid for a member who cannot work on requests, and a committee that was dissolved. */
export async function requireAssignee(context: ReadContext, assignee: AssigneeInput): Promise<void> {
  if (assignee === null) return;
  const known = await assigneeChoices(context);
  if (known.some(({ kind, id }) => kind === assignee.kind && id === assignee.id)) return;
  throw invalid({
    assignee:
      assignee.kind === 'member'
        ? 'Choose a member who handles requests.'
        : 'This committee has been dissolved. Choose another.',
  });
}

export const assigneeColumns = (assignee: AssigneeInput) => ({
  assigneeId: assignee?.kind === 'member' ? assignee.id : null,
  committeeId: assignee?.kind === 'committee' ? assignee.id : null,
});

/** Told where a request would be given to somebody it is about. */
export const aboutThem = 'This request can’t be assigned to them. Choose someone else.';

/** Throws versionConflict where another version is there than the one that was read. */
export async function assignRequest(
  context: CallContext,
  requestId: string,
  { assignee, version }: { assignee: AssigneeInput; version: number },
): Promise<RequestDetails> {
  const { tx, platform } = context;
  const part = await requireManaged(context, requestId);
  const request = await lockRequest(tx, requestId);
  if (request.version !== version) throw versionConflict('request');
  await requireAssignee(context, assignee);
  const before = await detailsOf(context, requestId, part);
  if (assignee?.kind === 'member' && (await isAboutMember(context, requestId, assignee.id)))
    throw conflict('about-them', aboutThem);
  await tx
    .updateTable('request')
    .set({ ...assigneeColumns(assignee), version: version + 1, updatedAt: platform.clock() })
    .where('id', '=', requestId)
    .execute();
  const after = await detailsOf(context, requestId, part);
  await recordChange(
    context,
    changeOf(
      'request.assign',
      { request: requestId },
      { assignee: before.assignee?.name ?? null },
      { assignee: after.assignee?.name ?? null },
    ),
  );
  await notifyAssigned(context, after);
  return after;
}
