import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { storedFile } from '../../platform/files';
import { audience, namedAudience } from '../../platform/notifications/audience/audience';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { richText, richTextBodyLimits } from '../../wire/fields/rich-text';
import { day, exported, id, line, list, listQuery, moment, one, version } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { announcementColumns } from './announcement.columns';
import { announcementCategories, announcementStatuses, announcementWays } from './announcement.values';

export const announcementStatus = z.enum(announcementStatuses);
export const announcementCategory = z.enum(announcementCategories);

/** What people write of an announcement. Once it is published its audience stays. */
export const announcementInput = z.object({
  title: line(150),
  category: announcementCategory.default('general'),
  body: richText,
  audience,
  /** Passes do not disturb, and goes by e-mail at once, to those without an account too. */
  isUrgent: z.boolean().default(false),
  /** Stands above the others. */
  isPinned: z.boolean().default(false),
  allowsComments: z.boolean().default(false),
  /** The last day on which it is read. */
  expiresOn: day.nullable().default(null),
  /** Files from `POST /api/v1/files`; pictures of the text are named by it alone. */
  fileIds: z.array(id).max(20).default([]),
});
export const announcementChange = announcementInput.extend({ version });

const shared = {
  id,
  title: z.string(),
  category: announcementCategory,
  isUrgent: z.boolean(),
  isPinned: z.boolean(),
  /** When it was published, or will be; null for a draft. */
  publishesAt: moment.nullable(),
  expiresOn: day.nullable(),
  /** Who wrote it. */
  author: z.string(),
  status: announcementStatus,
};

/** As its authors see it in their list. */
export const announcementSummary = z.object({
  ...shared,
  /** How many people it is for; 0 before it is published. */
  recipients: z.int(),
  /** How many of them have opened it. */
  readers: z.int(),
  version: z.int(),
  updatedAt: moment,
});

/** One of those whom it is for, or would be if it were published now. */
const announcementReached = z.object({
  key: id,
  name: z.string(),
  email: z.string().nullable(),
  /** `none`: they have no account, or may not see announcements, and it is not urgent or no address is known. */
  way: z.enum(announcementWays),
});

/** As those whom it is for see it among the others. */
export const feedAnnouncement = z.object({
  ...shared,
  /** How it begins, as plain text. */
  beginning: z.string(),
  isRead: z.boolean(),
  comments: z.int(),
  files: z.int(),
});

export const announcement = announcementSummary.extend({
  body: richText,
  /** The pictures of the text, with links. */
  pictures: z.array(storedFile),
  files: z.array(storedFile),
  allowsComments: z.boolean(),
  comments: z.int(),
  /** Null for those who do not write announcements. */
  audience: namedAudience.nullable(),
  /** Whether it is for the caller, who then counts among its readers. */
  isForMe: z.boolean(),
  isRead: z.boolean(),
});

export const announcementReader = z.object({
  key: id,
  name: z.string(),
  email: z.string().nullable(),
  hasAccount: z.boolean(),
  /** Null for who has not opened it. */
  readAt: moment.nullable(),
});

export const announcementParams = z.object({ announcementId: id });
const announcementsQuery = listQuery(announcementColumns.sort).extend(filterQuery(announcementColumns));
const announcementsFilters = announcementsQuery.omit({ cursor: true, limit: true, sort: true });
const asRead = z.object({ version });
const records = '/api/v1/announcements' as const;
const record = `${records}/:announcementId` as const;
const view = 'Announcements List View';
const write = 'Announcement Update';

