import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { day, exported, id, line, list, listQuery, moment, one, version } from '../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { meetingStatuses } from '../meeting/meeting.values';
import { optionKey } from './count/count-rules';
import { pollColumns } from './poll.columns';
import { clockTime, pollChange, pollFields, pollInput } from './poll-input';
import { pollBases, pollKinds, pollStatuses, secrecies } from './poll.values';

export const pollSummary = z.object({
  id,
  title: z.string(),
  status: z.enum(pollStatuses),
  kind: z.enum(pollKinds),
  secrecy: z.enum(secrecies),
  basis: z.enum(pollBases),
  closesAt: moment,
  /** How many may vote; null as long as it is a draft. */
  electors: z.int().nullable(),
  voted: z.int().nullable(),
  version: z.int(),
  updatedAt: moment,
});

export const ballotOption = z.object({ key: optionKey, text: z.string() });

/** A weight that fewer than five electors have: who they are can show in the ballots of a secret poll. */
const smallClass = z.object({ weight: z.int(), electors: z.int() });

export const poll = pollFields.extend(pollSummary.shape).extend({
  description: z.string().nullable(),
  ballot: z.array(ballotOption),
  /** The day whose owners or members are the electors; null as long as it is a draft. */
  recordDate: day.nullable(),
  openedAt: moment.nullable(),
  /** When a draft opens itself. */
  opensAt: moment.nullable(),
  /** Weight of all electors, and of those who voted. */
  eligibleWeight: z.int().nullable(),
  presentWeight: z.int().nullable(),
  smallClasses: z.array(smallClass),
  /** SHA-256 of the rules by which it is counted. */
  rulesHash: z.string().nullable(),
  /** Of a sealed poll that closed: SHA-256 of its envelopes. */
  boxHash: z.string().nullable(),
  nominationsOpenedOn: day.nullable(),
  /** Until then ballots, envelopes and electors are kept; null before the close. */
  keepUntil: day.nullable(),
  recordsRemovedOn: day.nullable(),
  /** Where the rest of the votes is cast. */
  meeting: z.object({ id, name: z.string(), startsAt: moment, status: z.enum(meetingStatuses) }).nullable(),
  /** How it was put at that meeting; votes that were cast before do not count. */
  amendment: z.object({ wording: z.string(), at: moment }).nullable(),
  /** When and how members were told of the result; null as long as nobody recorded it. */
  resultNotice: z.object({ on: day, how: z.string() }).nullable(),
});

export const pollParams = z.object({ pollId: id });

const pollsQuery = listQuery(pollColumns.sort).extend(filterQuery(pollColumns));
const pollsFilters = pollsQuery.omit({ cursor: true, limit: true, sort: true });
const versioned = z.object({ version });

/** The day on which a draft opens itself. */
export const pollSchedule = z.object({ opensOn: day, opensTime: clockTime.default('09:00') });

/** None, and it waits for somebody. */
export const pollOpening = pollSchedule.extend({ opensOn: day.nullable() });

/** Why a poll is cancelled. */
export const pollCancellation = z.object({ reason: line(500) });

/** How members were told of the result: by letter, on the notice board. */
export const resultNoticeInput = z.object({ on: day, how: line(200) });

export const pollRoutes = {
  listPolls: defineRoute({
    method: 'GET',
    path: '/api/v1/polls',
    access: 'Polls List View',
    summary: 'The polls of the community',
    query: pollsQuery,
    response: list(pollSummary),
  }),
  exportPolls: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/export',
    access: 'Polls List View',
    summary: 'All rows of the list of polls as a file',
    query: pollsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  pollValues: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/values',
    access: 'Polls List View',
    summary: 'What a filter of the list of polls can be, counted under the others',
    query: pollsFilters.extend(requestedValues(pollColumns)),
    response: filterValues,
  }),
  pollTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/totals',
    access: 'Polls List View',
    summary: 'How many polls there are under the filters',
    query: pollsFilters,
    response: listTotals,
  }),
  createPoll: defineRoute({
    method: 'POST',
    path: '/api/v1/polls',
    access: 'Poll Create',
    summary: 'Add a poll as a draft',
    body: pollInput,
    response: one(poll),
    status: 201,
  }),
  getPoll: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId',
    access: 'Poll Details View',
    summary: 'One poll with its rules and how many voted',
    params: pollParams,
    response: one(poll),
  }),
  updatePoll: defineRoute({
    method: 'PUT',
    path: '/api/v1/polls/:pollId',
    access: 'Poll Update',
    summary: 'Change a poll that is a draft',
    params: pollParams,
    body: pollChange,
    response: one(poll),
  }),
  removePoll: defineRoute({
    method: 'DELETE',
    path: '/api/v1/polls/:pollId',
    access: 'Poll Update',
    summary: 'Remove a poll that is a draft',
    params: pollParams,
    status: 204,
  }),
  openPoll: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/open',
    access: 'Poll Update',
    summary: 'Open a poll: from then on its rules and its electors stay',
    params: pollParams,
    body: versioned,
    response: one(poll),
  }),
  scheduleOpening: defineRoute({
    method: 'PUT',
    path: '/api/v1/polls/:pollId/opening',
    access: 'Poll Update',
    summary: 'Have a draft open itself on a day, or wait again',
    params: pollParams,
    body: pollOpening.extend({ version }),
    response: one(poll),
  }),
  cancelPoll: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/cancel',
    access: 'Poll Certify',
    summary: 'Cancel an open poll: what was cast is never counted',
    params: pollParams,
    body: pollCancellation.extend({ version }),
    response: one(poll),
  }),
  certifyPoll: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/certify',
    access: 'Poll Details View',
    summary:
      'Certify a count, as its inspector or where none has an account with "Poll Certify": its key is destroyed',
    params: pollParams,
    body: versioned,
    response: one(poll),
    proof: 'recent',
  }),
  recordResultNotice: defineRoute({
    method: 'PUT',
    path: '/api/v1/polls/:pollId/result-notice',
    access: 'Poll Details View',
    summary: 'Record when and how members were told of the result, as one who certifies',
    params: pollParams,
    body: resultNoticeInput,
    response: one(poll),
  }),
  pollHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/history',
    access: 'Poll Update',
    summary: 'Who changed what of a poll',
    params: pollParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type PollSummary = z.infer<typeof pollSummary>;
export type Poll = z.infer<typeof poll>;
