import { z } from 'zod';
import { id } from '../../wire/primitives';
import { homeRelations } from '../member/member.values';
import { roleEnds } from '../role/role';

/** What somebody becomes a member with. */
export const admission = z.object({
  roleIds: z.array(id).min(1).max(20),
  ends: roleEnds,
  /** A property that becomes theirs from that day on. */
  propertyId: id.nullable().default(null),
  /** As what it becomes theirs. */
  relation: z.enum(homeRelations).default('resident'),
});

export type Admission = z.infer<typeof admission>;
