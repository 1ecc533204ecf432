import { z } from 'zod';
import { flag, id, one, text } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { requestDetails, requestParams } from '../request/request';
import { maxCommentLength } from '../request/request.values';

/** The text has every mention as `@name`; `mentions` says who they are. */
export const requestCommentInput = z.object({
  text: text(maxCommentLength),
  isInternal: z.boolean().default(false),
  mentions: z.array(id).max(20).default([]),
  /** Files from `POST /api/v1/files`. */
  fileIds: z.array(id).max(10, 'Choose up to 10 files. Add the rest in another comment.').default([]),
});

export const requestCommentRoutes = {
  writeRequestComment: defineRoute({
    method: 'POST',
    path: '/api/v1/requests/:requestId/comments',
    access: 'signed-in',
    summary: 'Comment on a request, or write an internal comment; comments can’t be edited',
    params: requestParams,
    body: requestCommentInput,
    response: one(requestDetails),
    status: 201,
    // Several times the text that it takes: who pastes too much reads how much that is.
    bodyLimits: { bytes: 262_144 },
  }),
  requestMentionChoices: defineRoute({
    method: 'GET',
    path: '/api/v1/requests/:requestId/mentions',
    access: 'signed-in',
    summary: 'People who can be mentioned in a comment because they can read it',
    params: requestParams,
    query: z.object({
      isInternal: flag,
      search: z.string().trim().max(80).optional(),
    }),
    response: one(z.array(z.object({ id, name: z.string() }))),
  }),
};

export type RequestCommentInput = z.output<typeof requestCommentInput>;
