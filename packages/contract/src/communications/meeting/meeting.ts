import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import {
  day,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  optionalText,
  version,
} from '../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { meetingColumns } from './meeting.columns';
import { meetingKinds, meetingStatuses } from './meeting.values';
import { agendaItem } from './agenda/agenda';

export const meetingStatus = z.enum(meetingStatuses);

/** A time of day by the community's clock, `19:00`. */
const time = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 19:00.');

/** Each week or second week on its weekday, or on a weekday of each, each third or each twelfth month: `FREQ=MONTHLY;BYDAY=2TU`. */
const repeats = z
  .string()
  .max(60)
  .regex(
    /^FREQ=(WEEKLY(;INTERVAL=2)?|MONTHLY(;INTERVAL=(3|12))?;BYDAY=([1-4]|-1)(MO|TU|WE|TH|FR|SA|SU))$/,
    'Choose from the list how often the meeting repeats.',
  );

const isWebAddress = (address: string | null) =>
  address === null || (/^https?:\/\//i.test(address) && URL.canParse(address));

/** What people write of a meeting. */
const meetingFields = z.object({
  name: line(120),
  kind: z.enum(meetingKinds),
  /** By the community's calendar and clock. */
  heldOn: day,
  startTime: time,
  /** On the day after where it is not later than `startTime`. */
  endTime: time,
  place: optionalLine(200).default(null),
  onlineUrl: optionalLine(500)
    .refine(isWebAddress, 'Enter an address that starts with https://.')
    .default(null),
  isReconvened: z.boolean().default(false),
  /** How it comes back; null: it does not. */
  repeats: repeats.nullable().default(null),
  notes: optionalText(4000).default(null),
});

/** `isExecutive`: behind closed doors as a whole. It is said when a meeting is added, and never changed. */
export const meetingInput = meetingFields.extend({ isExecutive: z.boolean().default(false) });
export const meetingChange = meetingFields.extend({
  version,
  /** Why a new time is told of outside of the window of its notice. */
  noticeReason: optionalText(500).default(null),
});

export const meetingSummary = z.object({
  id,
  name: z.string(),
  kind: z.enum(meetingKinds),
  status: meetingStatus,
  startsAt: moment,
  endsAt: moment,
  place: z.string().nullable(),
  isExecutive: z.boolean(),
  version: z.int(),
  updatedAt: moment,
});

export const meeting = meetingSummary.extend({
  heldOn: day,
  startTime: z.string(),
  endTime: z.string(),
  onlineUrl: z.string().nullable(),
  isReconvened: z.boolean(),
  repeats: z.string().nullable(),
  notes: z.string().nullable(),
  openedAt: moment.nullable(),
  adjournedAt: moment.nullable(),
  /** Whether its notice went out: a new time or place is told of, too. */
  isAnnounced: z.boolean(),
  /** Without executive items for who may not see them. */
  agenda: z.array(agendaItem),
  /** Statuses that it can be brought to by the caller now. */
  moves: z.array(meetingStatus),
});

const meetingParams = z.object({ meetingId: id });

const meetingsQuery = listQuery(meetingColumns.sort).extend(filterQuery(meetingColumns));
const meetingsFilters = meetingsQuery.omit({ cursor: true, limit: true, sort: true });

export const meetingRoutes = {
  listMeetings: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings',
    access: 'Meetings List View',
    summary: 'The meetings of the community',
    query: meetingsQuery,
    response: list(meetingSummary),
  }),
  exportMeetings: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/export',
    access: 'Meetings List View',
    summary: 'All rows of the list of meetings as a file',
    query: meetingsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  meetingValues: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/values',
    access: 'Meetings List View',
    summary: 'What a filter of the list of meetings can be, counted under the others',
    query: meetingsFilters.extend(requestedValues(meetingColumns)),
    response: filterValues,
  }),
  meetingTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/totals',
    access: 'Meetings List View',
    summary: 'How many meetings there are under the filters',
    query: meetingsFilters,
    response: listTotals,
  }),
  createMeeting: defineRoute({
    method: 'POST',
    path: '/api/v1/meetings',
    access: 'Meeting Update',
    summary: 'Add a meeting',
    body: meetingInput,
    response: one(meeting),
    status: 201,
  }),
  getMeeting: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/:meetingId',
    access: 'Meetings List View',
    summary: 'One meeting with its agenda',
    params: meetingParams,
    response: one(meeting),
  }),
  updateMeeting: defineRoute({
    method: 'PUT',
    path: '/api/v1/meetings/:meetingId',
    access: 'Meeting Update',
    summary: 'Change a meeting',
    params: meetingParams,
    body: meetingChange,
    response: one(meeting),
  }),
  removeMeeting: defineRoute({
    method: 'DELETE',
    path: '/api/v1/meetings/:meetingId',
    access: 'Meeting Update',
    summary: 'Remove a draft of a meeting',
    params: meetingParams,
    status: 204,
  }),
  moveMeeting: defineRoute({
    method: 'POST',
    path: '/api/v1/meetings/:meetingId/status',
    access: 'Meeting Update',
    summary: 'Call, open, adjourn or cancel a meeting',
    params: meetingParams,
    body: z.object({ status: meetingStatus, version }),
    response: one(meeting),
  }),
  planNext: defineRoute({
    method: 'POST',
    path: '/api/v1/meetings/:meetingId/next',
    access: 'Meeting Update',
    summary:
      'Plan the next meetings of one that comes back, as drafts with its agenda: after the last that is planned',
    params: meetingParams,
    body: z.object({ count: z.int().min(1).max(12) }),
    response: one(z.array(meetingSummary)),
    status: 201,
  }),
  executiveHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/:meetingId/executive-history',
    access: 'Executive Sessions View',
    summary: 'Who changed what of the executive parts of a meeting',
    params: meetingParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  meetingHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/:meetingId/history',
    access: 'Meetings List View',
    summary: 'Who changed what of a meeting',
    params: meetingParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type MeetingStatus = z.infer<typeof meetingStatus>;
export type MeetingInput = z.infer<typeof meetingInput>;
export type MeetingChange = z.infer<typeof meetingChange>;
export type MeetingSummary = z.infer<typeof meetingSummary>;
export type Meeting = z.infer<typeof meeting>;
