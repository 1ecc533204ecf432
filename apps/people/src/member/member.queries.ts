import { call, defineResource, useCommand } from '@courtyard/common';
import type { MemberPersonalDetails } from '@courtyard/contract/people/member/member-particulars';
import type { MemberHomeInput } from '@courtyard/contract/people/member/member-home';
import type { MergeInput } from '@courtyard/contract/people/member/merge';
import { memberPaths } from './member-paths';

export const members = defineResource({
  section: 'people',
  key: 'members',
  list: 'GET /api/v1/members',
  one: 'GET /api/v1/members/:memberId',
  history: 'GET /api/v1/members/:memberId/history',
});

/** From one member of the list to the next. */
export const memberPager = members.pager({ to: memberPaths.details, nameOf: ({ name }) => name });

export type MembershipAction = 'suspend' | 'end' | 'bring-back';

/** Suspends a member, ends their membership or brings them back; `version` is the one on screen. */
export const useMembership = () =>
  useCommand(
    'people',
    async (values: { id: string; version: number; action: MembershipAction }, idempotencyKey) => {
      const { id: memberId, version, action } = values;
      const answer = await call(`POST /api/v1/members/:memberId/${action}`, {
        params: { memberId },
        body: { version },
        idempotencyKey,
      });
      return answer.data;
    },
  );

/** Makes a property the home of a member for a time. */
export const useAddHome = (memberId: string) =>
  useCommand('people', (body: MemberHomeInput, idempotencyKey) =>
    call('POST /api/v1/members/:memberId/homes', { params: { memberId }, body, idempotencyKey }),
  );

/** How a member is called and reached, for who manages members. */
export const fetchPersonalDetails = async (memberId: string) =>
  (await call('GET /api/v1/members/:memberId/particulars', { params: { memberId } })).data;

/** Corrects how a member is called and reached; `version` is the one on screen. */
export const useCorrect = (memberId: string) =>
  useCommand('people', async (body: MemberPersonalDetails, idempotencyKey) => {
    const path = 'PUT /api/v1/members/:memberId/particulars';
    return (await call(path, { params: { memberId }, body, idempotencyKey })).data;
  });

/** What becomes of a member and of another record of the same person. */
export const useMergePreview = (id: string, otherId: string | null) =>
  members.useRead('GET /api/v1/members/:memberId/merge/:otherId', {
    ids: [id, otherId ?? ''],
    enabled: otherId !== null,
  });

/** Merges another record of the same person into a member's. */
export const useMerge = (id: string) =>
  useCommand('people', async ({ otherId, ...body }: { otherId: string } & MergeInput, idempotencyKey) => {
    const answer = await call('POST /api/v1/members/:memberId/merge/:otherId', {
      params: { memberId: id, otherId },
      body,
      idempotencyKey,
    });
    return answer.data;
  });

/** How a member is reached besides the profile, as they show it. */
export const useMemberContact = (memberId: string) =>
  members.useRead('GET /api/v1/members/:memberId/contact', { ids: [memberId] });

/** Looks on as a member, read-only. */
export const useViewAs = () =>
  useCommand('people', async (memberId: string, idempotencyKey) => {
    const path = 'POST /api/v1/members/:memberId/view-as';
    return (await call(path, { params: { memberId }, idempotencyKey })).data;
  });

/** Whether a member has a second factor, for who may remove it. */
export const useMemberFactors = (memberId: string, options: { enabled: boolean }) =>
  members.useRead('GET /api/v1/members/:memberId/factors', { ids: [memberId], ...options });

/** Removes the second factors of a member who lost them. */
export const useRemoveMemberFactors = () =>
  useCommand('people', async ({ id: memberId }: { id: string }, idempotencyKey) =>
    call('DELETE /api/v1/members/:memberId/factors', { params: { memberId }, idempotencyKey }),
  );
