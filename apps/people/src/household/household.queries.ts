import { call, defineResource, useCommand } from '@courtyard/common';
import type { HouseholdInvitation } from '@courtyard/contract/people/household/household';

export const households = defineResource({
  section: 'people',
  key: 'households',
  one: 'GET /api/v1/households/:propertyId',
});

export const useInviteToHousehold = (propertyId: string) =>
  useCommand('people', async (body: HouseholdInvitation, idempotencyKey) => {
    const params = { propertyId };
    await call('POST /api/v1/households/:propertyId/people', { params, body, idempotencyKey });
  });

/** Ends or extends; `version` is the one on screen. */
export const useHouseholdEnd = (propertyId: string) =>
  useCommand(
    'people',
    async (values: { residencyId: string; endsOn: string | null; version: number }, idempotencyKey) => {
      const { residencyId, ...body } = values;
      const params = { propertyId, residencyId };
      await call('PUT /api/v1/households/:propertyId/people/:residencyId', { params, body, idempotencyKey });
    },
  );
