import { z } from 'zod';
import { exported, id, one } from '../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../wire/route';

/** So many rows are invited by one file. */
export const maxFileRows = 200;

/** What becomes of a row: `leave` is somebody who needs no invitation. */
export const fileVerdict = z.enum(['invite', 'leave', 'error']);

export const checkedInvitation = z.object({
  /** Line of the file on which the row starts. */
  line: z.int(),
  email: z.string(),
  name: z.string(),
  roles: z.string(),
  home: z.string(),
  verdict: fileVerdict,
  /** Why it is left or cannot be invited, in the reader's language; null for one that is invited. */
  reason: z.string().nullable(),
});

export const checkedInvitations = z.object({
  rows: z.array(checkedInvitation),
  counts: z.record(fileVerdict, z.int()),
  /** Sent along: where the rows would come out otherwise by then, nobody is invited. */
  fingerprint: z.string(),
});

export const invitationFileRoutes = {
  invitationTemplate: defineRoute({
    method: 'GET',
    path: '/api/v1/invitations/template/export',
    access: 'Member Invite',
    summary: 'A file with the columns of invitations, and two rows that show what to write',
    query: z.object(exported),
    produces: exportedMedia,
  }),
  checkInvitationFile: defineRoute({
    method: 'POST',
    path: '/api/v1/invitations/check',
    access: 'Member Invite',
    summary: 'What would become of each row of an uploaded file of invitations; nobody is invited',
    body: z.object({ fileId: id }),
    response: one(checkedInvitations),
  }),
  inviteFromFile: defineRoute({
    method: 'POST',
    path: '/api/v1/invitations/from-file',
    access: 'Member Invite',
    proof: 'recent',
    summary: 'Invite every row of a checked file that can be invited; each gets a letter with a link',
    body: z.object({ fileId: id, fingerprint: z.string().min(1).max(100) }),
    response: one(checkedInvitations),
  }),
};

export type CheckedInvitation = z.infer<typeof checkedInvitation>;
export type CheckedInvitations = z.infer<typeof checkedInvitations>;
