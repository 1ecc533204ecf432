import { z } from 'zod';
import { id, one } from '../../wire/primitives';
import { inOrder, notInOrder, period } from '../../wire/fields/period';
import { defineRoute } from '../../wire/route';
import { member } from './member';
import { homeRelations } from './member.values';

/** A home that becomes a member's, as what, and for which time. */
export const memberHomeInput = z
  .object({ propertyId: id, relation: z.enum(homeRelations).default('resident'), ...period })
  .refine(inOrder, notInOrder);

export const memberHomeRoutes = {
  addMemberHome: defineRoute({
    method: 'POST',
    path: '/api/v1/members/:memberId/homes',
    access: 'Member Update',
    summary:
      'Make a property the home of a member for a time; needs "Properties List View", and "Ownership Update" or "Residency Update" too',
    params: z.object({ memberId: id }),
    body: memberHomeInput,
    response: one(member),
    status: 201,
  }),
};

export type MemberHomeInput = z.output<typeof memberHomeInput>;
