import { z } from 'zod';
import { bulkChange, bulkAnswer, bulkLimits } from '../../../wire/fields/chosen-rows';
import { one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { invitationsFilters } from './invitation';

const again = bulkChange(invitationsFilters, {});

/** What would come of sending invitations again: who would get one, the first 100 by their address, and who not, with the reason. */
export const resendPreview = z.object({
  count: z.int(),
  emails: z.array(z.string()),
  leftCount: z.int(),
  left: z.array(z.object({ email: z.string(), said: z.string() })),
});

/** Many invitations at once. */
export const bulkInvitationRoutes = {
  previewResend: defineRoute({
    method: 'POST',
    path: '/api/v1/invitations/resend/preview',
    access: 'Member Invite',
    readOnly: true,
    summary: 'Who would get their invitation again, and who not, with the reason; nothing is sent',
    bodyLimits: bulkLimits,
    body: again,
    response: one(resendPreview),
  }),
  resendInvitations: defineRoute({
    method: 'POST',
    path: '/api/v1/invitations/resend',
    access: 'Member Invite',
    summary:
      'Send many invitations again, each with a new link; those that cannot be are named with the reason',
    bodyLimits: bulkLimits,
    body: again,
    response: one(bulkAnswer),
  }),
};

export type ResendPreview = z.infer<typeof resendPreview>;
