import { z } from 'zod';
import { viewAs } from '../../platform/member/session/view-as';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

export const memberViewAsRoutes = {
  viewAsMember: defineRoute({
    method: 'POST',
    path: '/api/v1/members/:memberId/view-as',
    access: 'Member View As',
    // It opens what somebody else sees.
    proof: 'recent',
    // The answer holds a token.
    withoutReplay: true,
    summary:
      'View the community as a member, read-only, for 30 minutes. Both histories say so; nobody views as a member who may do more',
    params: z.object({ memberId: id }),
    response: one(viewAs),
  }),
};
