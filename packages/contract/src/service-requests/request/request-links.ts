import { z } from 'zod';
import { id, one, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { requestDetails, requestParams } from './request';

/** Duplicates and related requests: for those who handle requests of the community. */
export const requestLinkRoutes = {
  mergeRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/community-requests/:requestId/merge',
    access: 'Community Request Update',
    summary: 'Merge a duplicate into another request; reporters still see only their own',
    params: requestParams,
    body: z.object({ intoId: id, version }),
    response: one(requestDetails),
  }),
  linkRequest: defineRoute({
    method: 'PUT',
    path: '/api/v1/community-requests/:requestId/related/:otherId',
    access: 'Community Request Update',
    summary: 'Link two related requests',
    params: requestParams.extend({ otherId: id }),
    response: one(requestDetails),
  }),
  unlinkRequest: defineRoute({
    method: 'DELETE',
    path: '/api/v1/community-requests/:requestId/related/:otherId',
    access: 'Community Request Update',
    summary: 'Remove the link between two requests',
    params: requestParams.extend({ otherId: id }),
    response: one(requestDetails),
  }),
};
