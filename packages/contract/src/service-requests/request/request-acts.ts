import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { list, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { ratingInput, requestActInput, requestDetails, requestParams } from './request';

/** What is done with one request: what the caller may do follows from their part in it. */
export const requestActRoutes = {
  actOnRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/requests/:requestId/state',
    access: 'signed-in',
    summary: 'Move a request to another state: triage, start, hold, resolve, close, reopen, withdraw',
    params: requestParams,
    body: requestActInput,
    response: one(requestDetails),
  }),
  supportRequest: defineRoute({
    method: 'PUT',
    path: '/api/v1/requests/:requestId/support',
    access: 'My Request Create',
    summary: 'Say that one is affected too by a request of the community, or take that back',
    params: requestParams,
    body: z.object({ isSupporting: z.boolean() }),
    response: one(requestDetails),
  }),
  rateRequest: defineRoute({
    method: 'PUT',
    path: '/api/v1/requests/:requestId/rating',
    access: 'My Request Create',
    summary: 'Rate how a resolved or closed request was handled; its reporter alone',
    params: requestParams,
    body: ratingInput,
    response: one(requestDetails),
  }),
  requestHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/requests/:requestId/history',
    access: 'signed-in',
    summary: 'Who did what with a request; internal comments for those who handle it alone',
    params: requestParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};
