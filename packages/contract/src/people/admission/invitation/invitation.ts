import { z } from 'zod';
import { sessionUser } from '../../../platform/auth';
import { filterQuery } from '../../../wire/fields/filter-query';
import {
  emailAddress,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  version,
} from '../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { admissionFields, homeDaysInOrder } from '../admission';
import { roleOfMember } from '../../member/member';
import { invitationColumns } from './invitation.columns';
import { invitationStatuses, maxInvited, notInvitedReasons } from './invitation.values';

/** Somebody was asked to become a member; until they accept they are a member with the status `invited`. */
export const invitation = z.object({
  id,
  memberId: id,
  name: z.string(),
  email: z.string(),
  roles: z.array(roleOfMember),
  status: z.enum(invitationStatuses),
  invitedBy: z.string(),
  sentAt: moment,
  expiresAt: moment,
  version: z.int(),
});

/** A name is for one address alone. */
export const invitationInput = admissionFields
  .extend({ emails: z.array(emailAddress).min(1).max(maxInvited), name: optionalLine(120).default(null) })
  .refine(...homeDaysInOrder)
  .refine(({ emails, name }) => name === null || emails.length === 1, {
    path: ['name'],
    message: 'Enter a name only with a single address.',
  });

/** What became of each address. */
export const invitationsSent = z.object({
  invited: z.array(z.string()),
  left: z.array(z.object({ email: z.string(), reason: z.enum(notInvitedReasons) })),
});

const invitationParams = z.object({ invitationId: id });
const versioned = z.object({ version });
const token = z.string().min(20).max(200);

/** What who holds the link is shown. */
export const invitationOffer = z.object({
  email: z.string(),
  name: z.string(),
  /** They have a password, from another community. */
  hasPassword: z.boolean(),
});

const invitationsQuery = listQuery(invitationColumns.sort).extend(filterQuery(invitationColumns));
export const invitationsFilters = invitationsQuery.omit({ cursor: true, limit: true, sort: true });

export const invitationRoutes = {
  listInvitations: defineRoute({
    method: 'GET',
    path: '/api/v1/invitations',
    access: 'Member Invite',
    summary: 'Who was invited, and what became of it',
    query: invitationsQuery,
    response: list(invitation),
  }),
  exportInvitations: defineRoute({
    method: 'GET',
    path: '/api/v1/invitations/export',
    access: 'Member Invite',
    summary: 'All rows of the list of invitations as a file',
    query: invitationsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/api/v1/invitations',
    access: 'Member Invite',
    proof: 'recent',
    summary:
      'Invite one or several addresses, with roles that the caller may give; each gets a letter with a link',
    body: invitationInput,
    response: one(invitationsSent),
  }),
  resendInvitation: defineRoute({
    method: 'POST',
    path: '/api/v1/invitations/:invitationId/resend',
    access: 'Member Invite',
    summary: 'Send an open or expired invitation again, with a new link; the one before works no more',
    params: invitationParams,
    body: versioned,
    response: one(invitation),
  }),
  revokeInvitation: defineRoute({
    method: 'POST',
    path: '/api/v1/invitations/:invitationId/revoke',
    access: 'Member Invite',
    summary: 'Take back an invitation that was not accepted: its link works no more',
    params: invitationParams,
    body: versioned,
    response: one(invitation),
  }),
  readInvitation: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/invitation',
    access: 'public',
    readOnly: true,
    summary: 'What the link of an invitation offers. Only who holds the link is told anything.',
    body: z.object({ token }),
    response: one(invitationOffer),
  }),
  acceptInvitation: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/invitation/accept',
    access: 'public',
    summary:
      'Become a member by the link of an invitation, and sign in: with a new password, or with the one that the person has already. Sent twice it makes one member.',
    body: z.object({ token, displayName: line(120), password: z.string().min(1).max(200) }),
    response: one(sessionUser),
  }),
};

export type InvitationOffer = z.infer<typeof invitationOffer>;
export type Invitation = z.infer<typeof invitation>;
export type InvitationInput = z.output<typeof invitationInput>;
