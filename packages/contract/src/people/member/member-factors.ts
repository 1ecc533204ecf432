import { z } from 'zod';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

export const memberFactors = z.object({
  /** A passkey or an authenticator app; which, is the member's own matter. */
  hasFactor: z.boolean(),
});

const params = z.object({ memberId: id });
const path = '/api/v1/members/:memberId/factors';

export const memberFactorRoutes = {
  getMemberFactors: defineRoute({
    method: 'GET',
    path,
    access: 'Member Update',
    summary: 'Whether a member has a second factor',
    params,
    response: one(memberFactors),
  }),
  removeMemberFactors: defineRoute({
    method: 'DELETE',
    path,
    access: 'Member Update',
    proof: 'recent',
    summary:
      'Remove the second factors of a member who lost them. By who may do all that the member may; the member is told.',
    params,
    status: 204,
  }),
};

export type MemberFactors = z.infer<typeof memberFactors>;
