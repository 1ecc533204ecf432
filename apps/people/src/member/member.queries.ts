import { call, defineResource, useCommand } from '@courtyard/common';
import { memberPaths } from './member-paths';

export const members = defineResource({
  section: 'people',
  key: 'members',
  list: 'GET /api/v1/members',
  one: 'GET /api/v1/members/:memberId',
  history: 'GET /api/v1/members/:memberId/history',
});

/** From one member of the list to the next. */
export const memberWalk = members.walk({ to: memberPaths.details, nameOf: ({ name }) => name });

export type MembershipAct = 'suspend' | 'end' | 'bring-back';

/** Suspends a member, ends their membership or brings them back; `version` is the one on screen. */
export const useMembership = () =>
  useCommand(
    'people',
    async (values: { id: string; version: number; act: MembershipAct }, idempotencyKey) => {
      const { id: memberId, version, act } = values;
      const answer = await call(`POST /api/v1/members/:memberId/${act}`, {
        params: { memberId },
        body: { version },
        idempotencyKey,
      });
      return answer.data;
    },
  );
