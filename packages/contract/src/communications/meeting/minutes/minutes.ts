import { z } from 'zod';
import { storedFile } from '../../../platform/files';
import { id, moment, one, optionalText, text, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';

export const minutesStatuses = ['draft', 'approved', 'published'] as const;

/** What people write of the minutes; the executive part is never in the published file. */
export const minutesInput = z.object({
  body: text(60_000),
  executiveBody: optionalText(30_000).default(null),
});

export const minutes = z.object({
  status: z.enum(minutesStatuses),
  body: z.string(),
  /** Null for who may not see it, and where there is none. */
  executiveBody: z.string().nullable(),
  /** Whether the caller wrote last: then somebody else approves. */
  isOwn: z.boolean(),
  approvedBy: z.string().nullable(),
  approvedAt: moment.nullable(),
  publishedAt: moment.nullable(),
  /** The published PDF. */
  file: storedFile.nullable(),
  version: z.int(),
});

const params = z.object({ meetingId: id });
const versioned = z.object({ version });
const path = '/api/v1/meetings/:meetingId/minutes' as const;

export const minutesRoutes = {
  getMinutes: defineRoute({
    method: 'GET',
    path,
    access: 'Meetings List View',
    summary:
      'The minutes of a meeting: published ones for everybody, drafts for those who keep or approve them',
    params,
    response: z.object({ data: minutes.nullable() }),
  }),
  draftMinutes: defineRoute({
    method: 'POST',
    path,
    access: 'Meeting Update',
    summary: 'Draft minutes from agenda, attendance and motions, for a meeting that is over and has none',
    params,
    response: one(minutes),
    status: 201,
  }),
  updateMinutes: defineRoute({
    method: 'PUT',
    path,
    access: 'Meeting Update',
    summary: 'Change the minutes until they are published; what was approved has to be approved again',
    params,
    body: minutesInput.extend({ version }),
    bodyLimits: { bytes: 288 * 1024 },
    response: one(minutes),
  }),
  approveMinutes: defineRoute({
    method: 'POST',
    path: `${path}/approve`,
    access: 'Minutes Approve',
    summary: 'Approve minutes written by someone else',
    params,
    body: versioned,
    response: one(minutes),
  }),
  publishMinutes: defineRoute({
    method: 'POST',
    path: `${path}/publish`,
    access: 'Meeting Update',
    summary: 'Publish approved minutes as a PDF, without their executive part',
    params,
    body: versioned,
    response: one(minutes),
  }),
};

export type Minutes = z.infer<typeof minutes>;
export type MinutesInput = z.infer<typeof minutesInput>;
