import { z } from 'zod';
import { memberContact } from '../../platform/member/contact/member-contact';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** What of a member's contact the caller may see: what the member shows, or all of it for who manages the members. */
export const shownContact = memberContact
  .pick({ mailingAddress: true, homePhone: true, workPhone: true, languages: true })
  .extend({
    /** Null for who may not see them. */
    emergencyContacts: memberContact.shape.emergencyContacts.nullable(),
  });

export const shownContactRoutes = {
  getMemberContact: defineRoute({
    method: 'GET',
    path: '/api/v1/members/:memberId/contact',
    access: 'Member Details View',
    summary: 'How a member is reached besides the profile, as they show it to the caller',
    params: z.object({ memberId: id }),
    response: one(shownContact),
  }),
};

export type ShownContact = z.infer<typeof shownContact>;
