import type { MyRequestFilters } from '@courtyard/contract/service-requests/request/my-request-routes';
import type { CommunityRequestFilters } from '@courtyard/contract/service-requests/request/community-request-routes';
import type { AssigneeInput, RequestPriority } from '@courtyard/contract/service-requests/request/request';
import {
  type ActionSet,
  actionSet,
  type AssigneeSet,
  assigneeSet,
  type PrioritySet,
  prioritySet,
} from '@courtyard/contract/service-requests/request/request-many';
import {
  type RequestAction,
  type RequestState,
  requestTransitions,
} from '@courtyard/contract/service-requests/request/request-states';
import { type Label, labelsFrom } from '@courtyard/contract/fields/labels';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { BulkChange, BulkJobKind, ListRow } from '../../../../platform/section/bulk/bulk-change';
import { eachByItself, maxInCall } from '../../../../platform/section/bulk/each-by-itself';
import { applyRequestAction } from '../commands/apply-request-action.service';
import { assignRequest } from '../commands/assignee.service';
import { setPriority } from '../commands/priority.service';
import { communityRows, matching, matchingMine, myRows } from './requests.sql';
import en from '../request.en.json';
import es from '../request.es.json';

const labels = labelsFrom(en, es);

interface RequestRow extends ListRow {
  state: RequestState;
  priority: RequestPriority;
  assigneeId: string | null;
  committeeId: string | null;
}

const rowOf = ({
  id,
  version,
  number,
  title,
  state,
  priority,
  assigneeId,
  committeeId,
}: Omit<RequestRow, 'name'> & { number: number; title: string }): RequestRow => ({
  id,
  version,
  state,
  priority,
  assigneeId,
  committeeId,
  name: `#${number} ${title}`,
});

/** What bulk actions on requests have in common. Each is done as by itself: it has clocks, and people who are told. */
const bulkRequests: Omit<BulkChange<CommunityRequestFilters, RequestRow, never>, 'change' | 'isDone'> = {
  list: 'request',
  records: labels.many,
  idColumn: 'request.id',
  most: maxInCall,
  matching: (context, filters) => matching(filters, context),
  async read(context, where, limit) {
    const rows = await communityRows(context)
      .where(sql<SqlBool>`${where}`)
      .orderBy('request.id')
      .limit(limit)
      .execute();
    return rows.map(rowOf);
  },
};

const job = <Input>(action: string, label: Label, input: z.core.$ZodType<Input>): BulkJobKind<Input> => ({
  name: `requests.${action}`,
  permission: 'Community Request Update',
  label,
  page: '/service-requests/community-requests',
  input,
});

const isGivenTo = ({ assigneeId, committeeId }: RequestRow, assignee: AssigneeInput) =>
  (assignee?.id ?? null) === (assigneeId ?? committeeId);

/** Assigns many requests. */
export const bulkAssign: BulkChange<CommunityRequestFilters, RequestRow, AssigneeSet> = {
  ...bulkRequests,
  job: job('assign', labels['job.assign'], assigneeSet),
  isDone: (row, { assignee }) => isGivenTo(row, assignee),
  change: eachByItself(async (context, { id, version }, { assignee }) =>
    assignRequest(context, id, { assignee, version }),
  ),
};

/** Gives many requests one priority. */
export const bulkSetPriority: BulkChange<CommunityRequestFilters, RequestRow, PrioritySet> = {
  ...bulkRequests,
  job: job('priority', labels['job.priority'], prioritySet),
  isDone: (row, { priority }) => row.priority === priority,
  change: eachByItself(async (context, { id, version }, { priority }) =>
    setPriority(context, id, { priority, version }),
  ),
};

const isAfter = ({ state }: RequestRow, action: RequestAction) =>
  requestTransitions.some((each) => each.action === action && each.to === state);

/** Moves many requests on. */
export const bulkChangeRequests: BulkChange<CommunityRequestFilters, RequestRow, ActionSet> = {
  ...bulkRequests,
  job: job('state', labels['job.state'], actionSet),
  isDone: (row, { action }) => action !== 'wait' && isAfter(row, action),
  change: eachByItself(async (context, { id, version }, { action, waitingFor }) =>
    applyRequestAction(context, id, { action, waitingFor, note: null, version }),
  ),
};

/** Withdraws many of the caller's requests; those that somebody else reported, or that are done, are refused and named. */
export const bulkWithdraw: BulkChange<MyRequestFilters, RequestRow, object> = {
  list: 'request',
  records: labels.many,
  idColumn: 'request.id',
  most: maxInCall,
  matching: (context, filters) => matchingMine(filters, context),
  async read(context, where, limit) {
    const rows = await myRows(context)
      .where(sql<SqlBool>`${where}`)
      .orderBy('request.id')
      .limit(limit)
      .execute();
    return rows.map(rowOf);
  },
  isDone: ({ state }) => state === 'withdrawn',
  change: eachByItself(async (context, { id, version }) =>
    applyRequestAction(context, id, { action: 'withdraw', waitingFor: null, note: null, version }),
  ),
};