export const announcementRoutes = {
  listAnnouncements: defineRoute({
    method: 'GET',
    path: records,
    access: write,
    summary: 'All announcements of the community, for those who write them',
    query: announcementsQuery,
    response: list(announcementSummary),
  }),
  exportAnnouncements: defineRoute({
    method: 'GET',
    path: `${records}/export`,
    access: write,
    summary: 'All rows of the list of announcements as a file',
    query: announcementsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  announcementValues: defineRoute({
    method: 'GET',
    path: `${records}/values`,
    access: write,
    summary: 'What a filter of the list of announcements can be, counted under the others',
    query: announcementsFilters.extend(requestedValues(announcementColumns)),
    response: filterValues,
  }),
  announcementTotals: defineRoute({
    method: 'GET',
    path: `${records}/totals`,
    access: write,
    summary: 'How many announcements there are under the filters',
    query: announcementsFilters,
    response: listTotals,
  }),
  announcementFeed: defineRoute({
    method: 'GET',
    path: `${records}/feed`,
    access: view,
    summary: 'What is published for the caller, pinned ones first, then the newest',
    query: z.object({
      search: z.string().trim().max(200).optional(),
      category: announcementCategory.optional(),
      unread: z.literal('true').optional(),
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: list(feedAnnouncement),
  }),
  createAnnouncement: defineRoute({
    method: 'POST',
    path: records,
    access: write,
    summary: 'Write an announcement, as a draft',
    body: announcementInput,
    bodyLimits: richTextBodyLimits,
    response: one(announcement),
    status: 201,
  }),
  getAnnouncement: defineRoute({
    method: 'GET',
    path: record,
    access: view,
    summary: 'One announcement with its text and files, for its authors and those whom it is for',
    params: announcementParams,
    response: one(announcement),
  }),
  announcementReach: defineRoute({
    method: 'GET',
    path: `${record}/reach`,
    access: write,
    alsoNeeds: 'Members List View',
    summary: 'The first twenty of those whom it is for that a search finds, and how it reaches each of them',
    params: announcementParams,
    query: z.object({ search: z.string().trim().max(120).optional() }),
    response: one(z.array(announcementReached)),
  }),
  updateAnnouncement: defineRoute({
    method: 'PUT',
    path: record,
    access: write,
    summary: 'Change an announcement; the audience of one that is published stays',
    params: announcementParams,
    body: announcementChange,
    bodyLimits: richTextBodyLimits,
    response: one(announcement),
  }),
  removeAnnouncement: defineRoute({
    method: 'DELETE',
    path: record,
    access: write,
    summary: 'Remove an announcement that was never published, and let go of its files',
    params: announcementParams,
    status: 204,
  }),
  publishAnnouncement: defineRoute({
    method: 'POST',
    path: `${record}/publish`,
    access: write,
    summary: 'Publish a draft now, or at a time on the calendar of the community',
    params: announcementParams,
    body: asRead.extend({
      /** On the calendar of the community; null for now. */
      publishesOn: day.nullable(),
      /** Of that day, from midnight. */
      minutes: z.int().min(0).max(1439).default(540),
    }),
    response: one(announcement),
  }),
  withdrawAnnouncement: defineRoute({
    method: 'POST',
    path: `${record}/withdraw`,
    access: write,
    summary: 'Take back an announcement: a scheduled one is a draft again, a published one is read no more',
    params: announcementParams,
    body: asRead,
    response: one(announcement),
  }),
  duplicateAnnouncement: defineRoute({
    method: 'POST',
    path: `${record}/duplicate`,
    access: write,
    summary: 'Begin a draft with the words and the audience of another; files stay with that one',
    params: announcementParams,
    response: one(announcement),
    status: 201,
  }),
  readAnnouncement: defineRoute({
    method: 'POST',
    path: `${record}/read`,
    access: view,
    summary: 'Note that the caller has opened it, the first time that they did',
    params: announcementParams,
    status: 204,
  }),
  announcementReaders: defineRoute({
    method: 'GET',
    path: `${record}/readers`,
    access: write,
    alsoNeeds: 'Members List View',
    summary: 'Whom it is for, and when each of them first opened it',
    params: announcementParams,
    query: z.object({
      search: z.string().trim().max(200).optional(),
      state: z.enum(['read', 'unread']).optional(),
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: list(announcementReader),
  }),
  announcementHistory: defineRoute({
    method: 'GET',
    path: `${record}/history`,
    access: write,
    summary: 'Who changed what of an announcement',
    params: announcementParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type AnnouncementStatus = z.infer<typeof announcementStatus>;
export type AnnouncementCategory = z.infer<typeof announcementCategory>;
export type AnnouncementInput = z.infer<typeof announcementInput>;
export type AnnouncementChange = z.infer<typeof announcementChange>;
export type AnnouncementSummary = z.infer<typeof announcementSummary>;
export type AnnouncementReached = z.infer<typeof announcementReached>;
export type FeedAnnouncement = z.infer<typeof feedAnnouncement>;
export type AnnouncementReader = z.infer<typeof announcementReader>;
export type Announcement = z.infer<typeof announcement>;
