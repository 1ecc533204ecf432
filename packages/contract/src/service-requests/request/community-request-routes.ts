import { z } from 'zod';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { exported, flag, id, list, listQuery, many, one, version } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import {
  assigneeInput,
  requestAssignee,
  requestChange,
  requestDetails,
  requestEntry,
  requestParams,
  requestSummary,
} from './request';
import { requestColumns } from './request.columns';

/** `isOpen`: only what is still to be done. `isUnassigned`: only what nobody is assigned. */
const query = listQuery(requestColumns.sort)
  .extend(filterQuery(requestColumns))
  .extend({
    isOpen: flag,
    isUnassigned: flag,
    /** These requests alone: those that a work order is made from. */
    requestId: many(id),
    /** Requests about this unit, area or asset: for its page. */
    placeId: id.optional(),
    /** Requests of this member: for their page. */
    reporterId: id.optional(),
    /** Requests that work orders of this vendor are about: for its page. */
    vendorId: id.optional(),
  });
export const communityRequestFilters = query.omit({ cursor: true, limit: true, sort: true });

/** Every request of the community, but those that are about the caller. */
export const communityRequestRoutes = {
  listCommunityRequests: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests',
    access: 'Community Requests List View',
    summary: 'All requests in the community',
    query,
    response: list(requestSummary),
  }),
  exportCommunityRequests: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/export',
    access: 'Community Requests List View',
    summary: 'Export the list of community requests',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  communityRequestValues: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/values',
    access: 'Community Requests List View',
    summary: 'Filter values of the community requests, with counts under the other filters',
    query: communityRequestFilters.extend(requestedValues(requestColumns)),
    response: filterValues,
  }),
  communityRequestTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/totals',
    access: 'Community Requests List View',
    summary: 'Number of community requests under the filters',
    query: communityRequestFilters,
    response: listTotals,
  }),
  requestAssignees: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/assignees',
    access: 'Community Requests List View',
    summary: 'Possible assignees: members who handle requests, and committees',
    response: one(z.array(requestAssignee)),
  }),
  createCommunityRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/community-requests',
    access: 'Community Request Update',
    summary: 'Enter a request for someone else',
    body: requestEntry,
    response: one(requestDetails),
    status: 201,
  }),
  getCommunityRequest: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/:requestId',
    access: 'Community Requests Details View',
    summary: 'One community request with its comments',
    params: requestParams,
    response: one(requestDetails),
  }),
  updateCommunityRequest: defineRoute({
    method: 'PUT',
    path: '/api/v1/community-requests/:requestId',
    access: 'Community Request Update',
    summary: 'Edit the details, priority, due date and visibility of a request',
    params: requestParams,
    body: requestChange,
    response: one(requestDetails),
  }),
  assignRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/community-requests/:requestId/assign',
    access: 'Community Request Update',
    summary: 'Assign a request to a member or a committee; null unassigns it',
    params: requestParams,
    body: z.object({ assignee: assigneeInput, version }),
    response: one(requestDetails),
  }),
};

export type CommunityRequestFilters = z.output<typeof communityRequestFilters>;
