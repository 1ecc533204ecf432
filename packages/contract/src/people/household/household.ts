import { z } from 'zod';
import { day, emailAddress, id, line, one, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { memberStatus } from '../member/member';
import { residencyKind } from '../../properties/occupancy/occupancy';

/** Somebody who was let in to live in a home: for a lease, or as family. */
export const householdMember = z.object({
  residencyId: id,
  name: z.string(),
  /** Null where it is not shown to the caller, who did not invite them either. */
  email: z.string().nullable(),
  kind: residencyKind,
  startsOn: day,
  /** The last day of the lease, and of what it allows; null for family without an end. */
  endsOn: day.nullable(),
  /** `invited` until they accept. */
  status: memberStatus,
  version: z.int(),
});

export const household = z.object({
  /** The caller owns the property, or records who lives in all of them. */
  canInvite: z.boolean(),
  /** Those whose time is not over. */
  people: z.array(householdMember),
});

/** A tenant has a lease with a last day; family may stay for as long as nobody ends it. */
export const householdInvitation = z
  .object({
    email: emailAddress,
    name: line(120),
    kind: residencyKind.default('resident'),
    startsOn: day,
    endsOn: day.nullable().default(null),
  })
  .refine(({ kind, endsOn }) => kind !== 'tenant' || endsOn !== null, {
    path: ['endsOn'],
    message: 'A lease needs an end date.',
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    path: ['endsOn'],
    message: 'The end date is before the start date.',
  });

export const householdEnd = z.object({ endsOn: day.nullable().default(null) });

const homeParams = z.object({ propertyId: id });

export const householdRoutes = {
  getHousehold: defineRoute({
    method: 'GET',
    path: '/api/v1/households/:propertyId',
    access: 'Household Invite',
    summary: 'Tenants and family who were invited to a home, for who may open it',
    params: homeParams,
    response: one(household),
  }),
  inviteToHousehold: defineRoute({
    method: 'POST',
    path: '/api/v1/households/:propertyId/people',
    access: 'Household Invite',
    proof: 'recent',
    summary:
      'Invite a tenant or somebody of the family to a home that one owns; they get the role of a tenant until the last day',
    params: homeParams,
    body: householdInvitation,
    response: one(household),
    status: 201,
  }),
  changeHouseholdEnd: defineRoute({
    method: 'PUT',
    path: '/api/v1/households/:propertyId/people/:residencyId',
    access: 'Household Invite',
    summary: 'End or extend the time of a tenant or of somebody of the family',
    params: homeParams.extend({ residencyId: id }),
    body: householdEnd.extend({ version }),
    response: one(household),
  }),
};

export type Household = z.infer<typeof household>;
export type HouseholdMember = z.infer<typeof householdMember>;
export type HouseholdInvitation = z.infer<typeof householdInvitation>;
