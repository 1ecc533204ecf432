import type { CommunityRequestFilters } from '@courtyard/contract/service-requests/request/community-request-routes';
import type { AssigneeInput, RequestPriority } from '@courtyard/contract/service-requests/request/request';
import {
  type ActSet,
  actSet,
  type AssigneeSet,
  assigneeSet,
  type PrioritySet,
  prioritySet,
} from '@courtyard/contract/service-requests/request/request-many';
import {
  type RequestAct,
  type RequestState,
  requestTransitions,
} from '@courtyard/contract/service-requests/request/request-states';
import { type Word, wordsFrom } from '@courtyard/contract/fields/words';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ActOnMany, JobOfAct, ListRow } from '../../../../platform/section/many/act-on-many';
import { eachByItself, maxInCall } from '../../../../platform/section/many/each-by-itself';
import { actOnRequest } from '../changing/act.service';
import { assignRequest } from '../changing/assignee.service';
import { setPriority } from '../changing/priority.service';
import { communityRows, matching } from './requests.sql';
import en from '../request.en.json';
import es from '../request.es.json';

const words = wordsFrom(en, es);

interface RequestRow extends ListRow {
  state: RequestState;
  priority: RequestPriority;
  assigneeId: string | null;
  committeeId: string | null;
}

/** What acts on many requests have in common. Each is done as by itself: it has clocks, and people who are told. */
const manyRequests: Omit<ActOnMany<CommunityRequestFilters, RequestRow, never>, 'change' | 'isDone'> = {
  list: 'request',
  things: words.many,
  idColumn: 'request.id',
  most: maxInCall,
  matching: (context, filters) => matching(filters, context),
  async read(context, where, limit) {
    const rows = await communityRows(context)
      .where(sql<SqlBool>`${where}`)
      .orderBy('request.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, version, number, title, state, priority, assigneeId, committeeId }) => ({
      id,
      version,
      state,
      priority,
      assigneeId,
      committeeId,
      name: `#${number} ${title}`,
    }));
  },
};

const job = <Input>(act: string, label: Word, input: z.core.$ZodType<Input>): JobOfAct<Input> => ({
  name: `requests.${act}`,
  permission: 'Community Request Update',
  label,
  page: '/service-requests/community-requests',
  input,
});

const isGivenTo = ({ assigneeId, committeeId }: RequestRow, assignee: AssigneeInput) =>
  (assignee?.id ?? null) === (assigneeId ?? committeeId);

/** Assigns many requests. */
export const assignMany: ActOnMany<CommunityRequestFilters, RequestRow, AssigneeSet> = {
  ...manyRequests,
  job: job('assign', words['job.assign'], assigneeSet),
  isDone: (row, { assignee }) => isGivenTo(row, assignee),
  change: eachByItself(async (context, { id, version }, { assignee }) =>
    assignRequest(context, id, { assignee, version }),
  ),
};

/** Gives many requests one priority. */
export const setPriorityOfMany: ActOnMany<CommunityRequestFilters, RequestRow, PrioritySet> = {
  ...manyRequests,
  job: job('priority', words['job.priority'], prioritySet),
  isDone: (row, { priority }) => row.priority === priority,
  change: eachByItself(async (context, { id, version }, { priority }) =>
    setPriority(context, id, { priority, version }),
  ),
};

const isAfter = ({ state }: RequestRow, act: RequestAct) =>
  requestTransitions.some((each) => each.act === act && each.to === state);

/** Moves many requests on. */
export const actOnManyRequests: ActOnMany<CommunityRequestFilters, RequestRow, ActSet> = {
  ...manyRequests,
  job: job('state', words['job.state'], actSet),
  isDone: (row, { act }) => act !== 'wait' && isAfter(row, act),
  change: eachByItself(async (context, { id, version }, { act, waitingFor }) =>
    actOnRequest(context, id, { act, waitingFor, note: null, version }),
  ),
};
