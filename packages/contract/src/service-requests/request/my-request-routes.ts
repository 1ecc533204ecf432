import { z } from 'zod';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { exported, flag, id, list, listQuery, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { requestKindName } from '../kind/request-kind';
import {
  placeInput,
  requestDetails,
  requestInput,
  requestParams,
  requestPlace,
  requestReference,
  requestSummary,
} from './request';
import { myRequestColumns } from './request.columns';

/** `isOpen`: only what is still to be done. */
const query = listQuery(myRequestColumns.sort).extend(filterQuery(myRequestColumns)).extend({
  isOpen: flag,
  /** Requests about this unit, area or asset: for its page. */
  placeId: id.optional(),
});
export const myRequestFilters = query.omit({ cursor: true, limit: true, sort: true });

export const similarRequest = requestReference.extend({
  place: requestPlace.nullable(),
  supports: z.int(),
  isSupportedByMe: z.boolean(),
});

export const requestPlaces = z.object({
  /** The caller's own; all of the community for those who handle requests. */
  units: z.array(requestPlace),
  areas: z.array(requestPlace),
  assets: z.array(requestPlace),
});

/** What the caller reported, what is about their units, what they handle, and what they follow. */
export const myRequestRoutes = {
  listMyRequests: defineRoute({
    method: 'GET',
    path: '/api/v1/my-requests',
    access: 'My Requests List View',
    summary: "The caller's requests: reported, for their units, assigned to them, and followed",
    query,
    response: list(requestSummary),
  }),
  exportMyRequests: defineRoute({
    method: 'GET',
    path: '/api/v1/my-requests/export',
    access: 'My Requests List View',
    summary: "Export the list of the caller's requests",
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  myRequestValues: defineRoute({
    method: 'GET',
    path: '/api/v1/my-requests/values',
    access: 'My Requests List View',
    summary: "Filter values of the caller's requests, with counts under the other filters",
    query: myRequestFilters.extend(requestedValues(myRequestColumns)),
    response: filterValues,
  }),
  myRequestTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/my-requests/totals',
    access: 'My Requests List View',
    summary: "Number of the caller's requests under the filters",
    query: myRequestFilters,
    response: listTotals,
  }),
  requestPlaces: defineRoute({
    method: 'GET',
    path: '/api/v1/my-requests/places',
    access: 'My Request Create',
    summary: 'Places a request can be about, by part of the name or by id; up to 50 of each',
    query: z.object({ search: z.string().trim().max(80).optional(), id: id.optional() }),
    response: one(requestPlaces),
  }),
  similarRequests: defineRoute({
    method: 'GET',
    path: '/api/v1/my-requests/similar',
    access: 'My Request Create',
    summary: 'Open community requests about the same place, to follow instead of reporting again',
    query: z.object({
      kind: requestKindName,
      category: z.string().max(40).optional(),
      placeKind: placeInput.unwrap().shape.kind.optional(),
      placeId: id.optional(),
    }),
    response: one(z.array(similarRequest)),
  }),
  createMyRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/my-requests',
    access: 'My Request Create',
    summary: 'Report a request',
    body: requestInput,
    response: one(requestDetails),
    status: 201,
  }),
  getMyRequest: defineRoute({
    method: 'GET',
    path: '/api/v1/my-requests/:requestId',
    access: 'My Requests Details View',
    summary: "One of the caller's requests or a community request, with the details visible to them",
    params: requestParams,
    response: one(requestDetails),
  }),
};

export type MyRequestFilters = z.output<typeof myRequestFilters>;
export type SimilarRequest = z.infer<typeof similarRequest>;
export type RequestPlaces = z.infer<typeof requestPlaces>;
