import { z } from 'zod';
import { id, list } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { homeRelations } from '../member/member.values';

/** What somebody becomes a member with. */
export const admission = z.object({
  roleIds: z.array(id).min(1).max(20),
  /** A property that becomes theirs from that day on. */
  propertyId: id.nullable().default(null),
  /** As what it becomes theirs. */
  relation: z.enum(homeRelations).default('resident'),
});

export const offeredRole = z.object({
  id,
  name: z.string(),
  /** The caller may do all that it allows; they give no other. */
  mayGive: z.boolean(),
});

export const admissionRoutes = {
  listOfferedRoles: defineRoute({
    method: 'GET',
    path: '/api/v1/admissions/roles',
    access: 'Member Invite',
    summary: 'The roles that somebody can become a member with, and which of them the caller may give',
    response: list(offeredRole),
  }),
};

export type Admission = z.infer<typeof admission>;
export type OfferedRole = z.infer<typeof offeredRole>;
