import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { list, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { ratingInput, requestActionInput, requestDetails, requestParams } from './request';

/** What is done with one request: what the caller may do follows from their part in it. */
export const requestActionRoutes = {
  applyRequestAction: defineRoute({
    method: 'POST',
    path: '/api/v1/requests/:requestId/state',
    access: 'signed-in',
    summary: 'Change the status of a request: triage, start, hold, resolve, close, reopen or withdraw',
    params: requestParams,
    body: requestActionInput,
    response: one(requestDetails),
  }),
  supportRequest: defineRoute({
    method: 'PUT',
    path: '/api/v1/requests/:requestId/support',
    access: 'My Request Create',
    summary: 'Mark the caller as affected by a community request, or undo that',
    params: requestParams,
    body: z.object({ isSupporting: z.boolean() }),
    response: one(requestDetails),
  }),
  rateRequest: defineRoute({
    method: 'PUT',
    path: '/api/v1/requests/:requestId/rating',
    access: 'My Request Create',
    summary: 'Rate how a resolved or closed request was handled; reporter only',
    params: requestParams,
    body: ratingInput,
    response: one(requestDetails),
  }),
  requestHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/requests/:requestId/history',
    access: 'signed-in',
    summary: 'History of a request; internal comments only for people who handle it',
    params: requestParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};
