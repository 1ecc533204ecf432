import { z } from 'zod';
import { id, list, moment, one, text } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { announcementParams } from './announcement';

export const announcementComment = z.object({
  id,
  author: z.string(),
  text: z.string(),
  writtenAt: moment,
  isMine: z.boolean(),
});

const comments = '/api/v1/announcements/:announcementId/comments' as const;

/** Comments: for whom the announcement is for, where it allows them. */
export const announcementCommentRoutes = {
  listAnnouncementComments: defineRoute({
    method: 'GET',
    path: comments,
    access: 'Announcements List View',
    summary: 'The comments on an announcement, the oldest first',
    params: announcementParams,
    query: z.object({
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: list(announcementComment),
  }),
  createAnnouncementComment: defineRoute({
    method: 'POST',
    path: comments,
    access: 'Announcements List View',
    summary: 'Comment on an announcement that allows it',
    params: announcementParams,
    body: z.object({ text: text(1000) }),
    response: one(announcementComment),
    status: 201,
  }),
  removeAnnouncementComment: defineRoute({
    method: 'DELETE',
    path: `${comments}/:commentId`,
    access: 'Announcements List View',
    summary: "Remove one's own comment; who writes announcements removes any",
    params: announcementParams.extend({ commentId: id }),
    status: 204,
  }),
};

export type AnnouncementComment = z.infer<typeof announcementComment>;
