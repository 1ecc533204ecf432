import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { day, exported, id, line, list, listQuery, one, optionalLine, version } from '../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { committeeColumns } from './committee.columns';
import { committeeKinds, committeeStatuses } from './committee.values';

export const committeeKind = z.enum(committeeKinds);
export const committeeStatus = z.enum(committeeStatuses);

/** What people write of a committee. */
export const committeeInput = z.object({
  name: line(120),
  kind: committeeKind.default('other'),
  purpose: optionalLine(200).default(null),
  /** How many can serve at a time. */
  seats: z.int().min(1).max(99),
  status: committeeStatus.default('active'),
});
export const committeeChange = committeeInput.extend({ version });

export const committeeSummary = z.object({
  id,
  name: z.string(),
  kind: committeeKind,
  purpose: z.string().nullable(),
  seats: z.int(),
  /** Seats in which somebody serves today. */
  filled: z.int(),
  vacant: z.int(),
  /** The last day of the running term that ends first. */
  nextEndsOn: day.nullable(),
  status: committeeStatus,
  version: z.int(),
});

export const committee = committeeSummary;

const committeeParams = z.object({ committeeId: id });

const committeesQuery = listQuery(committeeColumns.sort).extend(filterQuery(committeeColumns));
const committeesFilters = committeesQuery.omit({ cursor: true, limit: true, sort: true });

export const committeeRoutes = {
  listCommittees: defineRoute({
    method: 'GET',
    path: '/api/v1/committees',
    access: 'Committees List View',
    summary: 'The committees of the community, with how many of their seats are filled',
    query: committeesQuery,
    response: list(committeeSummary),
  }),
  exportCommittees: defineRoute({
    method: 'GET',
    path: '/api/v1/committees/export',
    access: 'Committees List View',
    summary: 'All rows of the list of committees as a file',
    query: committeesQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  committeeValues: defineRoute({
    method: 'GET',
    path: '/api/v1/committees/values',
    access: 'Committees List View',
    summary: 'What a filter of the list of committees can be, counted under the others',
    query: committeesFilters.extend(requestedValues(committeeColumns)),
    response: filterValues,
  }),
  committeeTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/committees/totals',
    access: 'Committees List View',
    summary: 'How many committees there are under the filters',
    query: committeesFilters,
    response: listTotals,
  }),
  createCommittee: defineRoute({
    method: 'POST',
    path: '/api/v1/committees',
    access: 'Committee Create',
    summary: 'Add committees',
    body: committeeInput,
    response: one(committee),
    status: 201,
  }),
  getCommittee: defineRoute({
    method: 'GET',
    path: '/api/v1/committees/:committeeId',
    access: 'Committees List View',
    summary: 'One committee',
    params: committeeParams,
    response: one(committee),
  }),
  updateCommittee: defineRoute({
    method: 'PUT',
    path: '/api/v1/committees/:committeeId',
    access: 'Committee Update',
    summary: 'Change a committee',
    params: committeeParams,
    body: committeeChange,
    response: one(committee),
  }),
  removeCommittee: defineRoute({
    method: 'DELETE',
    path: '/api/v1/committees/:committeeId',
    access: 'Committee Update',
    summary: 'Remove a committee on which nobody served; one that has a past is dissolved instead',
    params: committeeParams,
    status: 204,
  }),
  committeeHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/committees/:committeeId/history',
    access: 'Committees List View',
    summary: 'Who changed what of a committee and its terms',
    params: committeeParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type CommitteeStatus = z.infer<typeof committeeStatus>;
export type CommitteeInput = z.infer<typeof committeeInput>;
export type CommitteeChange = z.infer<typeof committeeChange>;
export type CommitteeSummary = z.infer<typeof committeeSummary>;
export type Committee = z.infer<typeof committee>;
